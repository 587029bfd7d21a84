import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useFormContext, useWatch, type FieldErrors, type Resolver } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import {
  Form,
  useRecordContext,
  useRegisterMutationMiddleware,
  useSaveContext,
  type RaRecord,
} from 'react-admin'
import { isEmpty } from '#catalog/fields/empty-value.tsx'
import type { Entity, Field } from '#model/schema/entity.ts'
import { keyFromName } from '#model/lib/ids.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { errorBody } from '../core/data-provider.ts'
import { recordPath } from '../core/registry.ts'
import { SaveConflict } from '../form-state/conflict-dialog.tsx'
import { DraftNote } from '../form-state/draft-note.tsx'
import {
  changedNames,
  faultsOf,
  formSections,
  startValues,
  toSend,
  withoutNull,
  type FormValues,
} from '../form-state/form-values.ts'
import { FormImpact } from '../impact/save-impact.tsx'
import { LeaveGuard } from '../page-parts/leave-guard.tsx'
import { isSameValue } from '../history/record-diff.ts'
import { SaveBar } from './save-bar.tsx'
import { useScreenResource } from '../page-parts/screen-context.tsx'
import { useRecordDraft } from '../form-state/use-record-draft.ts'

interface RecordFormProps {
  children: ReactNode
  /** Initial values of a new record, in addition to the defaults. */
  given?: FormValues | undefined
  /** In a dialog over another form: without a leave guard, and with the dialog's footer. */
  inPlace?: boolean
  /** By default, goes to the record's page, or to the list of its resource. */
  onDiscard?(): void
}

/** Keeps unsaved input when a fresher copy of the same record arrives. */
const KEEP_TYPED = { keepDirtyValues: true }

/**
 * react-admin's form with the checks of the resource's schema, a draft that survives a reload, and
 * conflict resolution. Belongs into a `RecordEdit` or `RecordCreate`.
 */
export function RecordForm({ children, given, inPlace = false, onDiscard }: RecordFormProps) {
  const consoleResource = useScreenResource()
  const found = useRecordContext()
  // A new record may be prefilled, but has no id yet.
  const record = found?.id === undefined ? undefined : found
  const mode = record ? 'edit' : 'create'
  const fields = useMemo(
    () =>
      formSections(consoleResource.entity, consoleResource.resource, mode).flatMap(
        (section) => section.fields,
      ),
    [consoleResource, mode],
  )
  const [base, setBase] = useState<FormValues | null>(record ?? null)
  const start = useMemo(
    () => ({ ...startValues(fields, base), ...(base ? {} : { ...found, ...given }) }),
    [fields, base, given, found],
  )
  const resolver = useMemo(
    () => schemaResolver(consoleResource.entity, fields),
    [consoleResource, fields],
  )
  const saving = useSaving(fields, base)
  const navigate = useNavigate()
  const back =
    record && consoleResource.resource.operations.includes('get')
      ? recordPath(consoleResource, record.id)
      : consoleResource.resource.path
  return (
    <Form
      className={inPlace ? 'c-form c-form-in-place' : 'c-form'}
      noValidate
      mode="onTouched"
      delayError={AFTER_CLICK}
      record={base ?? {}}
      defaultValues={start}
      resolver={resolver}
      resetOptions={KEEP_TYPED}
      disableInvalidFormNotification
      onSubmit={(values: FormValues) =>
        saving.send(values, base?.['version'] as number | undefined)
      }
    >
      <FormBody
        consoleResource={consoleResource}
        fields={fields}
        record={record}
        base={base}
        start={start}
        saving={saving}
        inPlace={inPlace}
        onFresher={setBase}
        onDiscard={onDiscard ?? (() => navigate(back))}
      >
        {children}
      </FormBody>
    </Form>
  )
}

/**
 * Milliseconds until a fault shows. The press of a button takes the focus from a field: its fault
 * would move the button away before the click ends.
 */
const AFTER_CLICK = 300

/**
 * Validates with the check of the server. A field that is left empty is a fault of saving, and none
 * of leaving the field.
 */
function schemaResolver(entity: Entity, fields: readonly Field[]): Resolver<FormValues> {
  return (values, _context, { names }) => {
    const isLeaving = names?.length === 1 && fields.length > 1
    const errors = Object.fromEntries(
      Object.entries(faultsOf(entity, fields, withoutNull(fields, values)))
        .filter(([name]) => !isLeaving || !isEmpty(values[name]))
        .map(([name, message]) => [name, { type: 'schema', message }]),
    )
    return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} }
  }
}

type Saving = ReturnType<typeof useSaving>

/**
 * Saves through react-admin's save context. Rejections are returned by field; `problem` is one
 * sentence for the form, and `current` the version that another user saved in the meantime.
 */
function useSaving(fields: readonly Field[], base: FormValues | null) {
  const { save } = useSaveContext()
  const [problem, setProblem] = useState('')
  const [current, setCurrent] = useState<FormValues | null>(null)
  const failure = useRef<unknown>(null)
  const saved = useRef(false)
  const clear = useRef(() => {})
  useRegisterMutationMiddleware(
    useCallback(async (...[resource, params, next]: MutationArguments) => {
      try {
        const answer = await next(resource, params)
        saved.current = true
        clear.current()
        return answer
      } catch (error) {
        failure.current = error
        throw error
      }
    }, []),
  )
  const send = async (filled: FormValues, version: number | undefined) => {
    failure.current = null
    setProblem('')
    const values = toSend(fields, withoutNull(fields, filled))
    try {
      await save!(base ? { ...values, version } : values)
    } catch (error) {
      // A check before the request refused.
      failure.current ??= error
    }
    const error = failure.current
    if (!error) return undefined
    const { errors, current: theirs } = errorBody(error)
    if (theirs) setCurrent(theirs)
    const own = Object.entries(errors).filter(([name]) =>
      fields.some((field) => field.name === name),
    )
    const others = Object.entries(errors).filter(([name]) => !own.some(([one]) => one === name))
    setProblem(
      [messageOf(error), ...others.map(([, message]) => message)]
        .filter((text, at, all) => text && all.indexOf(text) === at)
        .join(' '),
    )
    return Object.fromEntries(own)
  }
  return { send, problem, setProblem, current, setCurrent, saved, clear }
}

