import { isIP, Socket } from 'node:net'
import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { DeliveryResult, DeliveryStage, OutgoingMail, SmtpAccount } from './mail.ts'
import {
  outcomeOfLoss,
  outcomeOfReply,
  providerIdOf,
  refusedHere,
  shortReply,
  type DeliveryFailure,
  type Progress,
} from './smtp-outcome.ts'
import { tokenOf } from './smtp-token.ts'

// Relies on records of the log, `_socket` and the order of reading the message, none of which
// nodemailer documents: `tests/contract/smtp-connection.test.ts` fails when one of them changes.

/** Milliseconds. */
export interface SmtpTimeouts {
  /** From the first lookup to the end of the TLS handshake. */
  connect: number
  greeting: number
  /** For each reply before the message, and for each chunk of the message. */
  command: number
  /** For the reply to the final dot; RFC 5321, section 4.5.3.2.6 recommends ten minutes. */
  final: number
}

/** One signed-in connection. */
export interface SmtpSession {
  /** False once a message has failed or the connection has ended: such a session is not reused. */
  usable(): boolean
  /**
   * @returns also whether no part of the message had a reply yet, so that a fresh connection may
   * retry at once
   */
  deliver(mail: OutgoingMail): Promise<{ result: DeliveryResult; untouched: boolean }>
  /** Whether the server lets that address send, or its refusal. The session ends. */
  trySender(address: string): Promise<DeliveryFailure | null>
  /** Sends QUIT and closes. */
  end(): void
  /** Breaks the connection; a delivery in progress gets its result at once. */
  abort(): void
}

interface WireOptions {
  /** PEM of a certificate authority to trust instead of the system's. */
  ca?: string | undefined
  /** The name in EHLO; that of the machine when absent. */
  greetsAs?: string | undefined
}

interface SmtpError {
  code?: string
  command?: string
  response?: string
  message?: string
}

/** nodemailer's names for the step that was refused. */
const STAGE_OF_COMMAND: Record<string, DeliveryStage> = {
  'MAIL FROM': 'mail',
  'RCPT TO': 'rcpt',
  DATA: 'data',
  STARTTLS: 'tls',
}
const STAGE_OF_VERB: Record<string, DeliveryStage> = { MAIL: 'mail', RCPT: 'rcpt', DATA: 'data' }

/**
 * Connects to an address of the account's server, negotiates TLS and signs in (unless there is no
 * user).
 * @returns the session, or why it failed
 */
export async function openSession(
  account: SmtpAccount,
  address: string,
  timeouts: SmtpTimeouts,
  options: WireOptions = {},
): Promise<SmtpSession | DeliveryFailure> {
  const wire = connectWire(account, address, timeouts, options)
  const failure = await wire.ready
  return failure ?? sessionOver(wire, account, timeouts)
}

type Wire = ReturnType<typeof connectWire>

/**
 * The connection with the state of its dialogue: which command waits for a reply, and when it has
 * ended.
 */
