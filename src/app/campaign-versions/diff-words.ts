/** A run of words that is in both texts, only in the former, or only in the later. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Texts with more words are compared as wholes, because the table grows with their product. */
const MAX_WORDS = 1500

/** Words with the space after them, and line breaks: put together they are the text again. */
const wordsOf = (text: string): string[] => text.match(/\S+[^\S\n]*|\n+|[^\S\n]+/g) ?? []

/** Length of the longest common subsequence of the words from a pair of places on. */
type CommonLength = (i: number, j: number) => number

function commonLengths(before: readonly string[], after: readonly string[]): CommonLength {
  const width = after.length + 1
  const table = new Uint16Array((before.length + 1) * width)
  const at: CommonLength = (i, j) => table[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      table[i * width + j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  return at
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const diffParts: DiffPart[] = []
  for (const { kind, text } of parts) {
    const last = diffParts.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text) diffParts.push({ kind, text })
  }
  return diffParts
}

/** What changed between two texts, word by word; removed words come before added ones. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  if (old.length > MAX_WORDS || now.length > MAX_WORDS)
    return joined([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ])
  const lengthFrom = commonLengths(old, now)
  const parts: DiffPart[] = []
  let i = 0
  let j = 0
  for (;;) {
    const [removed, added] = [old[i], now[j]]
    if (removed !== undefined && removed === added) {
      parts.push({ kind: 'same', text: removed })
      i++
      j++
    } else if (
      removed !== undefined &&
      (added === undefined || lengthFrom(i + 1, j) >= lengthFrom(i, j + 1))
    ) {
      parts.push({ kind: 'removed', text: removed })
      i++
    } else if (added !== undefined) {
      parts.push({ kind: 'added', text: added })
      j++
    } else return joined(parts)
  }
}
