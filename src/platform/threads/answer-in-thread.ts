import { parentPort } from 'node:worker_threads'
import { messageOf } from '#model/lib/thrown.ts'

export interface ThreadAsked<Asked> {
  id: number
  asked: Asked
}
export type ThreadSaid<Answer> =
  | { ready: true }
  | { id: number; answer: Answer }
  | { id: number; fault: string }

/** Answers the pieces of work of a thread queue; what is thrown ends only its own piece. */
export function answerInThread<Asked, Answer>(
  work: (asked: Asked) => Answer | Promise<Answer>,
): void {
  const port = parentPort!
  const say = (message: ThreadSaid<Answer>) => port.postMessage(message)
  port.on('message', async ({ id, asked }: ThreadAsked<Asked>) => {
    try {
      say({ id, answer: await work(asked) })
    } catch (error) {
      say({ id, fault: messageOf(error) })
    }
  })
  say({ ready: true })
}
