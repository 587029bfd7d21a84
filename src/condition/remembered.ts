/**
 * Keeps the answers of a function that gives the same for the same, and never undefined. When `most` of them are kept, all are forgotten: what is asked
 * again and again is soon there again.
 */
export function remembered<Given, Answer>(
  most: number,
  make: (given: Given) => Answer,
): (given: Given) => Answer {
  const kept = new Map<Given, Answer>()
  return (given) => {
    const known = kept.get(given)
    if (known !== undefined) return known
    const answer = make(given)
    if (kept.size >= most) kept.clear()
    kept.set(given, answer)
    return answer
  }
}
