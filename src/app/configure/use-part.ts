import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { api, ApiError } from '#client/api.ts'
import { drafts } from '#client/drafts.ts'
import { stableJson } from '#model/lib/stable-json.ts'
import type { Campaign } from '#model/schema/entities.generated.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { toast } from '#ui/base/toast-state.ts'
import { campaignKey, useConfigure, type SaveStatus } from './configure-context.ts'
import { tConfigure as t } from './messages.ts'

type CampaignPart = 'messaging' | 'steps' | 'targets' | 'schedule'

export interface PartEditor<Value> {
  value: Value
  change: (next: Value | ((before: Value) => Value)) => void
  save: () => Promise<CampaignView | null>
  status: SaveStatus
  /** The server's version after a conflicting save; null once a person has closed it. */
  conflict: Campaign | null
  /** Leaves a conflict for later: it is shown again by the next save that a person asks for. */
  closeConflict: () => void
  takeTheirs: () => void
  overwrite: () => void
  message: string
}

const AUTOSAVE = 1200
/** The database changes the order of keys. */
const same = (a: unknown, b: unknown) => stableJson(a) === stableJson(b)

interface Kept<Value> {
  value: Value
  /** The value before it was edited. */
  base: Value
  /** The value last sent whose answer did not arrive; the server may have it. */
  sent?: Value
}

const DRAFT_SHAPE = 2

/** Keeps an unsaved value in this browser. */
function keepDraft<Value>(
  draftKey: string,
  { value, base, sent, version }: Kept<Value> & { version: number },
): void {
  const draft: Kept<Value> = { value, base, sent }
  drafts.write(draftKey, draft, { shape: DRAFT_SHAPE, recordVersion: version })
}

/** Forgets the unsaved value once it is saved, unless it was changed since. */
function dropDraft(draftKey: string, saved: unknown): void {
  const draft = drafts.read<Kept<unknown>>(draftKey, DRAFT_SHAPE)
  if (draft && same(draft.value.value, saved)) drafts.clear(draftKey)
}

/** Whether a newer value is no conflict: this form began with it, or sent it. */
const isFromHere = (newer: unknown, { value, base, sent }: Kept<unknown>): boolean =>
  [value, base, ...(sent === undefined ? [] : [sent])].some((known) => same(newer, known))

/** The campaign that a save conflicts with; null for other errors. */
async function conflicting(error: unknown, id: string): Promise<Campaign | null> {
  if (!(error instanceof ApiError) || error.status !== 409 || error.code !== 'conflict') return null
  return (
    (error.facts['current'] as Campaign | undefined) ??
    (await api.get<CampaignView>(`/campaigns/${id}`).catch(() => null))
  )
}

/**
 * The state of a part's form: rendering uses React state, saving uses `now`, which is independent
 * of renders.
 */
function usePartState<P extends CampaignPart>(part: P) {
  type Value = Campaign[P]
  const { campaign } = useConfigure()
  const draftKey = `campaign.${campaign.id}.${part}`
  const [kept] = useState(() => drafts.read<Kept<Value>>(draftKey, DRAFT_SHAPE))
  const [value, setValue] = useState<Value>(() => kept?.value.value ?? campaign[part])
  const [status, setStatus] = useState<SaveStatus>(kept ? 'changed' : 'saved')
  const [message, setMessage] = useState('')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [conflict, setConflict] = useState<Campaign | null>(null)
  const now = useRef({
    value,
    base: kept?.value.base ?? campaign[part],
    sent: kept?.value.sent,
    version: kept?.recordVersion ?? campaign.version,
    timer: 0,
    running: null as Promise<CampaignView | null> | null,
    alive: true,
  })
  return {
    part,
    campaign,
    draftKey,
    kept,
    now,
    value,
    setValue,
    status,
    setStatus,
    message,
    setMessage,
    savedAt,
    setSavedAt,
    conflict,
    setConflict,
  }
}

type PartState<P extends CampaignPart> = ReturnType<typeof usePartState<P>>

/** Saves the current value; returns null on failure, with the reason in the state. */
function usePut<P extends CampaignPart>({
  part,
  campaign,
  draftKey,
  now,
  setValue,
  setStatus,
  setMessage,
  setSavedAt,
  setConflict,
}: PartState<P>) {
  type Value = Campaign[P]
  const client = useQueryClient()
  const put = useCallback(
    async (again = true): Promise<CampaignView | null> => {
      const state = now.current
      const before = { ...state }
      const sent = (state.sent = state.value)
      // A later visit recognizes the value as sent, also if the answer never arrives.
      if (drafts.read(draftKey, DRAFT_SHAPE)) keepDraft<Value>(draftKey, state)
      setStatus('saving')
      try {
        const view = await api.put<CampaignView>(`/campaigns/${campaign.id}/${part}`, {
          [part]: sent,
          version: state.version,
        })
        state.version = view.version
        state.base = view[part]
        state.sent = undefined
        setConflict(null)
        client.setQueryData(campaignKey(campaign.id), view)
        if (state.value !== sent) {
          keepDraft<Value>(draftKey, state)
          // Its step was left, so no timer saves the last change.
          if (!state.alive) return put()
          setStatus('changed')
          return view
        }
        dropDraft(draftKey, sent)
        if (!state.alive) return view
        state.value = view[part]
        setValue(view[part])
        setStatus('saved')
        setSavedAt(new Date())
        setMessage('')
        return view
      } catch (error) {
        const current = await conflicting(error, campaign.id)
        if (current && again && isFromHere(current[part], before)) {
          state.version = current.version
          state.base = current[part]
          return put(false)
        }
        const reason = error instanceof Error ? error.message : t('conf.save.noReason')
        if (!state.alive)
          toast({ title: t('conf.save.failed', { reason }), variant: 'destructive' })
        if (current) setConflict(current)
        else setMessage(reason)
        setStatus(current ? 'conflict' : 'failed')
        return null
      }
    },
    [
      campaign.id,
      part,
      client,
      draftKey,
      now,
      setValue,
      setStatus,
      setMessage,
      setSavedAt,
      setConflict,
    ],
  )
  return put
}

