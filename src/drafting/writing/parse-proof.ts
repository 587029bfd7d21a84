import type { Messaging } from '#model/api/outreach.ts'

type ProofClaim = NonNullable<Messaging['proof']>[number]

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

/** A quotation without the marks around it. */
const unquoted = (text: string) =>
  text.replace(new RegExp(`^${OPEN}\\s*|\\s*${CLOSE}\\.?$`, 'gu'), '').trim()

function quotationIn(line: string, isBlock: boolean): [quote: string, speaker: string] | null {
  const quoted = QUOTED.exec(line)
  if (quoted) return [quoted[1]!, quoted[2]!]
  const named = NAMED_FIRST.exec(line)
  if (named) return [named[2]!, named[1]!]
  const dashed = isBlock ? DASHED.exec(line) : null
  return dashed ? [dashed[1]!, dashed[2]!] : null
}

/**
 * Reads a line of proof. A quotation is used only with its speaker, which the line names apart or
 * in its text: "“…” – Name, Company", "Name: “…”" or, in a block quotation, "… – Name".
 * @returns null where a quotation has no speaker
 */
export function parseProof({ text, source, kind, speaker = '' }: ProofClaim): Proof | null {
  const line = text.replace(/\s+/g, ' ').trim()
  const isBlock = kind === 'quotation' || /^(?:blockquote|q)\b/i.test(source?.element ?? '')
  if (isBlock && speaker.trim()) return { quote: unquoted(line), speaker: speaker.trim() }
  const found = quotationIn(line, isBlock)
  if (found) {
    const [quote, said] = [found[0], found[1].trim()]
    return isSpeaker(said) ? { quote, speaker: said } : null
  }
  return isBlock || new RegExp(OPEN, 'u').test(line) ? null : { fact: line }
}
