/** Levenshtein distance: letters to change, add or remove. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min(
        row[j]! + 1,
        next[j - 1]! + 1,
        row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[other.length]!
}

/** How many letters of a word may be wrong, by its length; none of a short one. */
export const allowedErrors = (word: string): number =>
  word.length < 5 ? 0 : word.length < 8 ? 1 : 2
