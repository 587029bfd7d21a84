import { fork } from 'node:child_process'
import { once } from 'node:events'

/**
 * Calls at a steady pace, whatever becomes of those before; each is timed in milliseconds from when
 * it was due.
 */
export async function atPace(
  rate: number,
  calls: readonly (() => Promise<void>)[],
): Promise<number[]> {
  const begin = performance.now()
  const times: number[] = []
  const all: Promise<void>[] = []
  for (const [n, call] of calls.entries()) {
    const due = begin + (n * 1000) / rate
    const rest = due - performance.now()
    if (rest > 1) await new Promise((resolve) => setTimeout(resolve, rest))
    all.push(call().then(() => void times.push(performance.now() - due)))
  }
  await Promise.all(all)
  return times
}

export interface Round {
  rate: number
  path: string
  bodies: readonly string[]
}
export interface Target {
  address: string
  headers: Readonly<Record<string, string>>
}

/**
 * Sends at a steady pace from a process of its own: the embedded database works in the thread of
 * its server, and a sender in that same thread would be late with its calls and with reading the
 * answers whenever it works.
 */
export function createPacedSender({ address, headers }: Target) {
  const child = fork(new URL('paced-main.ts', import.meta.url), [
    JSON.stringify({ address, headers }),
  ])
  return {
    /** Milliseconds that each call took. @throws Error when one was not answered with 200 */
    async send(round: Round): Promise<number[]> {
      const answered = new AbortController()
      const answer = Promise.race(['message', 'exit'].map((name) => once(child, name, answered)))
      child.send(round)
      const [times] = (await answer) as [number[] | number | null]
      answered.abort()
      if (!Array.isArray(times)) throw new Error('the sender of single events has ended')
      return times
    },
    end: () => child.kill(),
  }
}

export type PacedSender = ReturnType<typeof createPacedSender>
