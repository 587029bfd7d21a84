import type {
  Campaign,
  Contact,
  Mailbox,
  Outreach,
  Tenant,
} from '#model/schema/entities.generated.ts'
import { renderText } from '#model/email/merge-text.ts'
import type { WhyYou } from '#model/api/company-research.ts'
import type { Step } from '#model/api/outreach.ts'
import { insertSentence } from '#drafting/why-you/insert-sentence.ts'
import { optOutIn } from '#drafting/opt-out/opt-out-in.ts'
import { chance } from '#engine/kernel/chance.ts'
import { mergeValues } from './merge-values.ts'
import { enabledSteps } from '#model/api/outreach.ts'

export interface MailSource {
  campaign: Campaign
  step: Step
  contact: Contact
  outreach: Pick<Outreach, 'id'>
  mailbox: Omit<Mailbox, 'smtpPassword' | 'imapPassword'>
  tenant: Pick<Tenant, 'senderName' | 'postalAddress' | 'name'>
  /** Subject of the thread's first email as sent; empty for the first. */
  baseSubject: string
  unsubscribeUrl: string
  /** Why the email goes to this company (`findWhyYou`); null or absent for none. */
  whyYou?: WhyYou | null
}

export interface RenderedMail {
  subject: string
  /** The whole text with signature and footer. */
  text: string
  /** The text before signature and footer. */
  body: string
  filled: [number, number][]
  missing: string[]
  variantId: string
  words: number
  /** False when the email has a separate subject and starts a new thread. */
  sameThread: boolean
  /** The sentence about the company that the text contains, with its source; null for none. */
  whyYou: WhyYou | null
}

/**
 * The variant of a step for a person, chosen by weight and the same on every retry. The weight that
 * the variants leave of 100 goes to the email's own text.
 */
export function variantOf(
  step: Step,
  outreachId: string,
): { id: string; subject: string; body: string } {
  let point = 100 * chance(`${outreachId}|${step.id}|variant`)
  for (const variant of step.variants ?? []) {
    if (variant.enabled === false) continue
    point -= variant.weight
    if (point < 0)
      return { id: variant.id, subject: variant.subject || step.subject || '', body: variant.body }
  }
  return { id: '', subject: step.subject ?? '', body: step.body }
}

/**
 * Renders one email for its recipient. `missing` lists variables without value and fallback: such
 * an email must not be sent.
 */
export function renderMail(source: MailSource): RenderedMail {
  const { campaign, step, outreach, baseSubject } = source
  const values = mergeValues(source)
  const variant = variantOf(step, outreach.id)
  const seed = `${outreach.id}|${step.id}`
  const first = isFirstEmail(campaign, step)
  const subject = renderText(variant.subject, values, seed)
  const body = renderText(variant.body, values, seed)
  const sameThread =
    !first && (variant.subject.trim() === '' || baseSubject === '' ? baseSubject !== '' : false)
  const plain = body.text
    .replace(/\r\n?/g, '\n')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .trim()
  const whyYou = saysWhyYou(source, first) ? source.whyYou! : null
  const { text, filled } = withReason(plain, body.filled, whyYou)
  return {
    subject: oneLine(sameThread ? `Re: ${baseSubject.replace(/^re:\s*/i, '')}` : subject.text),
    body: text,
    text: `${text}\n\n${signature(source)}\n\n${footer(source, first)}\n`,
    filled,
    missing: [...new Set([...(sameThread ? [] : subject.missing), ...body.missing])],
    variantId: variant.id,
    words: text.split(/\s+/).filter(Boolean).length,
    sameThread,
    whyYou,
  }
}

/** Whether an email of a campaign opens the thread. */
export const isFirstEmail = ({ steps }: Pick<Campaign, 'steps'>, { id }: Pick<Step, 'id'>) =>
  enabledSteps(steps)[0]?.id === id

/**
 * Only the first email says why it goes to a company, unless the campaign or the email is set not
 * to.
 */
const saysWhyYou = ({ campaign, step, whyYou }: MailSource, isFirst: boolean) =>
  isFirst && Boolean(whyYou) && campaign.whyYou !== false && step.whyYou !== false

/** The text with the sentence as a paragraph, which counts as filled in; unchanged without one. */
function withReason(
  plain: string,
  ranges: RenderedMail['filled'],
  whyYou: WhyYou | null,
): Pick<RenderedMail, 'text' | 'filled'> {
  const filled = ranges.filter(([, end]) => end <= plain.length)
  if (!whyYou) return { text: plain, filled }
  const { text, at } = insertSentence(plain, whyYou.sentence)
  const by = text.length - plain.length
  return {
    text,
    filled: [
      ...filled.filter(([, end]) => end <= at),
      [at, at + whyYou.sentence.length],
      ...filled
        .filter(([, end]) => end > at)
        .map(([start, end]): [number, number] => [start + by, end + by]),
    ],
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 300)

const signature = ({ mailbox, tenant }: MailSource) =>
  mailbox.signature.trim() || mailbox.fromName || tenant.senderName

/**
 * Footer with sender, postal address and opt-out; that of the first email also gives the reason for
 * writing. Sender and address are the account's: the site that the campaign was drafted from can be
 * another company's.
 */
function footer({ campaign, tenant, contact, unsubscribeUrl }: MailSource, first: boolean): string {
  const { why, optOut } = optOutIn(campaign.language)
  return [
    ...(first && contact.company ? [why.replace('<company>', () => contact.company)] : []),
    [tenant.senderName.trim() || tenant.name, ...tenant.postalAddress.split(/\r?\n/)]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(', '),
    `${optOut}: ${unsubscribeUrl}`,
  ].join('\n')
}
