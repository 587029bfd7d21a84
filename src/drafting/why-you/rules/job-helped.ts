import { DAY_MS } from '#model/lib/time-units.ts'
import { folded, isQuotable, languageOf, type WhyYouRule } from '../connection.ts'

/** A position that was read longer ago may be filled. */
const MAX_AGE_DAYS = 14

/** They advertise a position with a job title that the campaign is for. */
export const jobHelped: WhyYouRule = {
  id: 'job-helped',
  connect(theirs, { titles, language, now }) {
    if (languageOf(theirs) !== language) return null
    const job = theirs.facts.find(
      ({ kind, value, readAt }) =>
        kind === 'job' &&
        now - Date.parse(readAt) <= MAX_AGE_DAYS * DAY_MS &&
        isQuotable(value) &&
        titles.some((title) => title.trim() && folded(value).includes(folded(title))),
    )
    return job ? { fact: job, values: { theirs: job.value } } : null
  },
}
