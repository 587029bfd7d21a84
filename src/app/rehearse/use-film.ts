import { useCallback, useEffect, useMemo, useReducer } from 'react'
import type { Rehearsal, RehearsalEvent } from '#model/api/rehearsal.ts'

export const SPEEDS = [1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** A film of any length takes about this long at single speed. */
const WHOLE_FILM_MS = 22_000
const SLOWEST_MS = 900
/** Longer films show several events at a time instead of more frequent ones. */
const FASTEST_MS = 120
/** A new day takes longer than the next event of the same day. */
const NEW_DAY_FACTOR = 1.6

interface FilmState {
  /** Events that are visible: at least one of a film that has any. */
  shown: number
  playing: boolean
  speed: Speed
  opened: string | null
}

type FilmAction =
  | { act: 'show'; shown: number; opened?: string | null; playing?: boolean }
  | { act: 'play'; playing: boolean }
  | { act: 'speed'; speed: Speed }
  | { act: 'open'; id: string | null }

function reduce(state: FilmState, act: FilmAction): FilmState {
  switch (act.act) {
    case 'show':
      return {
        ...state,
        shown: act.shown,
        playing: act.playing ?? false,
        opened: act.opened === undefined ? state.opened : act.opened,
      }
    case 'play':
      return { ...state, playing: act.playing, opened: act.playing ? null : state.opened }
    case 'speed':
      return { ...state, speed: act.speed }
    case 'open':
      return { ...state, opened: act.id, playing: false }
  }
}

export const prefersStill = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

export interface Film extends FilmState {
  events: readonly RehearsalEvent[]
  /** Index of the day of the last visible event. */
  day: number
  ended: boolean
  toggle(): void
  /** Shows a day and everything before it; outside the film, its first or last day. */
  showDay(index: number): void
  /** Shows the events up to one, and opens it. */
  showEvent(index: number): void
  /** Shows the first events, as many as given. */
  seek(shown: number): void
  setSpeed(speed: Speed): void
  open(id: string | null): void
}

/** Plays a rehearsal: which events are visible, and whether more appear automatically. */
export function useFilm({ days }: Pick<Rehearsal, 'days'>): Film {
  const events = useMemo(() => days.flatMap((day) => day.events), [days])
  const ends = useMemo(() => {
    let count = 0
    return days.map((day) => (count += day.events.length))
  }, [days])
  const [state, dispatch] = useReducer(reduce, null, () => ({
    shown: prefersStill() ? (ends[0] ?? 0) : Math.min(1, events.length),
    playing: !prefersStill() && events.length > 1,
    speed: 1 as Speed,
    opened: null,
  }))
  const { speed } = state
  // Another film, after a choice, may be shorter.
  const shown = Math.min(state.shown, events.length)
  const ended = shown >= events.length
  const playing = state.playing && !ended
  const day = Math.max(
    0,
    ends.findIndex((end) => shown <= end),
  )
  useEffect(() => {
    if (!playing) return
    const step = Math.min(SLOWEST_MS, Math.max(FASTEST_MS, WHOLE_FILM_MS / events.length))
    const delay = (step / speed) * (ends.includes(shown) ? NEW_DAY_FACTOR : 1)
    const together = Math.max(1, Math.round((events.length * step) / WHOLE_FILM_MS))
    const endOfDay = ends.find((end) => end > shown) ?? events.length
    const next = Math.min(shown + together, endOfDay)
    const timer = window.setTimeout(
      () => dispatch({ act: 'show', shown: next, playing: true }),
      delay,
    )
    return () => window.clearTimeout(timer)
  }, [playing, shown, speed, events.length, ends])
  const toggle = useCallback(() => {
    if (ended) dispatch({ act: 'show', shown: 1, opened: null, playing: true })
    else dispatch({ act: 'play', playing: !playing })
  }, [ended, playing])
  const showDay = useCallback(
    (index: number) => {
      const within = Math.min(Math.max(0, index), ends.length - 1)
      dispatch({ act: 'show', shown: ends[within] ?? 0 })
    },
    [ends],
  )
  const showEvent = useCallback(
    (index: number) =>
      dispatch({ act: 'show', shown: index + 1, opened: events[index]?.id ?? null }),
    [events],
  )
  return {
    ...state,
    shown,
    events,
    playing,
    day,
    ended,
    toggle,
    showDay,
    showEvent,
    seek: useCallback((next: number) => dispatch({ act: 'show', shown: next }), []),
    setSpeed: useCallback((next: Speed) => dispatch({ act: 'speed', speed: next }), []),
    open: useCallback((id: string | null) => dispatch({ act: 'open', id }), []),
  }
}

/** Space plays and pauses; the arrow keys, Home and End change the day. */
export function useFilmKeys({ toggle, showDay, day }: Film, days: number): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('input, select, textarea, [role="dialog"], [role="menu"]')) return
      if (event.key === ' ' && target?.closest('button, a, summary')) return
      const moves: Record<string, () => void> = {
        ' ': toggle,
        ArrowRight: () => showDay(day + 1),
        ArrowLeft: () => showDay(day - 1),
        Home: () => showDay(0),
        End: () => showDay(days - 1),
      }
      const move = moves[event.key]
      if (!move) return
      event.preventDefault()
      move()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [toggle, showDay, day, days])
}
