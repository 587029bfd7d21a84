import { useEffect, useRef, useState } from 'react'
import { useDraft } from '#client/drafts.ts'
import { tenantChoice } from '#client/tenant-choice.ts'
import type { Field } from '#model/schema/entity.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { conflictsOf } from './conflict.ts'
import { changedNames, draftOf, type FormValues } from './form-values.ts'

/** Unsaved input: the changed fields, and their values before the change. */
interface RecordDraft {
  values: FormValues
  over: FormValues
}

interface DraftInput {
  consoleResource: ConsoleResource
  fields: readonly Field[]
  /** Values the form was filled from; null for a new record. */
  record: FormValues | null
  start: FormValues
  values: FormValues
  /** True once the record is saved and no draft is needed. */
  saved(): boolean
}

/** The effect of a draft on the current record. */
export interface DraftOffer {
  savedAt: Date
  /** The fields that the draft changed. */
  values: FormValues
  /** The record at the time of the draft. */
  over: FormValues
  /** True if the draft and another user set a field to different values. */
  conflicts: boolean
}

const SHAPE = 2

/**
 * The draft of a record's form. Drafts are separate by tenant, because two tenants may have records
 * with the same id.
 */
export function useRecordDraft({
  consoleResource,
  fields,
  record,
  start,
  values,
  saved,
}: DraftInput) {
  const id = String(record?.['id'] ?? 'create')
  const draft = useDraft<RecordDraft>(
    `${tenantChoice.get()?.id ?? 'own'}/${consoleResource.name}/${id}`,
    {
      shape: SHAPE,
      recordVersion: (record?.['version'] as number | undefined) ?? null,
    },
  )
  const [offered, setOffered] = useState(draft.offered)
  const keeps = useRef(false)
  const now = JSON.stringify(values)
  useEffect(() => {
    if (saved()) return
    const changed = changedNames(fields, start, { ...start, ...values })
    const among = fields.filter((field) => changed.includes(field.name))
    if (among.length > 0)
      draft.keep({ values: draftOf(among, values), over: draftOf(among, start) })
    else if (keeps.current) draft.clear()
    keeps.current = among.length > 0
    // `values` is a new object on every change; the effect depends on its content.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [now])
  const offer = (): DraftOffer | null => {
    if (!offered) return null
    const known = (formValues: FormValues) =>
      Object.fromEntries(
        Object.entries(formValues).filter(([name]) => fields.some((field) => field.name === name)),
      )
    const mine = known(offered.value.values)
    const over = { ...start, ...known(offered.value.over) }
    return {
      savedAt: offered.savedAt,
      values: mine,
      over,
      conflicts: conflictsOf(fields, over, { ...start, ...mine }, start).length > 0,
    }
  }
  return {
    offer: offer(),
    answered: () => setOffered(null),
    forget: () => {
      draft.clear()
      setOffered(null)
    },
    clear: draft.clear,
  }
}
