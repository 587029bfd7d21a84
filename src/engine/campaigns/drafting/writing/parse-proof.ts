import type { Messaging } from '#model/outreach.ts'

type Claim = NonNullable<Messaging['proof']>[number]

/** A quotation with who said it, or a fact in the sender's own words. */
export type Proof = { quote: string; speaker: string } | { fact: string }

const OPEN = '[“„«»”"]'
const CLOSE = '[”“»«"]'
const QUOTED = new RegExp(
  `^${OPEN}\\s*(.+?)\\s*${CLOSE}[\\s.,]*(?:[–—-]+\\s*|\\()?(.*?)\\)?$`,
  'su',
)
const NAMED_FIRST = new RegExp(
  `^([^“„«»”"]{3,80}?)\\s*:\\s*${OPEN}\\s*(.+?)\\s*${CLOSE}\\.?$`,
  'su',
)
const DASHED = /^(.{20,}?[.!…]?)\s+[–—]\s+(\p{Lu}[^.!?]{2,80})$/su

/** Whether a text could be the name of a person or a company, with a role. */
const isSpeaker = (text: string) =>
  /^\p{Lu}/u.test(text) && text.length <= 100 && text.split(/\s+/).length <= 12

/**
 * Reads a line of proof. A quotation is used only with its speaker: "“…” – Name, Company", "Name:
 * “…”" or, in a block quotation, "… – Name".
 * @returns null where a quotation has no speaker
 */
export function parseProof({ text, source }: Pick<Claim, 'text' | 'source'>): Proof | null {
  const line = text.replace(/\s+/g, ' ').trim()
  const isQuotation = /^(?:blockquote|q)\b/i.test(source?.element ?? '')
  const quoted = QUOTED.exec(line)
  const named = NAMED_FIRST.exec(line)
  const dashed = isQuotation ? DASHED.exec(line) : null
  const [quote, speaker] = quoted
    ? [quoted[1]!, quoted[2]!]
    : named
      ? [named[2]!, named[1]!]
      : dashed
        ? [dashed[1]!, dashed[2]!]
        : ['', '']
  if (quote) return isSpeaker(speaker.trim()) ? { quote, speaker: speaker.trim() } : null
  return isQuotation || new RegExp(OPEN, 'u').test(line) ? null : { fact: line }
}