function connectWire(
  account: SmtpAccount,
  address: string,
  timeouts: SmtpTimeouts,
  { ca, greetsAs }: WireOptions,
) {
  const socket = new Socket()
  const progress: Progress = { stage: 'connect', dotSent: false }
  const state = {
    ended: false,
    waiting: [] as string[],
    onFault: (_fault: unknown) => {},
    onSign: (_verb: string, _reply: string) => {},
    lastReply: '',
  }
  const onLine = (facts: { tnx?: string; remoteAddress?: string }, text: unknown) => {
    if (facts?.tnx === 'client') {
      const verb = String(text).slice(0, 8).toUpperCase()
      state.waiting.push(verb.slice(0, 4))
      if (verb === 'STARTTLS') progress.stage = 'tls'
    } else if (facts?.tnx === 'server') {
      state.lastReply = String(text)
      state.onSign(state.waiting.shift() ?? '', state.lastReply)
    } else if (facts?.remoteAddress && ['connect', 'tls'].includes(progress.stage))
      progress.stage = 'greet'
  }
  const quiet = () => {}
  const connection = new SMTPConnection({
    host: address,
    ...(greetsAs ? { name: greetsAs } : {}),
    // The certificate is for the host name, not the chosen address.
    ...(isIP(account.host) ? {} : { servername: account.host }),
    port: account.port,
    socket,
    secure: account.security === 'tls',
    requireTLS: account.security === 'starttls',
    ignoreTLS: account.security === 'none',
    connectionTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.final + timeouts.command,
    socketCloseTimeout: 0,
    maxResponseSize: 64 * 1024,
    transactionLog: true,
    logger: {
      trace: quiet,
      debug: onLine,
      info: onLine,
      warn: quiet,
      error: quiet,
      fatal: quiet,
    },
    tls: { ...(ca ? { ca } : {}), minVersion: 'TLSv1.2' },
  })
  if (account.security === 'tls') socket.once('connect', () => (progress.stage = 'tls'))
  connection.on('error', (fault) => state.onFault(fault))
  connection.on('end', () => (state.ended = true))
  const ready = new Promise<DeliveryFailure | null>((resolve) => {
    const timer = setTimeout(
      () => settle(outcomeOfLoss(progress, { code: 'ETIMEDOUT' }, account)),
      timeouts.connect + timeouts.greeting + 2 * timeouts.command,
    )
    const settle = (failure: DeliveryFailure | null) => {
      clearTimeout(timer)
      state.onFault = quiet
      if (failure) connection.close()
      resolve(failure)
    }
    const refuse = (fault: unknown) => settle(outcomeOfError(progress, fault as SmtpError, account))
    const refuseSaid = (reply: string) => settle(outcomeOfReply(progress, reply, account))
    state.onFault = refuse
    connection.connect((fault) => {
      if (fault) return refuse(fault)
      if (account.user === '') return settle(null)
      progress.stage = 'auth'
      if (account.accessToken)
        return connection.login(
          { user: account.user, oauth2: tokenOf(account, () => refuseSaid(state.lastReply)) },
          (wrong) => (wrong ? refuse(wrong) : settle(null)),
        )
      if (account.password === '')
        return settle({
          kind: 'rejected',
          stage: 'auth',
          code: 535,
          enhanced: '5.7.8',
          reply: 'There is a user name but no password.',
        })
      connection.login({ user: account.user, pass: account.password }, (wrong) =>
        wrong ? refuse(wrong) : settle(null),
      )
    })
  })
  return { connection, socket, progress, state, ready }
}

/**
 * A refusal when a whole reply to a command was read, else a loss. An incomplete line is no reply,
 * even when it begins like one.
 */
function outcomeOfError(
  progress: Progress,
  fault: SmtpError,
  account: SmtpAccount,
): DeliveryFailure {
  const answered =
    fault.response !== undefined && (fault.code !== 'ECONNECTION' || fault.command === 'EHLO')
  if (!answered || !fault.response) return outcomeOfLoss(progress, fault, account)
  const stage = progress.dotSent
    ? 'final'
    : (STAGE_OF_COMMAND[fault.command ?? ''] ?? progress.stage)
  return outcomeOfReply({ stage, dotSent: progress.dotSent }, fault.response, account)
}

function sessionOver(wire: Wire, account: SmtpAccount, timeouts: SmtpTimeouts): SmtpSession {
  const { connection, progress, state } = wire
  let failed = false
  let abortDelivery: (() => void) | null = null
  return {
    usable: () => !failed && !state.ended,
    async deliver(mail) {
      const refused = refusedHere(mail)
      if (refused) return { result: refused, untouched: false }
      state.waiting = []
      Object.assign(progress, { stage: 'mail', dotSent: false })
      let answered = false
      let bodyStarted = false
      const result = await new Promise<DeliveryResult>((resolve) => {
        let timer: NodeJS.Timeout | undefined
        const settle = (outcome: DeliveryResult) => {
          clearTimeout(timer)
          state.onFault = () => {}
          state.onSign = () => {}
          abortDelivery = null
          resolve(outcome)
        }
        const lose = (fault: unknown) => {
          bodyStarted = body.started
          if (!progress.dotSent)
            progress.stage = bodyStarted
              ? 'data'
              : (STAGE_OF_VERB[state.waiting[0] ?? ''] ?? progress.stage)
          settle(outcomeOfError(progress, fault as SmtpError, account))
        }
        const arm = () => {
          clearTimeout(timer)
          timer = setTimeout(
            () => lose({ code: 'ETIMEDOUT' }),
            progress.dotSent ? timeouts.final : timeouts.command,
          )
        }
        const body = bodyStream(Buffer.from(mail.raw), wire, arm)
        state.onFault = lose
        state.onSign = () => {
          answered = true
          arm()
        }
        abortDelivery = () => lose({ code: 'ECONNRESET' })
        arm()
        const has8Bit = /[^\u0000-\u007f]/.test(mail.raw)
        connection.send(
          { ...mail.envelope, size: Buffer.byteLength(mail.raw), use8BitMime: has8Bit },
          body.stream,
          (fault, info) => {
            if (!fault)
              return settle(
                accepted(progress, info?.response ?? '', info?.serverMessageId, account),
              )
            if ((fault as SmtpError).code === 'EMESSAGE' && !(fault as SmtpError).response)
              return settle({
                kind: 'rejected',
                stage: 'mail',
                code: 552,
                enhanced: '5.3.4',
                reply: `${account.host} does not take messages of this size.`,
              })
            lose(fault)
          },
        )
      })
      if (result.kind !== 'accepted') {
        failed = true
        // In the middle of a message a QUIT would become part of it, and the end of the message
        // might still be sent: only breaking the connection is safe.
        if (result.code > 0 && !bodyStarted) this.end()
        else connection.close()
      }
      return { result, untouched: !answered && !progress.dotSent && result.kind === 'deferred' }
    },
    trySender: (address) => trySender(wire, account, address, timeouts),
    end() {
      failed = true
      if (state.ended) return
      connection.quit()
      setTimeout(() => connection.close(), 2000).unref()
    },
    abort() {
      failed = true
      abortDelivery?.()
      connection.close()
    },
  }
}

