import { message } from '#language'
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

const usedUp = {
  organization: {
    day: message(
      'The daily token budget of your organization is used up. It starts again at midnight UTC.',
    ),
    month: message(
      'The monthly token budget of your organization is used up. It starts again next month.',
    ),
  },
  installation: {
    day: message(
      'The daily token budget of this installation is used up. It starts again at midnight UTC.',
    ),
    month: message(
      'The monthly token budget of this installation is used up. It starts again next month.',
    ),
  },
}

/**
 * Why a call that may use so many tokens is not made, as an English sentence, which the log keeps;
 * null when it is made.
 * @param owner whose budget it is
 */
export function budgetFault(
  { tokensPerDay, tokensPerMonth }: Budget,
  { today, thisMonth }: Used,
  wanted: number,
  owner: keyof typeof usedUp,
): string | null {
  if (spent(tokensPerDay, today, wanted)) return usedUp[owner].day
  return spent(tokensPerMonth, thisMonth, wanted) ? usedUp[owner].month : null
}
