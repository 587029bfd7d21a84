/** A run of words that is in both texts, only in the former, or only in the later. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Texts with more words are compared as wholes, because the table grows with their product. */
const MAX_WORDS = 1500

/** Words with the space after them, and line breaks: put together they are the text again. */
const wordsOf = (text: string): string[] => text.match(/\S+[^\S\n]*|\n+|[^\S\n]+/g) ?? []

/** Length of the longest common subsequence of the words from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      table[i]![j] =
        before[i] === after[j]
          ? table[i + 1]![j + 1]! + 1
          : Math.max(table[i + 1]![j]!, table[i]![j + 1]!)
  return table
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const found: DiffPart[] = []
  for (const { kind, text } of parts) {
    const last = found.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text) found.push({ kind, text })
  }
  return found
}

/** What changed between two texts, word by word; removed words come before added ones. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  if (old.length > MAX_WORDS || now.length > MAX_WORDS)
    return joined([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ])
  const table = commonLengths(old, now)
  const parts: DiffPart[] = []
  let i = 0
  let j = 0
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      parts.push({ kind: 'same', text: old[i]! })
      i++
      j++
    } else if (i < old.length && (j === now.length || table[i + 1]![j]! >= table[i]![j + 1]!)) {
      parts.push({ kind: 'removed', text: old[i++]! })
    } else parts.push({ kind: 'added', text: now[j++]! })
  }
  return joined(parts)
}
