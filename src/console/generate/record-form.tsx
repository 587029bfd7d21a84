import { useEffect, useMemo, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form'
import { useDraft } from '#client/drafts.ts'
import { fieldTypeOf } from '#catalog/fields/definitions.ts'
import { relativeMoment } from '#catalog/fields/moments.ts'
import type { Entity, Field } from '#model/entity.ts'
import { keyFromName } from '#model/ids.ts'
import { Button } from '#ui/base/button.tsx'
import { errorBody } from '../data-provider.ts'
import type { ConsoleResource } from '../registry.ts'
import { c } from '../words.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { controlId, FormField } from './form-field.tsx'
import { changedNames, draftOf, faultsOf, formSections, startValues, toSend, type FormSection, type Values } from './form-values.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { SaveBar } from './save-bar.tsx'

interface RecordFormProps {
  of: ConsoleResource
  /** Absent when a record is made. */
  record?: Values & { id: string | number }
  /** Writes; a rejection keeps everything typed. */
  save(values: Values, version: number | undefined): Promise<unknown>
  onSaved(saved: unknown): void
  onDiscard(): void
}

/** The form of any resource, with the checks of its schema, a draft that survives a reload, and a way out of conflicts. */
export function RecordForm({ of, record, save, onSaved, onDiscard }: RecordFormProps) {
  const mode = record ? 'edit' : 'create'
  const sections = useMemo(() => formSections(of.entity, of.resource, mode), [of, mode])
  const fields = useMemo(() => sections.flatMap((section) => section.fields), [sections])
  const start = useMemo(() => startValues(fields, record ?? null), [fields, record])
  const form = useForm<Values>({
    defaultValues: start,
    resolver: useMemo(() => schemaResolver(of.entity, fields), [of, fields]),
  })
  const values = useWatch({ control: form.control }) as Values
  const changed = changedNames(fields, start, { ...start, ...values })
  const draft = useDraft<Values>(`${of.name}/${record?.id ?? 'create'}`, { recordVersion: (record?.['version'] as number | undefined) ?? null })
  const [offered, setOffered] = useState(draft.offered)
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState('')
  const [current, setCurrent] = useState<Values | null>(null)
  const saved = useRef(false)

  useEffect(() => {
    if (changed.length > 0 && !saved.current) draft.keep(draftOf(fields, values))
    // `values` is a new object on every change; its content is what counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [JSON.stringify(values)])

  useProposedKey(of, mode, form, values)

  const send = async (given: Values, version: number | undefined) => {
    setSaving(true)
    setProblem('')
    try {
      const answer = await save(toSend(fields, given), version)
      saved.current = true
      draft.clear()
      onSaved(answer)
    } catch (error) {
      const { errors, current: theirs } = errorBody(error)
      if (theirs) setCurrent(theirs)
      for (const [name, message] of Object.entries(errors)) if (fields.some((field) => field.name === name)) form.setError(name, { type: 'server', message })
      const elsewhere = Object.entries(errors).filter(([name]) => !fields.some((field) => field.name === name))
      setProblem([(error as Error).message, ...elsewhere.map(([, message]) => message)].filter((text, i, all) => text && all.indexOf(text) === i).join(' '))
      focusFault(fields.map((field) => field.name), errors)
    } finally {
      setSaving(false)
    }
  }
  const submit = form.handleSubmit(
    (given) => send(given, record?.['version'] as number | undefined),
    (faults) => {
      setProblem(c('console.form.faults', { count: Object.keys(faults).length }))
      focusFault(fields.map((field) => field.name), faults)
    },
  )
  const discard = () => {
    draft.clear()
    form.reset(start)
    setProblem('')
    onDiscard()
  }
  return (
    <FormProvider {...form}>
      <form className="c-form" noValidate onSubmit={(event) => void submit(event)} aria-label={of.entity.title}>
        {offered && (
          <DraftNote
            savedAt={offered.savedAt}
            onRestore={() => {
              for (const [name, value] of Object.entries(offered.value)) if (name in start) form.setValue(name, value ?? undefined, { shouldDirty: true })
              setOffered(null)
            }}
            onForget={() => {
              draft.clear()
              setOffered(null)
            }}
          />
        )}
        {sections.map((section) => (
          <SectionFields key={section.title} section={section} />
        ))}
        <SaveBar of={of} mode={mode} changes={changed.length} problem={problem} saving={saving} onDiscard={discard} />
      </form>
      <LeaveGuard when={changed.length > 0 && !saving} ignored={saved} />
      {current && record && (
        <ConflictDialog
          entity={of.entity}
          fields={fields}
          base={start}
          mine={{ ...start, ...values }}
          theirs={current}
          onCancel={() => setCurrent(null)}
          onChoose={(chosen) => {
            setCurrent(null)
            for (const [name, value] of Object.entries(chosen)) form.setValue(name, value)
            void send(chosen, current['version'] as number | undefined)
          }}
        />
      )}
    </FormProvider>
  )
}

/** A condition is built over the whole width. */
const needsWidth = (field: Field) => fieldTypeOf(field.node) === 'condition'

function SectionFields({ section }: { section: FormSection }) {
  return (
    <section className={section.fields.some(needsWidth) ? 'c-form-section c-form-section-wide' : 'c-form-section'} aria-label={section.title}>
      <div className="c-form-head">
        <h2>{section.title}</h2>
        {section.purpose && <p>{section.purpose}</p>}
      </div>
      <div className="c-form-fields">
        {section.fields.map((field) => (
          <FormField key={field.name} field={field} />
        ))}
      </div>
    </section>
  )
}

/** What an earlier visit typed and did not save. */
function DraftNote({ savedAt, onRestore, onForget }: { savedAt: Date; onRestore(): void; onForget(): void }) {
  return (
    <p className="c-note" role="status">
      {c('console.draft.found', { when: relativeMoment(savedAt, new Date()) })}
      <Button size="s" onClick={onRestore}>
        {c('console.draft.restore')}
      </Button>
      <Button size="s" variant="quiet" onClick={onForget}>
        {c('console.draft.forget')}
      </Button>
    </p>
  )
}

function schemaResolver(entity: Entity, fields: readonly Field[]): Resolver<Values> {
  return (values) => {
    const faults = faultsOf(entity, fields, values)
    const errors = Object.fromEntries(Object.entries(faults).map(([name, message]) => [name, { type: 'schema', message }])) as FieldErrors<Values>
    return Object.keys(faults).length ? { values: {}, errors } : { values, errors: {} }
  }
}

function focusFault(order: readonly string[], faults: Record<string, unknown>): void {
  const first = order.find((name) => name in faults)
  // After React has drawn the faults, so that the sentence is read with the field.
  if (first) setTimeout(() => document.getElementById(controlId(first))?.focus(), 0)
}

/** A chosen key follows the name until somebody writes one by hand. */
function useProposedKey(of: ConsoleResource, mode: 'create' | 'edit', form: ReturnType<typeof useForm<Values>>, values: Values): void {
  const proposed = useRef('')
  const name = values[of.entity.label]
  const proposes = mode === 'create' && of.entity.idKind === 'key' && of.entity.label !== 'id'
  useEffect(() => {
    if (!proposes || typeof name !== 'string') return
    const now = form.getValues('id') ?? ''
    if (now !== proposed.current) return
    proposed.current = name.trim() ? keyFromName(name) : ''
    form.setValue('id', proposed.current, { shouldValidate: form.formState.isSubmitted })
  }, [proposes, name, form])
}
