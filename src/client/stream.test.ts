import { expect, test } from 'vitest'
import { readEvents } from './stream.ts'

test('events, comments, several data lines and an unfinished rest', () => {
  const text =
    ': hello\n\nevent: job.progress\ndata: {"done":3,\ndata: "total":9}\n\ndata: plain\n\nevent: reply\ndata: {"id"'
  expect(readEvents(text)).toEqual({
    events: [
      { topic: 'job.progress', data: { done: 3, total: 9 } },
      { topic: 'message', data: 'plain' },
    ],
    rest: 'event: reply\ndata: {"id"',
  })
})

test('line ends of any kind', () => {
  expect(readEvents('event: a\r\ndata:1\r\n\r\n').events).toEqual([{ topic: 'a', data: 1 }])
})
