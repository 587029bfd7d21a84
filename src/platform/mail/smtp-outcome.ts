import type { DeliveryResult, DeliveryStage, OutgoingMail, SmtpAccount } from './mail.ts'
import { faultSentence, isNameFault, withoutAccount } from '../mail-servers/connection-fault.ts'

export type DeliveryFailure = Exclude<DeliveryResult, { kind: 'accepted' }>

/** How far an attempt got. */
export interface Progress {
  stage: DeliveryStage
  /**
   * True from the moment the final dot was handed to the connection: the server may have accepted
   * the message.
   */
  dotSent: boolean
}

const ABOUT_SESSION: ReadonlySet<DeliveryStage> = new Set(['name', 'connect', 'tls', 'greet'])

/**
 * Classifies a server's refusal (RFC 5321, section 4.2.1). A refusal
 * of the connection or of TLS is not about the message, so it defers with any code; a reply other
 * than 4xx or 5xx after the dot leaves the outcome unknown.
 */
export function outcomeOfReply(
  progress: Progress,
  reply: string,
  account: SmtpAccount,
): DeliveryFailure {
  const code = Number(/^\d{3}/.exec(reply)?.[0] ?? 0)
  const aboutSession = ABOUT_SESSION.has(progress.stage)
  const refused = code >= 400 && code < 600
  const answered = code >= 500 && !aboutSession ? 'rejected' : 'deferred'
  const unanswered = progress.dotSent ? 'unknown' : 'deferred'
  return {
    kind: refused ? answered : unanswered,
    stage: progress.stage,
    code,
    enhanced: enhancedCode(reply),
    reply: shortReply(reply, account),
  }
}

/**
 * Classifies a lost or silent connection: before the dot nothing was handed over, after it the
 * outcome is unknown (RFC 1047).
 */
export function outcomeOfLoss(
  progress: Progress,
  fault: unknown,
  account: SmtpAccount,
): DeliveryFailure {
  const sentence = faultSentence(fault, account)
  const stage = isNameFault(fault) ? 'name' : progress.stage
  return progress.dotSent
    ? {
        kind: 'unknown',
        stage: 'final',
        code: 0,
        enhanced: '',
        reply: `${sentence} The whole message had been handed over, so it may have been delivered.`,
      }
    : { kind: 'deferred', stage, code: 0, enhanced: '', reply: sentence }
}

/** The RFC 3463 code of a reply, such as `5.1.1`; empty when there is none. */
export function enhancedCode(reply: string): string {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?=\s|$)/m.exec(reply)?.[1] ?? ''
}

/** One line of at most 500 characters, without password and token, also where the server echoes it. */
export function shortReply(reply: string, account: SmtpAccount): string {
  return withoutAccount(reply.replace(/(?<!\s)[^\S\r\n]*[\r\n]\s*/g, ' ').trim(), account).slice(
    0,
    LONGEST_REPLY,
  )
}

/** Characters of a server's reply that are read. */
const LONGEST_REPLY = 500

/**
 * The server's id of the message, from the text of its final 250: a Message-ID it assigned
 * (Microsoft 365, Amazon SES), a queue id (Postfix, Exim, Sendmail), else the text itself.
 */
export function providerIdOf(reply: string, serverMessageId?: string): string {
  if (serverMessageId) return serverMessageId
  const text = reply
    .slice(0, LONGEST_REPLY)
    .replace(/^(\d{3}[ -]?)/, '')
    .replace(/^[245]\.\d{1,3}\.\d{1,3}\s*/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const known =
    /(<[^<>\s@]+@[^<>\s@]+>)/.exec(text) ??
    /queued as ([^\s;,]+)/i.exec(text) ??
    /\bid=([^\s;,]+)/i.exec(text) ??
    /^([A-Za-z0-9]{6,}) Message accepted/i.exec(text) ??
    /^ok:? +(\d+ \S+) - gsmtp/i.exec(text) ??
    /^ok:? +([0-9a-f-]{16,})$/i.exec(text)
  return (known?.[1] ?? text).slice(0, 200)
}

/** Refuses addresses that would break the dialogue, before anything is sent. */
export function refusedHere({ envelope }: OutgoingMail): DeliveryFailure | null {
  const broken = (address: string) => /[\s<>]/.test(address) || !/^[^@].*@[^@]+$/.test(address)
  if (broken(envelope.to))
    return {
      kind: 'rejected',
      stage: 'rcpt',
      code: 553,
      enhanced: '5.1.3',
      reply: `${JSON.stringify(envelope.to.slice(0, 80))} is not an address.`,
    }
  if (envelope.from !== '' && broken(envelope.from))
    return {
      kind: 'rejected',
      stage: 'mail',
      code: 553,
      enhanced: '5.1.7',
      reply: `${JSON.stringify(envelope.from.slice(0, 80))} is not an address.`,
    }
  return null
}
