import { createHash } from 'node:crypto'

export interface Sentence {
  id: string
  section: string
  text: string
}

/** Abbreviations whose period ends no sentence. */
const ABBREVIATION = /\b(?:e\.g|i\.e)\.$/

/** Whether a quotation in single quotes begins in a text and does not end in it. */
function isInQuotation(text: string): boolean {
  const begins = text.match(/(?<=^|[\s(])'(?=\S)/g)?.length ?? 0
  const ends = text.match(/(?<=\S)'(?![\p{L}\d])/gu)?.length ?? 0
  return begins > ends
}

/** The sentences of a paragraph, list item or table row. */
function sentencesIn(block: string): string[] {
  const sentences: string[] = []
  let begin = 0
  for (const { index, 0: end } of block.matchAll(
    /[.?!](?:['")]+(?=\s+[\p{Lu}'{/])|(?=\s+[\p{L}'{/]))/gu,
  )) {
    const sentence = block.slice(begin, index + end.length)
    if (ABBREVIATION.test(sentence) || isInQuotation(sentence)) continue
    sentences.push(sentence)
    begin = index + end.length
  }
  return [...sentences, block.slice(begin)].map((sentence) => sentence.trim()).filter(Boolean)
}

const isRule = (line: string) => /^\|[\s|:-]+\|$/.test(line)

const cellsOf = (line: string) => line.replace(/^\||\|$/g, '').split('|')

/** A table row as one text; the header and the rule below it are none. */
const rowText = (line: string) =>
  cellsOf(line)
    .map((cell) => cell.trim())
    .join(' | ')

function idOf(section: string, heading: string, text: string): string {
  const number = /^\d+/.exec(section)?.[0] ?? '0'
  const words = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 36)
    .replace(/(?<!-)-+$/, '')
  const hash = createHash('sha256').update(`${section}\n${heading}\n${text}`).digest('hex')
  return `${number}-${words}-${hash.slice(0, 4)}`
}

/**
 * Every sentence of the specification in its order, with an id from its section, its heading and
 * its text, so that ids stay while other sentences change.
 */
export function splitSpecification(markdown: string): Sentence[] {
  const sentences: Sentence[] = []
  let section = 'Introduction'
  let heading = ''
  const lines = markdown.split('\n').map((line) => line.trim())
  for (const [at, line] of lines.entries()) {
    const title = /^(#+)\s+(\S.*)$/.exec(line)
    if (title) {
      if (title[1]!.length === 2) [section, heading] = [title[2]!, '']
      else if (title[1]!.length > 2) heading = title[2]!
      continue
    }
    if (line === '' || isRule(line) || isRule(lines[at + 1] ?? '')) continue
    const texts = line.startsWith('|') ? [rowText(line)] : sentencesIn(line.replace(/^[-*]\s+/, ''))
    for (const text of texts)
      sentences.push({
        id: idOf(section, heading, text),
        section: heading ? `${section}: ${heading}` : section,
        text,
      })
  }
  return sentences
}
