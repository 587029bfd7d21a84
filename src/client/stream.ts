import { useEffect, useRef } from 'react'
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { createParser } from 'eventsource-parser'
import { apiUrl } from './api.ts'
import { session } from './session.ts'
import { createStore } from './store.ts'
import { tenantChoice } from './tenant-choice.ts'

/** One server-sent event; `topic` is the event's name, `data` its JSON. */
export interface LiveEvent {
  topic: string
  data: unknown
}

const PATH = '/stream'
const FIRST_WAIT = 2000
const LONGEST_WAIT = 60_000
/** Milliseconds without data, not even a comment, after which a connection counts as dead. */
const SILENCE = 75_000
/** Milliseconds that a connection stays open without a listener. */
const LINGER = 1000

const listeners = new Set<(event: LiveEvent) => void>()
const live = createStore(false)
let stop: AbortController | undefined

/**
 * Reads a text/event-stream (WHATWG HTML, section 9.2.6) piece by piece and calls `onEvent` when an
 * event is complete.
 */
export const createEventReader = (onEvent: (event: LiveEvent) => void) =>
  createParser({
    onEvent: ({ event = 'message', data }) => onEvent({ topic: event, data: parse(data) }),
  })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * EventSource cannot send a bearer token, so the stream is read from fetch. Ends with the
 * connection.
 */
async function readStream(signal: AbortSignal): Promise<'ended' | 'absent'> {
  const token = await session.getToken()
  if (!token) return 'absent'
  const tenant = tenantChoice.get()
  const quiet = new AbortController()
  const either = AbortSignal.any([signal, quiet.signal])
  const headers = {
    accept: 'text/event-stream',
    authorization: `Bearer ${token}`,
    ...(tenant ? { 'x-tenant-id': tenant.id } : {}),
  }
  const answer = await fetch(apiUrl(PATH), { headers, signal: either, cache: 'no-store' })
  if (
    !answer.ok ||
    !answer.body ||
    !answer.headers.get('content-type')?.includes('text/event-stream')
  )
    return answer.status >= 500 || answer.status === 429 ? 'ended' : 'absent'
  live.set(true)
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  const events = createEventReader((event) => {
    for (const listener of Array.from(listeners)) listener(event)
  })
  let watch = setTimeout(() => quiet.abort(), SILENCE)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return 'ended'
      clearTimeout(watch)
      watch = setTimeout(() => quiet.abort(), SILENCE)
      events.feed(value)
    }
  } finally {
    clearTimeout(watch)
    live.set(false)
  }
}

async function keepConnected(signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT
  while (!signal.aborted) {
    const begun = Date.now()
    const outcome = await readStream(signal).catch(() => 'ended' as const)
    if (signal.aborted) return
    wait = Date.now() - begun > SILENCE ? FIRST_WAIT : Math.min(wait * 2, LONGEST_WAIT)
    if (outcome === 'absent') wait = LONGEST_WAIT
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

/** A connection carries the events of one tenant, so another choice opens another one at once. */
tenantChoice.subscribe(() => {
  if (!stop) return
  stop.abort()
  connect()
})

function connect(): void {
  // The first read of the choice is no change of it.
  tenantChoice.get()
  stop = new AbortController()
  void keepConnected(stop.signal)
}

/** Subscribes to the server's live events; the connection is open while there are subscribers. */
export function onLiveEvent(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener)
  if (!stop) connect()
  return () => {
    listeners.delete(listener)
    // The next page usually subscribes too and takes over the connection.
    setTimeout(() => {
      if (listeners.size > 0) return
      stop?.abort()
      stop = undefined
    }, LINGER)
  }
}

/**
 * Returns a function that refetches queries, one round at a time: however many calls come during a
 * round, one more round follows it. Each call on its own would abort the request of the one before,
 * and in a busy hour no request would ever end.
 */
export function createRefetch(client: QueryClient, queries: readonly QueryKey[]): () => void {
  let isRunning = false
  let isAskedAgain = false
  const round = () => Promise.all(queries.map((queryKey) => client.invalidateQueries({ queryKey })))
  const run = async () => {
    isRunning = true
    try {
      do {
        isAskedAgain = false
        await round()
      } while (isAskedAgain)
    } finally {
      isRunning = false
    }
  }
  return () => {
    if (isRunning) isAskedAgain = true
    else void run()
  }
}

/**
 * Keeps queries fresh: refetches them when an event of one of the topics (`campaign`,
 * `job.progress`, …; a prefix with a dot matches) arrives, and polls every `pollMs` without a
 * stream.
 * @returns true while the stream is connected
 */
export function useLiveQueries(
  topics: readonly string[],
  keys: readonly QueryKey[],
  { pollMs = 10_000, enabled = true }: { pollMs?: number; enabled?: boolean } = {},
): boolean {
  const client = useQueryClient()
  const isLive = live.use()
  const wanted = JSON.stringify([topics, keys])
  // The subscription must not depend on the connection state: its own connect would close and
  // reopen it endlessly.
  useEffect(() => {
    if (!enabled) return
    const [names, queries] = JSON.parse(wanted) as [string[], QueryKey[]]
    const refetch = createRefetch(client, queries)
    return onLiveEvent(
      (event) =>
        names.some((name) => event.topic === name || event.topic.startsWith(`${name}.`)) &&
        refetch(),
    )
  }, [client, wanted, enabled])
  const connection = useRef<'none' | 'live' | 'cut'>('none')
  useEffect(() => {
    if (!enabled) return
    const [, queries] = JSON.parse(wanted) as [string[], QueryKey[]]
    const refetch = createRefetch(client, queries)
    if (isLive) {
      // Events of the time without a connection are not sent again.
      if (connection.current === 'cut') refetch()
      connection.current = 'live'
      return
    }
    if (connection.current === 'live') connection.current = 'cut'
    const timer = setInterval(() => document.visibilityState === 'visible' && refetch(), pollMs)
    return () => clearInterval(timer)
  }, [client, wanted, isLive, pollMs, enabled])
  return isLive
}
