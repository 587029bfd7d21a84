import { answerInThread } from '#platform/threads/answer-in-thread.ts'
import { parseIncoming, type Arrival } from './parse-incoming.ts'
import { readMime } from './read-mime.ts'

export interface MailAsked {
  raw: Uint8Array
  arrival: Arrival
}

/* The thread in which the emails of strangers are parsed. The parser is loaded before the first. */
await readMime('')

answerInThread(({ raw, arrival }: MailAsked) =>
  parseIncoming(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength), arrival),
)
