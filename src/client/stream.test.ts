import { expect, test } from 'vitest'
import { createEventReader, type LiveEvent } from './stream.ts'

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
