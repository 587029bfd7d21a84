/** Most tokens of calls in a day and in a month; 0 is no limit. */
export interface Budget {
  tokensPerDay: number
  tokensPerMonth: number
}

export interface Used {
  today: number
  thisMonth: number
}

/** First moment of the day and of the month, both in UTC. */
export function periodsOf(now: number): { day: Date; month: Date } {
  const at = new Date(now)
  return {
    day: new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate())),
    month: new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1)),
  }
}

const spent = (limit: number, used: number, wanted: number) => limit > 0 && used + wanted > limit

/**
 * Why a call that may use so many tokens is not made, as a sentence; null when it is.
 * @param owner whose budget it is, as the sentence says it
 */
export function budgetFault(
  { tokensPerDay, tokensPerMonth }: Budget,
  { today, thisMonth }: Used,
  wanted: number,
  owner: string,
): string | null {
  if (spent(tokensPerDay, today, wanted))
    return `The daily token budget of ${owner} is used up. It starts again at midnight UTC.`
  if (spent(tokensPerMonth, thisMonth, wanted))
    return `The monthly token budget of ${owner} is used up. It starts again next month.`
  return null
}
