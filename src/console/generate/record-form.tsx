import { useEffect, useMemo, useRef, useState } from 'react'
import {
  FormProvider,
  useForm,
  useWatch,
  type FieldErrors,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import { fieldTypeOf } from '#catalog/fields/definitions.ts'
import { belongsTo, type Entity, type Field } from '#model/entity.ts'
import { keyFromName } from '#model/ids.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { c } from '../core/messages.ts'
import { ConflictDialog, type ConflictDialogProps } from './conflict-dialog.tsx'
import { DraftNote } from './draft-note.tsx'
import { FormField } from './form-field.tsx'
import {
  changedNames,
  faultsOf,
  formSections,
  startValues,
  type FormSection,
  type FormValues,
} from './form-values.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { isSameValue } from './record-diff.ts'
import { SaveBar } from './save-bar.tsx'
import { focusFault, useSaving } from './use-saving.ts'

interface RecordFormProps {
  of: ConsoleResource
  /** Absent on creation. */
  record?: FormValues & { id: string | number }
  /** Initial values of a new record, in addition to the defaults. */
  given?: FormValues | undefined
  /** In a dialog over another form: without a leave guard, and with the dialog's footer. */
  inPlace?: boolean
  /** Writes the record; a rejection keeps everything typed. */
  save(values: FormValues, version: number | undefined): Promise<unknown>
  onSaved(saved: unknown): void
  onDiscard(): void
}

/**
 * The form of any resource, with the checks of its schema, a draft that survives a reload, and
 * conflict resolution.
 */
export function RecordForm({
  of,
  record,
  given,
  inPlace = false,
  save,
  onSaved,
  onDiscard,
}: RecordFormProps) {
  const mode = record ? 'edit' : 'create'
  const { sections, fields, base, setBase, start, form, values, changed } = useRecordValues({
    of,
    record,
    given,
    mode,
  })
  const scope = inPlace ? `${of.entity.id}-` : ''
  const { send, saving, problem, setProblem, current, setCurrent, saved, draft } = useSaving({
    of,
    fields,
    base,
    start,
    values,
    form,
    scope,
    save,
    onSaved,
  })

  useFresherRecord(record, base, fields, form, setBase)
  useProposedKey(of, mode, form, values)

  const submit = form.handleSubmit(
    (filled) => send(filled, base?.['version'] as number | undefined),
    (faults) => {
      setProblem(c('console.form.faults', { count: Object.keys(faults).length }))
      focusFault(fields, faults, scope)
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
      <DraftNote
        draft={draft}
        fields={fields}
        start={start}
        onFill={(chosen) => fillIn(form, fields, chosen)}
      />
      <form
        className={inPlace ? 'c-form c-form-in-place' : 'c-form'}
        noValidate
        onSubmit={(event) => {
          // React bubbles events from a dialog to the form that opened it.
          event.stopPropagation()
          void submit(event)
        }}
        aria-label={of.entity.title}
      >
        {sections.map((section) => (
          <SectionFields key={section.title} section={section} values={values} scope={scope} />
        ))}
        <SaveBar
          of={of}
          mode={mode}
          changes={changed.length}
          problem={problem}
          saving={saving}
          inPlace={inPlace}
          onDiscard={discard}
        />
      </form>
      {!inPlace && <LeaveGuard when={changed.length > 0 && !saving} ignored={saved} />}
      {current && (
        <SaveConflict
          of={of}
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

interface RecordValuesInput {
  of: ConsoleResource
  record: FormValues | undefined
  given: FormValues | undefined
  mode: 'create' | 'edit'
}

/** The fields of a record's form with their initial and current values. */
function useRecordValues({ of, record, given, mode }: RecordValuesInput) {
  const sections = useMemo(() => formSections(of.entity, of.resource, mode), [of, mode])
  const fields = useMemo(() => sections.flatMap((section) => section.fields), [sections])
  const [base, setBase] = useState<FormValues | null>(record ?? null)
  const start = useMemo(
    () => ({ ...startValues(fields, base), ...(base ? {} : given) }),
    [fields, base, given],
  )
  const form = useForm<FormValues>({
    defaultValues: start,
    resolver: useMemo(() => schemaResolver(of.entity, fields), [of, fields]),
  })
  const values = useWatch({ control: form.control }) as FormValues
  const changed = changedNames(fields, start, { ...start, ...values })
  return { sections, fields, base, setBase, start, form, values, changed }
}

/** Fills the fields that a draft contains. */
function fillIn(
  form: UseFormReturn<FormValues>,
  fields: readonly Field[],
  chosen: FormValues,
): void {
  // Drafts are JSON, which has no undefined.
  for (const field of fields)
    if (field.name in chosen)
      form.setValue(
        field.name,
        chosen[field.name] === null && !field.nullable ? undefined : chosen[field.name],
        { shouldDirty: true },
      )
}

/** Resolves a save conflict with another user: shows both versions by field. */
function SaveConflict({
  of,
  ...sides
}: { of: ConsoleResource } & Omit<ConflictDialogProps, 'description' | 'action'>) {
  const { updatedBy, version } = sides.theirs
  return (
    <ConflictDialog
      {...sides}
      description={c('console.conflict.text', {
        who: String(updatedBy ?? '') || of.entity.title,
        version: Number(version ?? 0),
      })}
      action={c('console.conflict.save')}
    />
  )
}

/** These editors take the full width. */
const needsWidth = (field: Field) =>
  ['condition', 'elements', 'script'].includes(fieldTypeOf(field.node))

/**
 * Leaves out fields that do not apply to the chosen kind; their values are kept and return with
 * that kind.
 */
function SectionFields({
  section,
  values,
  scope,
}: {
  section: FormSection
  values: FormValues
  scope: string
}) {
  const fields = section.fields.filter((field) => belongsTo(field, values))
  if (fields.length === 0) return null
  return (
    <section
      className={fields.some(needsWidth) ? 'c-form-section c-form-section-wide' : 'c-form-section'}
      aria-label={section.title}
    >
      <div className="c-form-head">
        <h2>{section.title}</h2>
        {section.purpose && <p>{section.purpose}</p>}
      </div>
      <div className="c-form-fields">
        {fields.map((field) => (
          <FormField key={field.name} field={field} scope={scope} />
        ))}
      </div>
    </section>
  )
}

function schemaResolver(entity: Entity, fields: readonly Field[]): Resolver<FormValues> {
  return (values) => {
    const faults = faultsOf(entity, fields, values)
    const errors = Object.fromEntries(
      Object.entries(faults).map(([name, message]) => [name, { type: 'schema', message }]),
    ) as FieldErrors<FormValues>
    return Object.keys(faults).length ? { values: {}, errors } : { values, errors: {} }
  }
}

/**
 * The form starts with the list's copy of the record; the server's copy replaces it if the person
 * has not changed a differing field. Otherwise the form stays, and saving shows both versions.
 */
function useFresherRecord(
  record: FormValues | undefined,
  base: FormValues | null,
  fields: readonly Field[],
  form: ReturnType<typeof useForm<FormValues>>,
  onTaken: (record: FormValues) => void,
): void {
  useEffect(() => {
    if (!record || !base || record === base) return
    const [before, after] = [startValues(fields, base), startValues(fields, record)]
    const now = form.getValues()
    const moved = changedNames(fields, before, after)
    const touched = (name: string) => !isSameValue(before[name], now[name])
    if (moved.some((name) => touched(name) && !isSameValue(now[name], after[name]))) return
    for (const name of moved) form.setValue(name, after[name])
    onTaken(record)
    // Runs only when a record arrives.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [record])
}

/** Proposes a key from the name until the person types one. */
function useProposedKey(
  of: ConsoleResource,
  mode: 'create' | 'edit',
  form: ReturnType<typeof useForm<FormValues>>,
  values: FormValues,
): void {
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
