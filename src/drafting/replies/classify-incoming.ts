import type { Reply } from '#model/schema/entities.generated.ts'
import type { IncomingMail } from '#platform/mailbox-reading/mailbox-reading.ts'
import { classifyReply } from './classify-reply.ts'
import { optOutToken } from './opt-out-token.ts'
import { setAsideReason } from './set-aside-reasons.ts'
import { stripQuotes } from './strip-quotes.ts'

export interface ReplyVerdict {
  kind: Reply['kind']
  label: Reply['label']
  reason: string
  own: string
}

/**
 * Classifies by a token of ours first, then by machine headers, then by text.
 */
export function classifyIncoming(mail: IncomingMail): ReplyVerdict {
  const { machine } = mail
  if (mail.setAside && machine === null)
    return { kind: 'human', label: 'unknown', reason: setAsideReason(mail.setAside), own: '' }
  const own = stripQuotes(mail.text)
  if (optOutToken(mail) && machine?.kind !== 'bounce' && machine?.kind !== 'complaint')
    return { kind: 'unsubscribe', label: 'opt-out', reason: 'the token of an opt-out link', own }
  if (machine?.kind === 'complaint')
    return { kind: 'complaint', label: 'complaint', reason: 'a complaint report (RFC 5965)', own }
  if (machine?.kind === 'bounce') {
    const { permanent, because, status, diagnostic } = machine
    const outcome = permanent ? 'the address does not exist' : 'not delivered'
    const reason = `${outcome}, because of ${because || 'no known words'}: ${status} ${diagnostic}`
    return {
      kind: 'bounce',
      label: 'bounce',
      reason: reason.slice(0, 300),
      own: mail.text.slice(0, 2000),
    }
  }
  if (machine?.kind === 'auto-reply') {
    const words = classifyReply(mail.subject, mail.text)
    return machine.outOfOffice || words.label === 'out-of-office'
      ? {
          kind: 'out-of-office',
          label: 'out-of-office',
          reason: 'an automatic reply that says when the person is away',
          own,
        }
      : { kind: 'auto-reply', label: 'unknown', reason: 'an automatic reply', own }
  }
  return classifyReply(mail.subject, mail.text)
}
