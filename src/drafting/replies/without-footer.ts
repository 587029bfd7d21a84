import { replyWords } from '../languages/all-replies.ts'
import { compile } from './compile.ts'

const FOOTER = compile(
  replyWords
    .flatMap(({ footer }) => footer)
    .map(
      (words) =>
        String.raw`(?<![\p{L}\p{N}])(?:${words.replace(/ (?![?*])/g, String.raw`\s{1,4}`)})`,
    )
    .join('|'),
)
const WRITTEN = /\p{L}/u

/** A line that says something. */
const ENDS = /[.!?]$/
const MIN_WORDS = 4
const isSaid = (line: string) =>
  ENDS.test(line.trimEnd()) || line.trim().split(' ').length >= MIN_WORDS
/** "Kim Berg": the name below an answer. */
const NAME = /^\s*\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){0,2}\s*$/u

/** The text up to the name below its words. */
function toName(text: string): string {
  const lines = text.split('\n')
  const said = lines.findIndex((line) => isSaid(line.slice(0, 200)))
  const name = lines.findIndex((line, at) => said !== -1 && at > said && NAME.test(line))
  return name === -1 ? text : lines.slice(0, name + 1).join('\n')
}

/**
 * An answer without the legal and list footers that mail servers put below it: up to the name below
 * its words, and to the sentence in which a footer begins ("If you received this by mistake,
 * please delete it."). A text that begins with one is left whole.
 */
export function withoutFooter(whole: string): string {
  const text = toName(whole)
  const found = FOOTER.exec(text.toLowerCase())
  if (!found) return text
  const before = text.slice(0, found.index)
  const begin = Math.max(...['.', '!', '?', '\n'].map((end) => before.lastIndexOf(end))) + 1
  const kept = text.slice(0, begin)
  return WRITTEN.test(kept) ? kept.trimEnd() : text
}
