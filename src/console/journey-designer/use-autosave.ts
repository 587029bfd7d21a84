import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { api, ApiError } from '#client/api.ts'
import { useDraft } from '#client/drafts.ts'
import { tenantChoice } from '#client/tenant-choice.ts'
import type { JourneyGraph } from '#journey/graph.ts'

export interface Saved {
  graph: JourneyGraph
  version: number
}

export type SaveState =
  | { is: 'saved'; at: number | null }
  | { is: 'waiting' }
  | { is: 'saving' }
  /** @property final: not retried automatically */
  | { is: 'failed'; why: string; final: boolean }
  | { is: 'conflict'; theirs: Saved }

/** Milliseconds after the last change; consecutive edits are saved together. */
const PAUSE = 700
const LONGEST = 60_000
const MAX_TRIES = 8
/**
 * The Fetch standard limits the body of a keepalive request, which outlives the page, to 64 KiB.
 */
const MAX_KEPT_ALIVE = 60_000

export const dagAddress = (id: string) => `/journeys/${encodeURIComponent(id)}/dag`

/** Storage key of the unsaved draft in this browser, separate by tenant. */
export const draftKey = (id: string) => `${tenantChoice.get()?.id ?? 'own'}/journey-graph/${id}`

/** State of the autosave between renders. */
interface Kept {
  /** The graph on the server. */
  graph: JourneyGraph
  version: number
  /** The edited draft. */
  now: JourneyGraph
  tries: number
  busy: boolean
  /** True while a conflict with another user's newer draft is unresolved. */
  stopped: boolean
  onSaved(saved: Saved): void
}

/** True if the draft has changes and may be saved now. */
const isDue = (kept: Kept) => !kept.busy && !kept.stopped && kept.now !== kept.graph

/**
 * Autosaves the draft: a moment after the last change, again after a network failure, and at once
 * when the page is left. Keeps it in the browser until the server has it, and never overwrites
 * another user's newer draft without asking.
 */
export function useAutosave(
  id: string,
  start: Saved,
  graph: JourneyGraph,
  onSaved: (saved: Saved) => void,
) {
  const [state, setState] = useState<SaveState>({ is: 'saved', at: null })
  const kept = useRef<Kept>({
    graph: start.graph,
    version: start.version,
    now: graph,
    tries: 0,
    busy: false,
    stopped: false,
    onSaved,
  })
  const { version } = kept.current
  const { keep, clear } = useDraft<JourneyGraph>(draftKey(id), { recordVersion: version })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  kept.current.now = graph
  kept.current.onSaved = onSaved

  const save = useSave({ id, kept, timer, clear, setState })

  useEffect(() => {
    if (graph === kept.current.graph) return
    keep(graph)
    if (kept.current.stopped) return
    setState((now) => (now.is === 'saving' ? now : { is: 'waiting' }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), PAUSE)
  }, [graph, keep, save])

  useSaveAtLeave({ id, kept, timer, save, clear })

  return {
    state,
    /** Records the version of a write apart from the draft, by publishing or pausing. */
    took: (version: number) => void (kept.current.version = version),
    /** Retries at once. */
    again: () => {
      kept.current.tries = 0
      void save()
    },
    /** Waits until everything is saved. @returns the version of the saved draft; null if that fails */
    settle: async (): Promise<number | null> => {
      for (let n = 0; n < 100 && kept.current.busy; n++)
        await new Promise((done) => setTimeout(done, 50))
      await save()
      return kept.current.now === kept.current.graph ? kept.current.version : null
    },
    /** Asks which draft to keep, after another user's newer one was met outside of a save. */
    meetConflict: () =>
      api.get<Saved>(dagAddress(id)).then(
        (theirs) => {
          kept.current.stopped = true
          setState({ is: 'conflict', theirs })
        },
        ({ message }: Error) => setState({ is: 'failed', why: message, final: true }),
      ),
    /** Continues from the server's draft; `mine` then overwrites it. */
    resolve: (saved: Saved) => {
      kept.current.version = saved.version
      kept.current.graph = saved.graph
      kept.current.stopped = false
      setState({ is: 'waiting' })
      timer.current = setTimeout(() => {
        if (kept.current.now === saved.graph) {
          clear()
          setState({ is: 'saved', at: Date.now() })
        } else void save()
      }, 0)
    },
  }
}

/** The draft on the server; null if it cannot be read now. */
const readTheirs = (id: string): Promise<Saved | null> =>
  api.get<Saved>(dagAddress(id)).catch(() => null)

interface SaveInput {
  id: string
  kept: RefObject<Kept>
  timer: RefObject<ReturnType<typeof setTimeout> | undefined>
  /** Deletes the draft in the browser. */
  clear(): void
}

/** One attempt to save the draft; schedules the next one if needed. */
function useSave({
  id,
  kept,
  timer,
  clear,
  setState,
}: SaveInput & { setState(state: SaveState): void }) {
  const save = useCallback(async () => {
    const held = kept.current
    clearTimeout(timer.current)
    if (!isDue(held)) return
    const sent = held.now
    held.busy = true
    setState({ is: 'saving' })
    try {
      const answer = await api.put<Saved>(dagAddress(id), { graph: sent, version: held.version })
      held.graph = sent
      held.version = answer.version
      held.tries = 0
      held.onSaved({ graph: sent, version: answer.version })
      if (held.now === sent) clear()
      setState(held.now === sent ? { is: 'saved', at: Date.now() } : { is: 'waiting' })
      if (held.now !== sent) timer.current = setTimeout(() => void save(), PAUSE)
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      const isConflict = status === 409
      const theirs = isConflict ? await readTheirs(id) : null
      if (theirs) {
        held.stopped = true
        setState({ is: 'conflict', theirs })
      } else {
        held.tries += 1
        const isRefused = status >= 400 && status < 500 && !isConflict
        const final = isRefused || held.tries >= MAX_TRIES
        const why = error instanceof Error ? error.message : String(error)
        setState({ is: 'failed', why, final })
        if (!final)
          timer.current = setTimeout(() => void save(), Math.min(LONGEST, PAUSE * 2 ** held.tries))
      }
    } finally {
      held.busy = false
    }
  }, [id, clear])
  return save
}

/** Sends pending changes when the page is left, and retries once the browser is online. */
function useSaveAtLeave({
  id,
  kept,
  timer,
  save,
  clear,
}: SaveInput & { save(): Promise<void> }): void {
  useEffect(() => {
    const held = kept.current
    const leave = () => {
      if (!isDue(held)) return
      clearTimeout(timer.current)
      const body = { graph: held.now, version: held.version }
      void api
        .put(dagAddress(id), body, { keepalive: JSON.stringify(body).length < MAX_KEPT_ALIVE })
        .then(clear, () => {})
    }
    const online = () => void save()
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', online)
      leave()
      clearTimeout(timer.current)
    }
  }, [id, save, clear])
}