type Put = ReturnType<typeof usePut>

/** Saves one at a time, and again a moment later if the value changed during a save. */
function useSave<P extends CampaignPart>({ part, now }: PartState<P>, put: Put) {
  const save = useCallback(async (): Promise<CampaignView | null> => {
    const state = now.current
    window.clearTimeout(state.timer)
    if (state.running) await state.running
    state.running = put()
    const view = await state.running
    state.running = null
    if (view && state.alive && !same(state.value, view[part])) {
      window.clearTimeout(state.timer)
      state.timer = window.setTimeout(() => void save(), AUTOSAVE)
    }
    return view
  }, [put, part, now])
  return save
}

/** The two resolutions of a conflict: the server's value, or the typed one. */
function useConflictChoice<P extends CampaignPart>(
  { part, campaign, draftKey, now, conflict, setValue, setStatus, setConflict }: PartState<P>,
  save: () => Promise<CampaignView | null>,
) {
  const client = useQueryClient()
  const takeTheirs = () => {
    if (!conflict) return
    const state = now.current
    state.version = conflict.version
    state.base = state.value = conflict[part]
    drafts.clear(draftKey)
    setValue(conflict[part])
    setConflict(null)
    setStatus('saved')
    void client.invalidateQueries({ queryKey: campaignKey(campaign.id) })
  }
  const overwrite = () => {
    if (!conflict) return
    now.current.version = conflict.version
    now.current.base = conflict[part]
    setConflict(null)
    void save()
  }
  return { takeTheirs, overwrite }
}

/**
 * One part of the campaign as a form: keeps typed values here at once and saves them a moment later
 * with the version they are based on. A newer version is a conflict only if this part differs; then
 * both are kept until the person chooses.
 */
export function usePart<P extends CampaignPart>(part: P): PartEditor<Campaign[P]> {
  type Value = Campaign[P]
  const { report, setSaver } = useConfigure()
  const own = usePartState(part)
  const {
    campaign,
    draftKey,
    kept,
    now,
    value,
    setValue,
    status,
    setStatus,
    message,
    savedAt,
    conflict,
    setConflict,
  } = own
  const put = usePut(own)
  const save = useSave(own, put)
  const [closedVersion, setClosedVersion] = useState<number | null>(null)
  const saveNow = useCallback(() => {
    setClosedVersion(null)
    // Shown again by the answer, unless the conflict is over.
    setConflict(null)
    return save()
  }, [save, setConflict])

  const change = useCallback(
    (next: Value | ((before: Value) => Value)) => {
      const state = now.current
      const wanted =
        typeof next === 'function' ? (next as (before: Value) => Value)(state.value) : next
      if (same(wanted, state.value)) return
      state.value = wanted
      setValue(wanted)
      setStatus('changed')
      keepDraft<Value>(draftKey, state)
      window.clearTimeout(state.timer)
      state.timer = window.setTimeout(() => void save(), AUTOSAVE)
    },
    [draftKey, save, now, setStatus, setValue],
  )

  // Saves what an earlier visit left unsaved; leaving the page saves pending edits.
  useEffect(() => {
    const state = now.current
    state.alive = true
    if (kept && !same(state.value, state.base))
      state.timer = window.setTimeout(() => void save(), AUTOSAVE)
    else if (kept) setStatus('saved')
    return () => {
      state.alive = false
      window.clearTimeout(state.timer)
      if (drafts.read(draftKey, DRAFT_SHAPE) && !state.running) void put()
    }
  }, [kept, save, put, draftKey, now, setStatus])

  // Adopts a newer campaign silently if this part did not change, or if this form sent the change;
  // otherwise only if nothing was typed.
  useEffect(() => {
    const state = now.current
    if (campaign.version <= state.version || state.running) return
    const newer = campaign[part]
    const isTyped = !same(state.value, state.base) && !same(state.value, newer)
    if (isTyped && !isFromHere(newer, state)) return
    state.version = campaign.version
    state.base = newer
    if (isTyped) return
    window.clearTimeout(state.timer)
    dropDraft(draftKey, state.value)
    state.value = newer
    setValue(newer)
    setConflict(null)
    setStatus('saved')
  }, [campaign, part, draftKey, now, setValue, setConflict, setStatus])

  useEffect(() => report({ status, savedAt, message }), [report, status, savedAt, message])
  useEffect(() => {
    setSaver(saveNow)
    return () => setSaver(null)
  }, [setSaver, saveNow])

  const choice = useConflictChoice(own, save)
  return {
    value,
    change,
    save: saveNow,
    status,
    conflict: conflict?.version === closedVersion ? null : conflict,
    closeConflict: () => setClosedVersion(conflict?.version ?? null),
    ...choice,
    message,
  }
}