/** Sends MAIL FROM and breaks the connection after its reply, so that nothing can be sent. */
async function trySender(
  { connection, progress, state }: Wire,
  account: SmtpAccount,
  address: string,
  timeouts: SmtpTimeouts,
): Promise<DeliveryFailure | null> {
  state.waiting = []
  Object.assign(progress, { stage: 'mail', dotSent: false })
  let timer: NodeJS.Timeout | undefined
  const failure = await new Promise<DeliveryFailure | null>((resolve) => {
    const lose = (fault: unknown) => resolve(outcomeOfError(progress, fault as SmtpError, account))
    timer = setTimeout(() => lose({ code: 'ETIMEDOUT' }), timeouts.command)
    state.onFault = lose
    state.onSign = (verb, reply) => {
      if (verb === 'MAIL' && reply.startsWith('2')) resolve(null)
    }
    connection.send({ from: address, to: address }, Readable.from([]), (fault) => {
      if (fault) lose(fault)
    })
  })
  clearTimeout(timer)
  state.onFault = () => {}
  state.onSign = () => {}
  connection.close()
  return failure
}

function accepted(
  progress: Progress,
  reply: string,
  serverMessageId: string | undefined,
  account: SmtpAccount,
): DeliveryResult {
  // A server that accepts before it has the whole message is out of step: it is unknown what it
  // accepted.
  if (!progress.dotSent)
    return {
      kind: 'unknown',
      stage: 'data',
      code: 0,
      enhanced: '',
      reply: `${account.host} answered before the message was complete: ${shortReply(reply, account)}`,
    }
  return {
    kind: 'accepted',
    reply: shortReply(reply, account),
    providerId: providerIdOf(shortReply(reply, account), serverMessageId),
  }
}

const PIECE = 32 * 1024

/**
 * The message as the connection reads it after the server's 354. At its end nodemailer writes the
 * final dot, so the end is held back until all preceding data has left this process and two turns
 * have passed in which a lost connection would have shown: that keeps "unknown" rare.
 */
function bodyStream(
  bytes: Buffer,
  { connection, socket, progress, state }: Wire,
  onProgress: () => void,
): { stream: Readable; readonly started: boolean } {
  let at = 0
  let started = false
  const gone = (stream: Readable) => state.ended || socket.destroyed || stream.destroyed
  const finish = (stream: Readable, quietTurns = 0) => {
    if (gone(stream)) return
    if (quietTurns < 2) {
      const flushed = (connection._socket || socket).writableLength === 0
      setTimeout(() => finish(stream, flushed ? quietTurns + 1 : 0), flushed ? 0 : 5)
      return
    }
    progress.dotSent = true
    progress.stage = 'final'
    onProgress()
    stream.push(null)
  }
  const stream = new Readable({
    read() {
      if (!started) progress.stage = 'data'
      started = true
      onProgress()
      if (at < bytes.length) {
        this.push(bytes.subarray(at, (at += PIECE)))
        return
      }
      finish(this)
    },
  })
  return {
    stream,
    get started() {
      return started
    },
  }
}
