import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createEventReader, createRefetch, type LiveEvent } from './stream.ts'

function read(...pieces: string[]): LiveEvent[] {
  const events: LiveEvent[] = []
  const reader = createEventReader((event) => events.push(event))
  for (const piece of pieces) reader.feed(piece)
  return events
}

const TEXT =
  ': hello\n\nevent: job.progress\ndata: {"done":3,\ndata: "total":9}\n\ndata: plain\n\nevent: reply\ndata: {"id"'
const EVENTS = [
  { topic: 'job.progress', data: { done: 3, total: 9 } },
  { topic: 'message', data: 'plain' },
]

test('events, comments, several data lines and an unfinished rest', () => {
  expect(read(TEXT)).toEqual(EVENTS)
  expect(read(TEXT, ':7}\n\n')).toEqual([...EVENTS, { topic: 'reply', data: { id: 7 } }])
})

test('events that arrive sign by sign', () => {
  expect(read(...TEXT, ...':7}\n\n')).toEqual([...EVENTS, { topic: 'reply', data: { id: 7 } }])
})

test('line ends of any kind', () => {
  expect(read('event: a\r\ndata:1\r\n\r\n')).toEqual([{ topic: 'a', data: 1 }])
  expect(read('event: a\rdata:1\r\r', 'data:2\n')).toEqual([{ topic: 'a', data: 1 }])
  expect(read('event: a\r\ndata:1\r', '\n\r', '\n')).toEqual([{ topic: 'a', data: 1 }])
})

test('an event without data is none, and unknown fields are passed over', () => {
  expect(read('event: a\n\nretry: x\nwhatever: 1\n\ndata:\n\n')).toEqual([
    { topic: 'message', data: '' },
  ])
})

test('many events lead to one request at a time, and to one after the last event', async () => {
  const client = new QueryClient()
  const waiting: (() => void)[] = []
  const signals: AbortSignal[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['figures'],
    queryFn: ({ signal }) => {
      signals.push(signal)
      return new Promise<number>((resolve) => waiting.push(() => resolve(signals.length)))
    },
    initialData: 0,
    staleTime: Infinity,
  })
  const unsubscribe = observer.subscribe(() => {})
  const refetch = createRefetch(client, [['figures']])
  for (let event = 0; event < 5; event++) refetch()
  expect(signals).toHaveLength(1)
  waiting[0]!()
  await vi.waitFor(() => expect(signals).toHaveLength(2))
  waiting[1]!()
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(2))
  refetch()
  expect(signals, 'the next event is followed at once').toHaveLength(3)
  expect(signals.filter(({ aborted }) => aborted)).toEqual([])
  unsubscribe()
})
