/** Levenshtein distance: letters to change, add or remove. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length }, (_, n) => n + 1)
  let distance = other.length
  for (let i = 0; i < one.length; i++) {
    let diagonal = i
    distance = i + 1
    row = row.map((above, j) => {
      distance = Math.min(above + 1, distance + 1, diagonal + (one[i] === other[j] ? 0 : 1))
      diagonal = above
      return distance
    })
  }
  return distance
}

/** How many letters of a word may be wrong, by its length; none of a short one. */
export const allowedErrors = (word: string): number => {
  if (word.length < 5) return 0
  return word.length < 8 ? 1 : 2
}
