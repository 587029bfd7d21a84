import type { Reply } from '#model/schema/entities.generated.ts'
import { isMisspelled, replyPatterns, spellingsOf } from './reply-patterns.ts'
import { stripQuotes } from './strip-quotes.ts'
import { withoutFooter } from './without-footer.ts'

export interface Classified {
  kind: Reply['kind']
  label: Reply['label']
  /** The matched words, for users. */
  reason: string
  /** The person's own text, without quotes and signature. */
  own: string
}

/** How a rule finds its words: as a whole line or sentence, or anywhere in the answer. */
type Clue = keyof typeof replyPatterns

/**
 * Ordered to avoid the most expensive mistakes: opt-outs first, denial before approval, because
 * "not interested" contains "interested"; absence before the deputies that it names, and explicit
 * interest before a question in the same reply.
 */
const RULES: readonly { kind: Reply['kind']; label: Reply['label']; clue: Clue }[] = [
  { kind: 'unsubscribe', label: 'opt-out', clue: 'stop' },
  { kind: 'unsubscribe', label: 'opt-out', clue: 'politeStop' },
  { kind: 'human', label: 'opt-out', clue: 'optOut' },
  { kind: 'human', label: 'not-interested', clue: 'notInterested' },
  { kind: 'human', label: 'not-interested', clue: 'no' },
  { kind: 'out-of-office', label: 'out-of-office', clue: 'outOfOffice' },
  { kind: 'human', label: 'wrong-person', clue: 'wrongPerson' },
  { kind: 'human', label: 'meeting', clue: 'meeting' },
  { kind: 'human', label: 'positive', clue: 'interest' },
  { kind: 'human', label: 'question', clue: 'question' },
  { kind: 'human', label: 'positive', clue: 'positive' },
]

/** Characters of an answer that are matched. */
const LONGEST_ANSWER = 20_000

/** Characters that are looked at before runs of blanks in them are one. */
const LONGEST_READ = 100_000

/**
 * The part of an answer that is matched, with runs of blanks as one: patterns that look back over
 * blanks took seconds for a thousand of them.
 */
const tidy = (text: string): string =>
  text
    .slice(0, LONGEST_READ)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?: ?\n){3,}/g, '\n\n')
    .slice(0, LONGEST_ANSWER)

/** Lines of a short answer, among them greeting and name; more are a letter, or a signature. */
const MAX_LINES = 8
/** Characters of a line that may be the whole answer. */
const LONGEST_WHOLE = 80

const linesOf = (plain: string): string[] =>
  plain
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Words of a line that only greets. */
const MAX_GREETING = 3

/**
 * The first line that says something, and the greeting above it: below them, "Unsubscribe" is a link
 * of a footer. A line that continues in small letters below is no whole answer.
 */
function firstOf(lines: readonly string[]): string[] {
  const greets =
    lines.length > 1 && (lines[0]!.endsWith(',') || lines[0]!.split(' ').length <= MAX_GREETING)
  const firsts = lines.slice(0, greets ? 2 : 1)
  const next = lines[firsts.length] ?? ''
  return /^\p{Ll}\S* \S/u.test(next) ? firsts.slice(0, -1) : firsts
}

const SENTENCE_END = /(?<=[.!?;])\s+/

/** The matched words of a text, in small letters. */
function firstMatch(pattern: RegExp, texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const match = pattern.exec(text)
    if (match) return match[0]
  }
  return undefined
}

const inSmallLetters = (texts: readonly string[]) => texts.map((text) => text.toLowerCase())

/** What programs put before the subject of an answer: "Re: ", "SV: AW: ", "RE[2]: ". */
const ANSWERS = /^(\s*[\p{L}.]{1,10}(\[\d{1,3}\])?\s?:){1,4}\s*/u

/**
 * Whether a subject asks for no more emails: one of stop words alone that the person wrote, or
 * that an empty answer has; there "Unsubscribe from your list" does too.
 */
function stopsInSubject(subject: string, own: string): boolean {
  const written = subject.slice(0, LONGEST_WHOLE)
  const words = written.replace(ANSWERS, '').trim()
  if (own.trim() !== '' && words !== written.trim()) return false
  const stops =
    replyPatterns.stop.some((pattern) => pattern.test(words.toLowerCase())) || isMisspelled(words)
  return stops || (own.trim() === '' && /^unsubscribe\b/i.test(words))
}

/** Classifies the text of a reply. `kindOfMachine` handles machine headers before. */
export function classifyReply(subject: string, text: string): Classified {
  const own = stripQuotes(text)
  const plain = withoutFooter(tidy(own).replace(/[’‘]/g, "'"))
  if (stopsInSubject(subject, own))
    return {
      kind: 'unsubscribe',
      label: 'opt-out',
      reason: `subject "${subject.trim().slice(0, 60)}"`,
      own,
    }
  if (
    /^\s*(automatic reply|auto(matische)? antwort|out of office|abwesenheit|abwesend)/i.test(
      subject,
    )
  )
    return {
      kind: 'out-of-office',
      label: 'out-of-office',
      reason: `subject "${subject.trim().slice(0, 60)}"`,
      own,
    }
  const written = linesOf(plain)
  const isShort = (text: string) => text.length <= LONGEST_WHOLE
  const short = written.length > MAX_LINES ? [] : written
  const lines = short.filter(isShort)
  const firsts = firstOf(written)
  const sentences = firstOf(short)
    .flatMap((line) => line.split(SENTENCE_END))
    .filter(isShort)
  const texts: Partial<Record<Clue, readonly string[]>> = {
    stop: inSmallLetters([...firsts.filter(isShort), ...sentences]),
    politeStop: inSmallLetters(firsts.filter(isShort).flatMap((line) => line.split(','))),
    optOut: spellingsOf(plain),
    no: inSmallLetters(lines),
  }
  const whole = [plain.toLowerCase()]
  const misspelled = sentences.find(isMisspelled)
  if (misspelled)
    return {
      kind: 'unsubscribe',
      label: 'opt-out',
      reason: `the words "${misspelled}"`,
      own,
    }
  for (const { kind, label, clue } of RULES)
    for (const pattern of replyPatterns[clue]) {
      const match = firstMatch(pattern, texts[clue] ?? whole)
      if (match) return { kind, label, reason: `the words "${match.trim().slice(0, 80)}"`, own }
    }
  return {
    kind: 'human',
    label: 'unknown',
    reason: own === '' ? 'nothing was written' : 'no rule knows these words',
    own,
  }
}
