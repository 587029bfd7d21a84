import type { Log } from '#platform/log.ts'

/** Milliseconds after which a running statement is reported in the log and on the health page. */
const SLOW_AFTER = 5000
/** How many slow statements are remembered after they ended, and for how long. */
const MAX_KEPT = 20
const KEPT_FOR = 60 * 60_000
/** Characters of a statement that are shown. */
const MAX_SHOWN = 500

/** A statement that was sent and has no result yet. */
export interface SentStatement {
  readonly text: string
  /** When the connection started on it, in the watch's time: earlier statements run first. */
  since: number
  isNamed: boolean
}

export interface SlowStatement {
  /** The statement with placeholders, without values, truncated. */
  text: string
  /** How long it has run, or ran, in milliseconds. */
  ms: number
  running: boolean
}

/** The statements of one connection, in the order they were sent. */
export class StatementQueue {
  readonly waiting: SentStatement[] = []
  /** The last statement that was sent. */
  last = ''
  /** When something was last sent or received. */
  activeAt = 0
}

export const shown = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line
}

/**
 * Tracks running statements, logs those that take more than `SLOW_AFTER`, and remembers them for an
 * hour.
 * @param now milliseconds of a monotonic clock
 */
export class StatementWatch {
  readonly #log: Log
  readonly #now: () => number
  readonly #queues = new Set<StatementQueue>()
  readonly #ended: { text: string; ms: number; at: number }[] = []

  constructor(log: Log, now: () => number = () => performance.now()) {
    this.#log = log
    this.#now = now
  }

  now = () => this.#now()

  open(): StatementQueue {
    const queue = new StatementQueue()
    queue.activeAt = this.#now()
    this.#queues.add(queue)
    return queue
  }

  close(queue: StatementQueue) {
    this.#queues.delete(queue)
  }

  /** Notes a statement until its answer settles. @returns the answer as given */
  follow<T, A extends T>(
    queue: StatementQueue,
    text: string,
    answer: Promise<T>,
    onAnswer: ((answer: A) => void) | null = null,
  ): Promise<T> {
    const sent: SentStatement = { text, since: this.#now(), isNamed: false }
    queue.last = text
    queue.activeAt = sent.since
    queue.waiting.push(sent)
    answer.then(
      (given) => {
        this.#settled(queue, sent)
        onAnswer?.(given as A)
      },
      () => this.#settled(queue, sent),
    )
    return answer
  }

  #settled(queue: StatementQueue, sent: SentStatement) {
    const now = this.#now()
    const at = queue.waiting.indexOf(sent)
    if (at >= 0) queue.waiting.splice(at, 1)
    if (at === 0 && queue.waiting[0]) queue.waiting[0].since = now
    queue.activeAt = now
    const ms = now - sent.since
    if (ms < SLOW_AFTER) return
    this.#name(sent, ms)
    this.#ended.push({ text: shown(sent.text), ms, at: now })
    if (this.#ended.length > MAX_KEPT) this.#ended.shift()
  }

  #name(sent: SentStatement, ms: number) {
    if (sent.isNamed) return
    sent.isNamed = true
    this.#log.warn(
      { statement: shown(sent.text), seconds: Math.round(ms / 1000) },
      'a database statement runs for longer than 5 s',
    )
  }

  /** How long the current statement of a connection has run; 0 when there is none. */
  age(queue: StatementQueue): number {
    const [head] = queue.waiting
    return head ? this.#now() - head.since : 0
  }

  /** How long a connection has been idle; 0 while it works. */
  idle(queue: StatementQueue): number {
    return queue.waiting.length > 0 ? 0 : this.#now() - queue.activeAt
  }

  /** Logs statements that have become slow. Called about once a second. */
  look() {
    for (const queue of this.#queues) {
      const age = this.age(queue)
      if (age >= SLOW_AFTER) this.#name(queue.waiting[0]!, age)
    }
  }

  /** Slow statements that run now or ended within the last hour, slowest first. */
  slow(): SlowStatement[] {
    const running = [...this.#queues].flatMap((queue) => {
      const ms = this.age(queue)
      return ms >= SLOW_AFTER ? [{ text: shown(queue.waiting[0]!.text), ms, running: true }] : []
    })
    const since = this.#now() - KEPT_FOR
    const ended = this.#ended
      .filter(({ at }) => at > since)
      .map(({ text, ms }) => ({ text, ms, running: false }))
    return [...running, ...ended].sort((a, b) => b.ms - a.ms)
  }
}
