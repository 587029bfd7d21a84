import { replyWords } from '../languages/all-replies.ts'

const FOOTER = new RegExp(
  replyWords
    .flatMap(({ footer }) => footer)
    .map(
      (words) =>
        String.raw`(?<![\p{L}\p{N}])(?:${words.replace(/ (?![?*])/g, String.raw`\s{1,4}`)})`,
    )
    .join('|'),
  'iu',
)
const WRITTEN = /\p{L}/u

/**
 * An answer without the legal and list footers that mail servers put below it, from the sentence
 * on in which the first begins: "If you received this by mistake, please delete it." A text that
 * begins with one is left whole.
 */
export function withoutFooter(text: string): string {
  const found = FOOTER.exec(text)
  if (!found) return text
  const before = text.slice(0, found.index)
  const begin = Math.max(...['.', '!', '?', '\n'].map((end) => before.lastIndexOf(end))) + 1
  const kept = text.slice(0, begin)
  return WRITTEN.test(kept) ? kept.trimEnd() : text
}
