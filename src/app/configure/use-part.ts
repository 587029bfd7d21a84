import { useCallback, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { api, ApiError } from '#client/api.ts'
import { drafts } from '#client/drafts.ts'
import type { Campaign } from '#model/schema/entities.generated.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { campaignKey, useConfigure, type SaveStatus } from './configure-context.ts'
import { tConfigure as t } from './messages.ts'

type CampaignPart = 'messaging' | 'steps' | 'targets' | 'schedule'

export interface PartEditor<Value> {
  value: Value
  change: (next: Value | ((before: Value) => Value)) => void
  save: () => Promise<CampaignView | null>
  status: SaveStatus
  /** The server's version after a conflicting save. */
  conflict: Campaign | null
  takeTheirs: () => void
  overwrite: () => void
  message: string
}

const AUTOSAVE = 1200
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

interface Kept<Value> {
  value: Value
  /** The value before it was edited. */
  base: Value
}

/**
 * The state of a part's form: rendering uses React state, saving uses `now`, which is independent
 * of renders.
 */
function usePartState<P extends CampaignPart>(part: P) {
  type Value = Campaign[P]
  const { campaign } = useConfigure()
  const draftKey = `campaign.${campaign.id}.${part}`
  const [kept] = useState(() => drafts.read<Kept<Value>>(draftKey, 2))
  const [value, setValue] = useState<Value>(() => kept?.value.value ?? campaign[part])
  const [status, setStatus] = useState<SaveStatus>(kept ? 'changed' : 'saved')
  const [message, setMessage] = useState('')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [conflict, setConflict] = useState<Campaign | null>(null)
  const now = useRef({
    value,
    base: kept?.value.base ?? campaign[part],
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
      const sent = state.value
      setStatus('saving')
      try {
        const view = await api.put<CampaignView>(`/campaigns/${campaign.id}/${part}`, {
          [part]: sent,
          version: state.version,
        })
        state.version = view.version
        state.base = view[part]
        client.setQueryData(campaignKey(campaign.id), view)
        if (state.value !== sent) {
          drafts.write<Kept<Value>>(
            draftKey,
            { value: state.value, base: state.base },
            { shape: 2, recordVersion: state.version },
          )
          setStatus('changed')
          return view
        }
        drafts.clear(draftKey)
        if (!state.alive) return view
        state.value = view[part]
        setValue(view[part])
        setStatus('saved')
        setSavedAt(new Date())
        setMessage('')
        return view
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && error.code === 'conflict') {
          const current =
            (error.facts['current'] as Campaign | undefined) ??
            (await api.get<CampaignView>(`/campaigns/${campaign.id}`).catch(() => null))
          if (current && again && same(current[part], state.base)) {
            state.version = current.version
            return put(false)
          }
          if (current) {
            setConflict(current)
            setStatus('conflict')
            return null
          }
        }
        setMessage(error instanceof Error ? error.message : t('conf.save.noReason'))
        setStatus('failed')
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
  } = own
  const put = usePut(own)
  const save = useSave(own, put)

  const change = useCallback(
    (next: Value | ((before: Value) => Value)) => {
      const state = now.current
      const wanted =
        typeof next === 'function' ? (next as (before: Value) => Value)(state.value) : next
      if (same(wanted, state.value)) return
      state.value = wanted
      setValue(wanted)
      setStatus('changed')
      drafts.write<Kept<Value>>(
        draftKey,
        { value: wanted, base: state.base },
        { shape: 2, recordVersion: state.version },
      )
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
      if (drafts.read(draftKey, 2) && !state.running) void put()
    }
  }, [kept, save, put, draftKey, now, setStatus])

  // Adopts a newer campaign silently if this part did not change; otherwise only if nothing was
  // typed.
  useEffect(() => {
    const state = now.current
    if (campaign.version <= state.version || state.running) return
    const typed = !same(state.value, state.base)
    if (same(campaign[part], state.base)) state.version = campaign.version
    else if (!typed) {
      state.version = campaign.version
      state.base = state.value = campaign[part]
      setValue(campaign[part])
    }
  }, [campaign, part, now, setValue])

  useEffect(() => report({ status, savedAt, message }), [report, status, savedAt, message])
  useEffect(() => {
    setSaver(save)
    return () => setSaver(null)
  }, [setSaver, save])

  const choice = useConflictChoice(own, save)
  return { value, change, save, status, conflict, ...choice, message }
}
