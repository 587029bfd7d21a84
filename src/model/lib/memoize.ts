/**
 * Memoizes a function that returns the same for the same argument, and never undefined.
 * @param most results that are kept; when there are so many, all of them are dropped
 */
export function memoize<Given, Answer>(
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
