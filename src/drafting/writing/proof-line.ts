import type { Messaging } from '#model/api/outreach.ts'
import { anyOf } from '../languages/all-traits.ts'
import { formOf } from '../text/sentence-form.ts'
import { countWords } from '../text/words.ts'
import { withoutStop, withStop } from '../wording/cut.ts'
import { pointsOf } from '../wording/details.ts'
import { parseProof } from './parse-proof.ts'
import { inOwnVoice, type Sender } from '../wording/we-form.ts'

type ConfirmedProof = NonNullable<Messaging['proof']>[number]

/** A confirmed proof with the sentences that say it. */
export interface ProofLine {
  /** `time` may follow the offer; the others are worth an email. */
  kind: 'time' | 'certificate' | 'number' | 'quotation'
  wordings: string[]
}

/** Norms by which welders, testers and trainers are examined, and no company. */
const OF_PERSONS = /(?:9606|9712|14732|17024)/

const YEAR = /(?<!\p{N})(1[89]\d{2}|20[0-2]\d)(?!\p{N})/u
const YEARS = new RegExp(
  String.raw`(?<!\p{N})(\d{2,3})\s?\+?\s?(?:${anyOf('years')})(?!\p{L})`,
  'iu',
)
const NORM = new RegExp(
  [
    String.raw`(?<!\p{L})((?:DIN\s)?(?:EN\s)?(?:ISO(?:\/IEC)?\s?\d{4,5}|EN\s?\d{3,5}(?:-\d)?|`,
    String.raw`IATF\s?16949|VCA|HACCP|TISAX|SOC\s?2|GMP|MCS|RGE|Qualibat))(?!\p{L})`,
  ].join(''),
  'gu',
)

/** Years from which the time in business is worth a sentence. */
const LEAST_YEARS = 10
const MAX_QUOTE_WORDS = 25
const MAX_SENTENCE_WORDS = 20

function timeLine(text: string, { letters }: Sender, thisYear: number): ProofLine | null {
  const year = YEAR.exec(text)?.[1]
  if (year && thisYear - Number(year) >= LEAST_YEARS)
    return { kind: 'time', wordings: letters.since.map((one) => one.replace('<year>', year)) }
  const years = YEARS.exec(text)?.[1]
  return years && Number(years) >= LEAST_YEARS
    ? {
        kind: 'time',
        wordings: letters.forYears.map((wording) => wording.replace('<years>', years)),
      }
    : null
}

function normLine(text: string, { letters }: Sender): ProofLine | null {
  const norms = [...new Set([...text.matchAll(NORM)].map(([, norm]) => norm!))]
    .filter((norm) => !OF_PERSONS.test(norm))
    .slice(0, 2)
  if (norms.length === 0) return null
  const norm = norms.join(` ${letters.and} `)
  return {
    kind: 'certificate',
    wordings: letters.certified.map((one) => one.replace('<norm>', norm)),
  }
}

/** A number that the site states in a sentence of the sender. */
function numberLine(text: string, sender: Sender): ProofLine | null {
  const voiced = inOwnVoice(text, sender)
  const isOwn = voiced.voice === 'we' || voiced.voice === 'one'
  if (!isOwn || countWords(voiced.text) > MAX_SENTENCE_WORDS || /[?!:]/.test(voiced.text))
    return null
  return pointsOf(voiced.text, sender.letters) < -4
    ? null
    : { kind: 'number', wordings: [withStop(voiced.text)] }
}

/** "Ventilation of the hall. – Heating, Trade Fair Ltd": a job in a list, and no words of a customer. */
const isReference = (
  { quote, speaker }: { quote: string; speaker: string },
  { language, letters }: Sender,
): boolean =>
  formOf(quote, language) !== 'sentence' &&
  (/\s[–—-]\s|&/u.test(speaker) ||
    speaker.split(/[\s-]+/).some((word) => letters.details.activity.test(word)))

/** The sentence of a confirmed proof by its kind; null where it fits none. */
export function proofLine(
  claim: ConfirmedProof,
  sender: Sender,
  thisYear: number,
): ProofLine | null {
  const { letters } = sender
  const proof = parseProof(claim)
  if (!proof) return null
  if ('quote' in proof) {
    if (countWords(proof.quote) > MAX_QUOTE_WORDS || isReference(proof, sender)) return null
    const quote = `${letters.quotes[0]}${withoutStop(proof.quote)}${letters.quotes[1]}`
    return {
      kind: 'quotation',
      wordings: letters.quoted.map((wording) =>
        wording.replace('<quote>', quote).replace('<speaker>', proof.speaker),
      ),
    }
  }
  if (claim.kind === 'since') return timeLine(proof.fact, sender, thisYear)
  return (
    normLine(proof.fact, sender) ??
    timeLine(claim.kind === 'number' ? '' : proof.fact, sender, thisYear) ??
    numberLine(proof.fact, sender)
  )
}
