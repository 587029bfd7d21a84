import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Field } from '#model/entity.ts'
import { errorBody } from '../core/data-provider.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { controlId } from './form-field.tsx'
import { toSend, type FormValues } from './form-values.ts'
import { useRecordDraft } from './use-record-draft.ts'

/** Focuses the first field with a fault, in form order. */
export function focusFault(
  fields: readonly Field[],
  faults: Record<string, unknown>,
  scope: string,
): void {
  const first = fields.map((field) => field.name).find((name) => name in faults)
  // Runs after React has rendered the faults, so that screen readers read the message with the
  // field.
  if (first) setTimeout(() => document.getElementById(controlId(first, scope))?.focus(), 0)
}

interface SavingInput {
  of: ConsoleResource
  fields: readonly Field[]
  /** Values the form was filled from; null for a new record. */
  base: FormValues | null
  start: FormValues
  values: FormValues
  form: UseFormReturn<FormValues>
  /** Prefix of the controls' ids. */
  scope: string
  save(values: FormValues, version: number | undefined): Promise<unknown>
  onSaved(saved: unknown): void
}

/**
 * Saves the form, and keeps its values as a draft until then. Shows rejections at their fields, or
 * in one sentence for the form; `current` is the version that another user saved in the meantime.
 */
export function useSaving({
  of,
  fields,
  base,
  start,
  values,
  form,
  scope,
  save,
  onSaved,
}: SavingInput) {
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState('')
  const [current, setCurrent] = useState<FormValues | null>(null)
  const saved = useRef(false)
  const draft = useRecordDraft({
    of,
    fields,
    record: base,
    start,
    values,
    saved: () => saved.current,
  })
  const send = async (filled: FormValues, version: number | undefined) => {
    setSaving(true)
    setProblem('')
    try {
      const answer = await save(toSend(fields, filled), version)
      saved.current = true
      draft.clear()
      onSaved(answer)
    } catch (error) {
      const { errors, current: theirs } = errorBody(error)
      if (theirs) setCurrent(theirs)
      for (const [name, message] of Object.entries(errors))
        if (fields.some((field) => field.name === name))
          form.setError(name, { type: 'server', message })
      const elsewhere = Object.entries(errors).filter(
        ([name]) => !fields.some((field) => field.name === name),
      )
      setProblem(
        [(error as Error).message, ...elsewhere.map(([, message]) => message)]
          .filter((text, i, all) => text && all.indexOf(text) === i)
          .join(' '),
      )
      focusFault(fields, errors, scope)
    } finally {
      setSaving(false)
    }
  }
  return { send, saving, problem, setProblem, current, setCurrent, saved, draft }
}
