import { sentence, sentenceInEnglish, type Sentence } from '#language'
import type {
  CheckSentences,
  DomainCheck,
  DomainCheckId,
  DomainProbe,
  WantedRecord,
} from '#model/api/sending-domain.ts'
import type { Dns, DnsAnswer } from '#platform/dns/dns.ts'
import type { MailProvider } from '../providers.ts'

/** A server that mailboxes of the domain hand their emails to. */
export interface SendingHost {
  host: string
  provider: MailProvider | null
}

export interface CheckedKey {
  selector: string
  publicKey: string
  state: 'waiting' | 'active' | 'retired'
}

/** What the checks know besides DNS. */
export interface DomainFacts {
  domain: string
  signs: boolean
  /** Without retired keys. */
  keys: readonly CheckedKey[]
  /** Keys that were replaced not long ago, and when their records may be deleted. */
  retired: readonly { selector: string; removableFrom: string }[]
  hosts: readonly SendingHost[]
  /** The last probe that was read back; null without one. */
  probe: DomainProbe | null
}

export interface CheckInput extends DomainFacts {
  dns: Dns
  /** Results of the checks before this one. */
  before: Partial<Record<DomainCheckId, DomainCheck>>
}

/** One kind of check: a file of this folder, listed in `run-checks.ts`. */
export type CheckKind = (input: CheckInput) => Promise<Finding>

type Finding = Omit<DomainCheck, 'id'> & { sentences: CheckSentences }

/** One sentence, or several that follow each other. */
type Words = Sentence | readonly Sentence[]

interface More {
  advice?: Words
  record?: WantedRecord | null
  found?: string[]
}

const result =
  (state: DomainCheck['state']) =>
  (summary: Words, { advice = [], record = null, found = [] }: More = {}) => ({
    state,
    ...worded({ summary: [summary].flat(), advice: [advice].flat() }),
    record,
    found: found.slice(0, 20).map((text) => text.slice(0, 1000)),
  })

/** Sentences with their English text. */
export function worded(sentences: CheckSentences) {
  const inEnglish = (words: readonly Sentence[]) => words.map(sentenceInEnglish).join(' ')
  return { summary: inEnglish(sentences.summary), advice: inEnglish(sentences.advice), sentences }
}

export const pass = result('pass')
export const warn = result('warn')
export const fail = result('fail')
export const unknown = result('unknown')

/** The result for a question that DNS did not answer. */
export const unanswered = (
  name: string,
  { reason }: Extract<DnsAnswer<never>, { kind: 'fault' }>,
) =>
  unknown(sentence('{name} could not be looked up: {reason}.', { name, reason }), {
    advice: sentence('This says nothing about your records. The check runs again automatically.'),
  })
