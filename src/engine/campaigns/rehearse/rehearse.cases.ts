import type { AnswerKind, Consequence } from '#model/rehearsal.ts'
import type { Outreach, Reply } from '#model/entities.generated.ts'

/** What each answer leads to, in every language. */
export interface AnswerCase {
  answer: Exclude<AnswerKind, 'silence'>
  /** Labels that count as right. */
  labels: readonly Reply['label'][]
  /** The consequences that must be told. */
  told: readonly Consequence['kind'][]
  /** Where the person stands at the end of the film. */
  state: Outreach['state']
  /** Emails of four that the person gets; a late answer comes after the last one. */
  emails: number
}

export const answerCases: readonly AnswerCase[] = [
  {
    answer: 'yes',
    labels: ['positive', 'meeting'],
    told: ['stopped', 'colleague-stopped', 'waits-for-you'],
    state: 'replied',
    emails: 3,
  },
  {
    answer: 'no',
    labels: ['not-interested'],
    told: ['stopped', 'waits-for-you'],
    state: 'replied',
    emails: 1,
  },
  {
    answer: 'later',
    labels: ['not-interested'],
    told: ['stopped', 'waits-for-you'],
    state: 'replied',
    emails: 4,
  },
  {
    answer: 'wrong-person',
    labels: ['wrong-person'],
    told: ['stopped', 'waits-for-you'],
    state: 'replied',
    emails: 1,
  },
  {
    answer: 'out-of-office',
    labels: ['out-of-office'],
    told: ['noted', 'paused'],
    state: 'finished',
    emails: 4,
  },
  {
    answer: 'bounce',
    labels: ['bounce'],
    told: ['noted', 'stopped', 'suppressed'],
    state: 'bounced',
    emails: 1,
  },
  {
    answer: 'complaint',
    labels: ['complaint'],
    told: ['stopped', 'suppressed'],
    state: 'complained',
    emails: 2,
  },
  {
    answer: 'opt-out',
    labels: ['opt-out'],
    told: ['stopped', 'suppressed'],
    state: 'unsubscribed',
    emails: 2,
  },
]
