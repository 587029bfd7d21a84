import type { Log } from '#platform/log.ts'
import { faultSentence, isNameFault, signInOf } from '../mail-servers/connection-fault.ts'
import { anyHost, ForbiddenHost, type AddressOf } from '../mail-servers/mail-hosts.ts'
import type {
  DeliveryResult,
  MailTransport,
  OutgoingMail,
  ProbeFault,
  SmtpAccount,
} from './mail.ts'
import type { DeliveryFailure } from './smtp-outcome.ts'
import { createSmtpPool, type Turn } from './smtp-pool.ts'
import { openSession, type SmtpSession, type SmtpTimeouts } from './smtp-session.ts'

export interface SmtpTransportOptions {
  log: Log
  timeouts?: Partial<SmtpTimeouts>
  /**
   * Allows passwords and messages over connections without TLS. For the embedded mail server and
   * closed networks.
   */
  allowInsecure?: boolean
  /** The name that servers are greeted with (EHLO); that of the machine when absent. */
  greetsAs?: string
  /** PEM of a certificate authority to trust instead of the system's. */
  ca?: string
  /** Which servers may be connected to; all when omitted. */
  addressOf?: AddressOf
}

const DEFAULT_TIMEOUTS: SmtpTimeouts = {
  connect: 20_000,
  greeting: 30_000,
  command: 60_000,
  final: 600_000,
}
/**
 * Like "530 Authentication required": a user has to fix the mailbox, and retrying does not help.
 */
const FORBIDDEN = 530
/** How long `close` waits for a delivery in progress. */
const CLOSE_GRACE = 10_000

/**
 * Delivers over SMTP (RFC 5321). The bytes are sent unchanged (with dots doubled on the wire as
 * section 4.5.2 requires). A few connections per account are kept for a quarter of a minute; a
 * connection with any failure is never reused. Every attempt ends: see `SmtpTimeouts`.
 */
export function createSmtpTransport({
  log,
  timeouts: given,
  allowInsecure = false,
  greetsAs,
  ca,
  addressOf = anyHost,
}: SmtpTransportOptions): MailTransport {
  const timeouts = { ...DEFAULT_TIMEOUTS, ...given }
  const pool = createSmtpPool()
  const busy = new Set<SmtpSession>()
  let closed = false

  async function connect(account: SmtpAccount): Promise<SmtpSession | DeliveryFailure> {
    let address: string
    try {
      address = await addressOf(account)
    } catch (error) {
      if (error instanceof ForbiddenHost) return forbidden(error)
      return {
        kind: 'deferred',
        stage: isNameFault(error) ? 'name' : 'connect',
        code: 0,
        enhanced: '',
        reply: faultSentence(error, account),
      }
    }
    return openSession(account, address, timeouts, { ca, greetsAs })
  }

  async function deliverOver(turn: Turn, session: SmtpSession, uses: number, mail: OutgoingMail) {
    busy.add(session)
    const outcome = await session.deliver(mail)
    busy.delete(session)
    if (session.usable()) turn.keep(session, uses + 1)
    return outcome
  }

  async function attempt(
    account: SmtpAccount,
    turn: Turn,
    mail: OutgoingMail,
  ): Promise<DeliveryResult> {
    const kept = closed ? null : turn.takeIdle()
    if (kept) {
      const { result, untouched } = await deliverOver(turn, kept.session, kept.uses, mail)
      // A server may close an idle connection at any time; nothing was sent yet, so a fresh
      // connection may retry.
      if (!untouched) return result
    }
    if (closed) return shutDown
    const session = await connect(account)
    return 'kind' in session ? session : (await deliverOver(turn, session, 0, mail)).result
  }

  return {
    async deliver(account, mail) {
      if (closed) return shutDown
      if (account.security === 'none' && !allowInsecure) return notEncrypted
      const result = await pool.run(account, (turn) => attempt(account, turn, mail))
      const facts = { host: account.host, port: account.port, outcome: result.kind }
      if (result.kind === 'accepted')
        log.debug({ ...facts, providerId: result.providerId }, 'mail accepted')
      else
        log.warn(
          {
            ...facts,
            stage: result.stage,
            code: result.code,
            enhanced: result.enhanced,
            reply: result.reply,
          },
          'mail not accepted',
        )
      return result
    },
    async probe(account, sender) {
      if (account.security === 'none' && !allowInsecure)
        return { stage: 'tls', message: notEncrypted.reply }
      const session = await connect(account)
      if ('kind' in session) return probeFault(session, account)
      if (sender === undefined) session.end()
      const refused = sender === undefined ? null : await session.trySender(sender)
      return refused && probeFault(refused, account)
    },
    async close() {
      closed = true
      pool.close()
      for (const end = performance.now() + CLOSE_GRACE; pool.isBusy() && performance.now() < end;)
        await new Promise((resolve) => setTimeout(resolve, 25))
      for (const session of busy) session.abort()
    },
  }
}

function probeFault(
  { stage, code, reply }: DeliveryFailure,
  { host, port, accessToken }: SmtpAccount,
): ProbeFault {
  if (code === 0 || (stage === 'connect' && code === FORBIDDEN)) return { stage, message: reply }
  const message =
    stage === 'auth'
      ? `${host}:${port} did not accept ${signInOf({ accessToken })}. It said: ${reply}`
      : `${host}:${port} refused: ${reply}`
  return { stage, message }
}

const forbidden = ({ message }: ForbiddenHost): DeliveryFailure => ({
  kind: 'rejected',
  stage: 'connect',
  code: FORBIDDEN,
  enhanced: '5.7.0',
  reply: message,
})

const shutDown: DeliveryFailure = {
  kind: 'deferred',
  stage: 'connect',
  code: 0,
  enhanced: '',
  reply: 'The program is shutting down; the message was not handed over.',
}

const notEncrypted: DeliveryFailure = {
  kind: 'deferred',
  stage: 'tls',
  code: 0,
  enhanced: '',
  reply:
    'This account is set to send without encryption, which this installation does not allow. Choose TLS or STARTTLS.',
}