type Mutate = (resource: string, params: unknown) => Promise<unknown>
type MutationArguments = [...Parameters<Mutate>, Mutate]

interface FormBodyProps {
  consoleResource: ReturnType<typeof useScreenResource>
  fields: readonly Field[]
  record: RaRecord | undefined
  base: FormValues | null
  start: FormValues
  saving: Saving
  inPlace: boolean
  onFresher(record: FormValues): void
  onDiscard(): void
  children: ReactNode
}

/** The inputs between the draft's note and the save bar. */
function FormBody({
  consoleResource,
  fields,
  record,
  base,
  start,
  saving,
  inPlace,
  onFresher,
  onDiscard,
  children,
}: FormBodyProps) {
  const form = useFormContext<FormValues>()
  const values = withoutNull(fields, useWatch({ control: form.control }))
  const { isSubmitting, errors } = form.formState
  const now = { ...start, ...values }
  const changed = changedNames(fields, start, now)
  const { saved, clear, problem, setProblem, current, setCurrent } = saving
  const draft = useRecordDraft({
    consoleResource,
    fields,
    record: base,
    start,
    values,
    saved: () => saved.current,
  })
  clear.current = draft.clear
  useFresherRecord({ record, base, before: start }, fields, onFresher)
  useProposedKey(consoleResource.entity, base === null, values)
  useFocusOnFault(fields, errors)
  const discard = () => {
    draft.clear()
    saved.current = true
    form.reset(start)
    setProblem('')
    onDiscard()
  }
  return (
    <>
      <DraftNote
        draft={draft}
        fields={fields}
        start={start}
        onFill={(chosen) => fillIn(form, fields, chosen)}
      />
      <FormImpact consoleResource={consoleResource}>
        {children}
        <SaveBar
          consoleResource={consoleResource}
          mode={base ? 'edit' : 'create'}
          changes={changed.length}
          problem={problem}
          inPlace={inPlace}
          onDiscard={discard}
        />
      </FormImpact>
      {!inPlace && <LeaveGuard when={changed.length > 0 && !isSubmitting} ignored={saved} />}
      {current && (
        <SaveConflict
          consoleResource={consoleResource}
          fields={fields}
          base={start}
          mine={now}
          theirs={current}
          onCancel={() => setCurrent(null)}
          onChoose={async (chosen) => {
            setCurrent(null)
            for (const [name, value] of Object.entries(chosen)) form.setValue(name, value)
            const faults = await saving.send(chosen, current['version'] as number | undefined)
            for (const [name, message] of Object.entries(faults ?? {}))
              form.setError(name, { type: 'server', message })
          }}
        />
      )}
    </>
  )
}

/** Fills the fields that a draft contains. */
function fillIn(
  form: ReturnType<typeof useFormContext<FormValues>>,
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

/** Focuses the first fault in the order of the form, after each attempt to save. */
function useFocusOnFault(fields: readonly Field[], errors: FieldErrors<FormValues>): void {
  const { setFocus, formState } = useFormContext<FormValues>()
  const { submitCount, isSubmitting } = formState
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return
    const first = fields.find(({ name }) => name in errors)
    // Runs after React has rendered the faults, so that screen readers read the message with the
    // field.
    if (first) setTimeout(() => setFocus(first.name), 0)
    // Typing changes the faults, and must not move the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting])
}

/**
 * The form starts with the list's copy of the record; the server's copy replaces it if the person
 * has not changed the same fields. Otherwise saving reports the conflict.
 */
function useFresherRecord(
  {
    record,
    base,
    before,
  }: { record: FormValues | undefined; base: FormValues | null; before: FormValues },
  fields: readonly Field[],
  onTaken: (record: FormValues) => void,
): void {
  const { getValues } = useFormContext<FormValues>()
  useEffect(() => {
    if (!record || !base || record === base) return
    const after = startValues(fields, record)
    const now = withoutNull(fields, getValues())
    const touched = (name: string) => !isSameValue(before[name], now[name])
    const moved = changedNames(fields, before, after)
    if (!moved.some((name) => touched(name) && !isSameValue(now[name], after[name])))
      onTaken(record)
    // Runs only when a record arrives.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [record])
}

/** Proposes a key from the name until the person types one. */
function useProposedKey(entity: Entity, isNew: boolean, values: FormValues): void {
  const { getValues, setValue, formState } = useFormContext<FormValues>()
  const proposed = useRef('')
  const name = values[entity.label]
  const proposes = isNew && entity.idKind === 'key' && entity.label !== 'id'
  useEffect(() => {
    if (!proposes || typeof name !== 'string') return
    const now = getValues('id') ?? ''
    if (now !== proposed.current) return
    proposed.current = name.trim() ? keyFromName(name) : ''
    setValue('id', proposed.current, { shouldValidate: formState.isSubmitted })
    // Depends on the name only: the key is the person's once it was typed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [proposes, name])
}
