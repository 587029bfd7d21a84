import { createHash } from 'node:crypto'
import type { Log } from '#platform/log.ts'
import type { DeliveryResult, MailTransport, OutgoingMail, SmtpAccount } from './mail.ts'
import type { Failure } from './smtp-outcome.ts'
import { openSession, type SmtpSession, type SmtpTimeouts } from './smtp-session.ts'

export interface SmtpTransportOptions {
  log: Log
  timeouts?: Partial<SmtpTimeouts>
  /** Lets passwords and mail go over connections without TLS. For the embedded mail server and closed networks. */
  allowInsecure?: boolean
  /** PEM of an authority to trust instead of the system's. */
  ca?: string
}

const DEFAULT_TIMEOUTS: SmtpTimeouts = { connect: 20_000, greeting: 30_000, command: 60_000, final: 600_000 }
/** Providers bind a mailbox to few connections at once; outreach sends one by one, the second is for the product's own mail. */
const CONNECTIONS_PER_ACCOUNT = 2
const MESSAGES_PER_CONNECTION = 50
/** Shorter than the five minutes that servers must wait (RFC 5321, section 4.5.3.2.7), as many do not. */
const IDLE = 15_000
/** How long `close` lets a message on its way come to its end. */
const CLOSE_GRACE = 10_000

interface Lane {
  idle: { session: SmtpSession; uses: number; timer: NodeJS.Timeout }[]
  busy: Set<SmtpSession>
  taken: number
  waiting: (() => void)[]
}

/**
 * Mail over SMTP (RFC 5321). The bytes go out as given (dots doubled on the wire as section 4.5.2 asks). A few connections per account are
 * kept for a quarter of a minute; one that saw any failure is never used again. Every attempt ends: see `SmtpTimeouts`.
 */
export function createSmtpTransport({ log, timeouts: given, allowInsecure = false, ca }: SmtpTransportOptions): MailTransport {
  const timeouts = { ...DEFAULT_TIMEOUTS, ...given }
  const lanes = new Map<string, Lane>()
  let closed = false

  const open = (account: SmtpAccount) => openSession(account, timeouts, ca)

  async function withLane<T>(account: SmtpAccount, work: (lane: Lane) => Promise<T>): Promise<T> {
    const key = laneKey(account)
    const lane = lanes.get(key) ?? { idle: [], busy: new Set(), taken: 0, waiting: [] }
    lanes.set(key, lane)
    if (lane.taken >= CONNECTIONS_PER_ACCOUNT) await new Promise<void>((resolve) => lane.waiting.push(resolve))
    else lane.taken++
    try {
      return await work(lane)
    } finally {
      const next = lane.waiting.shift()
      if (next) next()
      else if (--lane.taken === 0 && lane.idle.length === 0) lanes.delete(key)
    }
  }

  function keep(account: SmtpAccount, lane: Lane, session: SmtpSession, uses: number) {
    if (closed || !session.usable() || uses >= MESSAGES_PER_CONNECTION) return session.end()
    const entry = { session, uses, timer: setTimeout(drop, IDLE).unref() }
    function drop() {
      lane.idle = lane.idle.filter((one) => one !== entry)
      if (lane.taken === 0 && lane.idle.length === 0) lanes.delete(laneKey(account))
      session.end()
    }
    lane.idle.push(entry)
  }

  function takeIdle(lane: Lane) {
    for (let entry = lane.idle.pop(); entry; entry = lane.idle.pop()) {
      clearTimeout(entry.timer)
      if (entry.session.usable()) return entry
    }
    return null
  }

  async function deliverOver(account: SmtpAccount, lane: Lane, session: SmtpSession, uses: number, mail: OutgoingMail) {
    lane.busy.add(session)
    const outcome = await session.deliver(mail)
    lane.busy.delete(session)
    if (session.usable()) keep(account, lane, session, uses + 1)
    return outcome
  }

  async function attempt(account: SmtpAccount, lane: Lane, mail: OutgoingMail): Promise<DeliveryResult> {
    const kept = takeIdle(lane)
    if (kept) {
      const { result, untouched } = await deliverOver(account, lane, kept.session, kept.uses, mail)
      // A server may close a waiting connection at any time; nothing had been said yet, so a fresh one may say it.
      if (!untouched) return result
    }
    if (closed) return shutDown()
    const session = await open(account)
    return 'kind' in session ? session : (await deliverOver(account, lane, session, 0, mail)).result
  }

  return {
    async deliver(account, mail) {
      if (closed) return shutDown()
      if (account.security === 'none' && !allowInsecure) return notEncrypted()
      const result = await withLane(account, (lane) => attempt(account, lane, mail))
      const facts = { host: account.host, port: account.port, outcome: result.kind }
      if (result.kind === 'accepted') log.debug({ ...facts, providerId: result.providerId }, 'mail accepted')
      else log.warn({ ...facts, stage: result.stage, code: result.code, enhanced: result.enhanced, reply: result.reply }, 'mail not accepted')
      return result
    },
    async probe(account) {
      if (account.security === 'none' && !allowInsecure) return notEncrypted().reply
      const session = await open(account)
      if (!('kind' in session)) {
        session.end()
        return null
      }
      return session.stage === 'auth' && session.code > 0 ? `${account.host}:${account.port} did not accept the user name and password. It said: ${session.reply}` : session.code > 0 ? `${account.host}:${account.port} refused: ${session.reply}` : session.reply
    },
    async close() {
      closed = true
      for (const lane of lanes.values()) {
        for (const { session, timer } of lane.idle.splice(0)) {
          clearTimeout(timer)
          session.end()
        }
      }
      const busy = () => [...lanes.values()].some((lane) => lane.taken > 0)
      for (const end = performance.now() + CLOSE_GRACE; busy() && performance.now() < end; ) await new Promise((resolve) => setTimeout(resolve, 25))
      for (const lane of lanes.values()) for (const session of lane.busy) session.abort()
      lanes.clear()
    },
  }
}

const laneKey = ({ host, port, security, user, password }: SmtpAccount) => createHash('sha256').update(JSON.stringify([host, port, security, user, password])).digest('hex')

const shutDown = (): Failure => ({ kind: 'deferred', stage: 'connect', code: 0, enhanced: '', reply: 'The program is shutting down; the message was not handed over.' })

const notEncrypted = (): Failure => ({ kind: 'deferred', stage: 'tls', code: 0, enhanced: '', reply: 'This mailbox is set to send without encryption, which this installation does not allow. Choose TLS or STARTTLS.' })
