import { createHash } from 'node:crypto'
import type { SmtpAccount } from './mail.ts'
import type { SmtpSession } from './smtp-session.ts'

/**
 * For accounts that name no number. Providers allow a mailbox few concurrent connections; outreach
 * sends one at a time, the second is for the product's own emails.
 */
const CONNECTIONS_PER_ACCOUNT = 2
const MESSAGES_PER_CONNECTION = 50
/**
 * Shorter than the five minutes that servers must wait (RFC 5321, section 4.5.3.2.7), because many
 * do not.
 */
const IDLE = 15_000

interface Lane {
  idle: { session: SmtpSession; uses: number; timer: NodeJS.Timeout }[]
  taken: number
  waiting: (() => void)[]
}

/** One caller's turn with an account. */
export interface Turn {
  /** An idle connection, and how often it was used; null when there is none. */
  takeIdle(): { session: SmtpSession; uses: number } | null
  /** Keeps the connection for the next caller, or closes it after enough messages. */
  keep(session: SmtpSession, uses: number): void
}

/**
 * Few connections per account; callers are served in order. A changed password or token
 * makes another account.
 */
export function createSmtpPool() {
  const lanes = new Map<string, Lane>()
  let closed = false

  function turnIn(key: string, lane: Lane): Turn {
    return {
      takeIdle() {
        for (let entry = lane.idle.pop(); entry; entry = lane.idle.pop()) {
          clearTimeout(entry.timer)
          if (entry.session.usable()) return entry
        }
        return null
      },
      keep(session, uses) {
        if (closed || !session.usable() || uses >= MESSAGES_PER_CONNECTION) return session.end()
        const entry = { session, uses, timer: setTimeout(drop, IDLE).unref() }
        function drop() {
          lane.idle = lane.idle.filter((one) => one !== entry)
          forget(key, lane)
          session.end()
        }
        lane.idle.push(entry)
      },
    }
  }

  function forget(key: string, lane: Lane) {
    if (lane.taken === 0 && lane.idle.length === 0) lanes.delete(key)
  }

  return {
    async run<T>(account: SmtpAccount, work: (turn: Turn) => Promise<T>): Promise<T> {
      const key = laneKey(account)
      const lane = lanes.get(key) ?? { idle: [], taken: 0, waiting: [] }
      lanes.set(key, lane)
      if (lane.taken >= (account.connections ?? CONNECTIONS_PER_ACCOUNT))
        await new Promise<void>((resolve) => lane.waiting.push(resolve))
      else lane.taken++
      try {
        return await work(turnIn(key, lane))
      } finally {
        const next = lane.waiting.shift()
        if (next) next()
        else {
          lane.taken--
          forget(key, lane)
        }
      }
    },
    isBusy: () => [...lanes.values()].some((lane) => lane.taken > 0),
    /** Closes idle connections; those in use are closed after their turn. */
    close() {
      closed = true
      for (const { idle } of lanes.values()) {
        for (const { session, timer } of idle.splice(0)) {
          clearTimeout(timer)
          session.end()
        }
      }
    },
  }
}

/** Hashes the parts that identify an account, so that no key contains a password. */
const laneKey = ({ host, port, security, user, password, accessToken }: SmtpAccount) =>
  createHash('sha256')
    .update(JSON.stringify([host, port, security, user, password, accessToken]))
    .digest('hex')
