import { Children, isValidElement, useState, type ReactElement, type ReactNode } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { fieldTypeOf } from '#catalog/fields/definitions.ts'
import { belongsTo } from '#model/schema/entity.ts'
import type { FormValues } from '../form-state/form-values.ts'
import { useScreenResource } from '../page-parts/screen-context.tsx'

interface FormSectionProps {
  title: string
  /** One line about the purpose of the section. */
  purpose?: string | undefined
  /** Shows only the title until it is opened, or a field in it has a fault. */
  folded?: boolean
  children: ReactNode
}

/** These editors take the full width. */
const wideEditors = new Set(['actions', 'condition', 'elements', 'mjml', 'script', 'object-schema'])

const sourceOf = (child: ReactNode): string =>
  isValidElement(child)
    ? String((child as ReactElement<{ source?: string }>).props.source ?? '')
    : ''

/**
 * A titled part of a form. Leaves out inputs that do not apply to the chosen kind; their values are
 * kept and return with that kind.
 */
export function FormSection({ title, purpose, folded, children }: FormSectionProps) {
  const { entity } = useScreenResource()
  const { control } = useFormContext<FormValues>()
  const values: FormValues = useWatch({ control })
  const { errors } = useFormState({ control })
  const shown = Children.toArray(children).filter((child) => {
    const field = entity.field(sourceOf(child))
    return !field || belongsTo(field, values)
  })
  if (shown.length === 0) return null
  const inputs = <div className="c-form-fields">{shown}</div>
  if (folded)
    return (
      <FoldedSection title={title} open={shown.some((child) => sourceOf(child) in errors)}>
        {inputs}
      </FoldedSection>
    )
  const isWide = shown.some((child) => {
    const field = entity.field(sourceOf(child))
    return !!field && wideEditors.has(fieldTypeOf(field.node))
  })
  return (
    <section
      className={isWide ? 'c-form-section c-form-section-wide' : 'c-form-section'}
      aria-label={title}
    >
      <div className="c-form-head">
        <h2>{title}</h2>
        {purpose && <p>{purpose}</p>}
      </div>
      {inputs}
    </section>
  )
}

/** Keeps its inputs mounted while it is closed, so that their values are part of the form. */
const FoldedSection = ({
  title,
  open,
  children,
}: {
  title: string
  open: boolean
  children: ReactNode
}) => {
  // A section that a fault or the person has opened stays open without the fault.
  const [isUnfolded, setUnfolded] = useState(open)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setUnfolded(true)
  }
  return (
    <section className="c-form-section c-form-folded" aria-label={title}>
      <details open={isUnfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
        <summary>{title}</summary>
        {children}
      </details>
    </section>
  )
}
