import { useEffect, useRef, useState } from 'react'
import { useDraft } from '#client/drafts.ts'
import { tenantChoice } from '#client/tenant-choice.ts'
import type { Field } from '#model/entity.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { conflictsOf } from './conflict.ts'
import { changedNames, draftOf, type Values } from './form-values.ts'

/** What was typed and not saved: the fields that were changed, and what stood there before. */
interface RecordDraft {
  values: Values
  over: Values
}

interface DraftInput {
  of: ConsoleResource
  fields: readonly Field[]
  /** What the form was filled from; null for a new record. */
  record: Values | null
  start: Values
  values: Values
  /** True once there is nothing left to keep. */
  saved(): boolean
}

/** What a draft would do to the record as it is now. */
export interface DraftOffer {
  savedAt: Date
  /** The fields that the draft had changed. */
  values: Values
  /** The record as it was when the draft was typed. */
  over: Values
  /** Both the draft and somebody else changed a field, to different values. */
  conflicts: boolean
}

const SHAPE = 2

/**
 * The draft of a record's form. Each tenant has its own: two of them may have records of the same
 * id.
 */
export function useRecordDraft({ of, fields, record, start, values, saved }: DraftInput) {
  const id = String(record?.['id'] ?? 'create')
  const draft = useDraft<RecordDraft>(`${tenantChoice.get()?.id ?? 'own'}/${of.name}/${id}`, {
    shape: SHAPE,
    recordVersion: (record?.['version'] as number | undefined) ?? null,
  })
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
    // `values` is a new object on every change; its content is what counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [now])
  const offer = (): DraftOffer | null => {
    if (!offered) return null
    const known = (given: Values) =>
      Object.fromEntries(
        Object.entries(given).filter(([name]) => fields.some((field) => field.name === name)),
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
