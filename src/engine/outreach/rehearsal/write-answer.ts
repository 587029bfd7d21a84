import { chance } from '#engine/kernel/chance.ts'
import type { IncomingMail } from '#platform/mailbox-reading/mailbox-reading.ts'
import { readMarks } from '#platform/mailbox-reading/machine-marks.ts'
import { readMimeParts } from '#platform/mailbox-reading/mime-parts.ts'
import type { AnswerScript, MachineKind, WrittenKind } from './answers/answer-script.ts'

export interface AnswerFacts {
  kind: WrittenKind
  script: AnswerScript
  /** Chooses among the variants of an answer. */
  seed: string
  person: { name: string; email: string }
  /** Another person at the company. */
  colleague: string
  sender: { name: string; address: string }
  /** The email that is answered. */
  email: { subject: string; body: string; at: number }
  /** When the answer arrives. Milliseconds since 1970, like all times here. */
  at: number
  zone: string
  /** First day back of an absence. */
  backAt: number
}

const SYSTEM = 'mailer-daemon@'

/**
 * A scripted answer as the mailbox would deliver it: with the headers and report parts that real
 * programs write, read by the same reader of marks as live mail.
 */
export function writeAnswer(facts: AnswerFacts): IncomingMail {
  const { kind, script, person, at, sender } = facts
  const isReport = kind === 'bounce' || kind === 'complaint'
  const subject = subjectOf(facts)
  const text = textOf(facts)
  const from = isReport ? `${SYSTEM}${domainOf(sender.address)}` : person.email
  const raw = Buffer.from(
    [`From: <${from}>`, `To: <${sender.address}>`, ...structureOf(facts, text)].join('\r\n'),
  )
  return {
    folder: 'INBOX',
    uid: 1,
    rfcId: `<${script.locale}.${at}@rehearsal.invalid>`,
    refersTo: [],
    from: { address: from, name: isReport ? '' : person.name },
    to: [sender.address],
    subject,
    text,
    receivedAt: new Date(at).toISOString(),
    machine: readMarks(readMimeParts(raw), { subject, text }).machine,
  }
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)
const isMachine = (kind: WrittenKind): kind is MachineKind =>
  kind === 'out-of-office' || kind === 'bounce' || kind === 'complaint'

const subjectOf = ({ kind, script, email }: AnswerFacts) =>
  isMachine(kind)
    ? script.subjects[kind].replace('<subject>', email.subject)
    : `Re: ${email.subject.replace(/^re:\s*/i, '')}`

function textOf(facts: AnswerFacts): string {
  const { kind, script, seed, person, colleague, sender, zone, backAt } = facts
  const variants = script.answers[kind]
  const chosen = variants[Math.floor(chance(`${seed}|variant`) * variants.length)] ?? variants[0]
  const places: Record<string, string> = {
    sender: firstName(sender.name) || sender.address,
    colleague,
    address: person.email,
    date: dayOf(script.locale, zone, backAt),
  }
  const fill = (text: string) =>
    text.replace(/<(\w+)>/g, (whole, name: string) => places[name] ?? whole)
  const words = chosen.map(fill).join(' ')
  if (kind === 'bounce' || kind === 'complaint') return words
  if (kind === 'out-of-office') return `${words}\n\n${person.name}`
  const letter = [fill(script.greeting), words, `${fill(script.closing)}\n${person.name}`]
  return [...letter, quoteOf(facts)].join('\n\n')
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

const dayOf = (locale: string, zone: string, at: number) =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zone,
  }).format(at)

/** The email that is answered, as programs quote it below the reply. */
function quoteOf({ script, zone, email, sender }: AnswerFacts): string {
  const when = new Intl.DateTimeFormat(script.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  }).format(email.at)
  const opener = script.quoteLine
    .replace('<when>', when)
    .replace('<sender>', sender.name || sender.address)
  return [opener, ...email.body.split('\n').map((line) => `> ${line}`)].join('\n')
}

/** Headers and parts that mark the kind of message. */
function structureOf({ kind, person }: AnswerFacts, text: string): string[] {
  switch (kind) {
    case 'bounce':
      return report('delivery-status', text, 'message/delivery-status', [
        'Reporting-MTA: dns; mx.rehearsal.invalid',
        '',
        `Final-Recipient: rfc822; ${person.email}`,
        'Action: failed',
        'Status: 5.1.1',
        'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
      ])
    case 'complaint':
      return report('feedback-report', text, 'message/feedback-report', [
        'Feedback-Type: abuse',
        'Version: 1',
        `Original-Rcpt-To: ${person.email}`,
      ])
    case 'out-of-office':
      return ['Auto-Submitted: auto-replied', 'Content-Type: text/plain', '', text]
    default:
      return ['Content-Type: text/plain', '', text]
  }
}

const report = (type: string, text: string, part: string, fields: readonly string[]): string[] => [
  `Content-Type: multipart/report; report-type=${type}; boundary="rehearsal"`,
  '',
  '--rehearsal',
  'Content-Type: text/plain',
  '',
  text,
  '--rehearsal',
  `Content-Type: ${part}`,
  '',
  ...fields,
  '',
  '--rehearsal--',
]
