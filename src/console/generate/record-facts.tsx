import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { FieldTitle, useRecordContext } from 'react-admin'
import type { FieldSpec } from '#catalog/fields/admin.ts'
import { fieldDefinitions } from '#catalog/fields/definitions.ts'
import { fieldOf } from '#catalog/fields/field-of.ts'
import { fieldOfSpec } from '#catalog/fields/schema-input.tsx'
import { belongsTo, type Entity } from '#model/schema/entity.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { useScreenResource } from '../page-parts/screen-context.tsx'

interface FactProps {
  source?: string
  label?: ReactNode
}

const propsOf = (child: ReactNode): FactProps =>
  isValidElement(child) ? (child as ReactElement<FactProps>).props : {}

/** The children whose field applies to the record, each with its schema field. */
function useFields(children: ReactNode) {
  const { entity } = useScreenResource()
  const record = useRecordContext() ?? {}
  return Children.toArray(children)
    .map((child) => {
      const { source, label } = propsOf(child)
      return { child, source, label, field: source ? entity.field(source) : undefined }
    })
    .filter(({ field }) => !field || belongsTo(field, record))
}

/** Fields of the record as pairs of title and value, like react-admin's `SimpleShowLayout`. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="c-facts">
    <FactRows>{children}</FactRows>
  </dl>
)

/** The rows of a list of facts, without fields that do not apply to this record. */
export function FactRows({ children }: { children: ReactNode }) {
  return useFields(children).map(({ child, source, label, field }, at) => (
    <div key={source ?? at}>
      <dt>
        <FieldTitle label={label ?? field?.node.title} source={source} />
      </dt>
      <dd>{child}</dd>
    </div>
  ))
}

/** A titled part of a record's page; fields that need the whole width follow the short ones. */
export function RecordSection({ title, children }: { title: string; children: ReactNode }) {
  const fields = useFields(children)
  if (fields.length === 0) return null
  const isWide = ({ field }: (typeof fields)[number]) =>
    !!field && fieldOf(fieldDefinitions, field.node).wide
  const short = fields.filter((field) => !isWide(field))
  return (
    <section className="c-section">
      <h2>{title}</h2>
      {short.length > 0 && <Facts>{short.map(({ child }) => child)}</Facts>}
      {fields.filter(isWide).map(({ child, source, field }) => (
        <div key={source} className="c-wide-field">
          {(fields.length > 1 || field!.node.title !== title) && (
            <h3>{field!.node.title ?? source}</h3>
          )}
          {child}
        </div>
      ))}
    </section>
  )
}

/** The react-admin fields of an entity's fields. */
export const factElements = (
  entity: Entity,
  names: readonly string[],
  targetOf: FieldSpec['targetOf'] = () => undefined,
): ReactElement[] =>
  names.flatMap((source) => {
    const field = entity.field(source)
    return field ? [fieldOfSpec({ source, node: field.node, required: false, targetOf })] : []
  })

/** The sections of a record's page, as a developer would write them. */
export const sectionElements = ({ entity, resource }: ConsoleResource): ReactElement[] =>
  resource.show.sections
    .filter(({ fields }) => fields.length > 0)
    .map(({ title, fields }) => (
      <RecordSection key={title} title={title}>
        {factElements(entity, fields)}
      </RecordSection>
    ))
