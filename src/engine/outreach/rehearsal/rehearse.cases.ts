import type { AnswerKind, Consequence } from '#model/api/rehearsal.ts'
import type { Outreach, Reply } from '#model/schema/entities.generated.ts'

/** The outcome of one answer, in every language. */
export interface AnswerCase {
  answer: Exclude<AnswerKind, 'silence'>
  /** Labels that count as right. */
  labels: readonly Reply['label'][]
  /** Kinds of the consequences, in order. */
  consequences: readonly Consequence['kind'][]
  /** Final state of the person. */
  state: Outreach['state']
  /** Number of emails, of four, that the person receives. */
  emails: number
}

export const answerCases: readonly AnswerCase[] = [
  {
    answer: 'yes',
    labels: ['positive', 'meeting'],
    consequences: ['stopped', 'colleague-stopped', 'waits-for-you'],
    state: 'replied',
    emails: 3,
  },
  {
    answer: 'no',
    labels: ['not-interested'],
    consequences: ['stopped', 'waits-for-you'],
    state: 'replied',
    emails: 1,
  },
  {
    answer: 'later',
    labels: ['not-interested'],
    consequences: ['stopped', 'waits-for-you'],
    state: 'replied',
    emails: 4,
  },
  {
    answer: 'wrong-person',
    labels: ['wrong-person'],
    consequences: ['stopped', 'waits-for-you'],
    state: 'replied',
    emails: 1,
  },
  {
    answer: 'out-of-office',
    labels: ['out-of-office'],
    consequences: ['noted', 'paused'],
    state: 'finished',
    emails: 4,
  },
  {
    answer: 'bounce',
    labels: ['bounce'],
    consequences: ['noted', 'stopped', 'suppressed'],
    state: 'bounced',
    emails: 1,
  },
  {
    answer: 'complaint',
    labels: ['complaint'],
    consequences: ['stopped', 'suppressed'],
    state: 'complained',
    emails: 2,
  },
  {
    answer: 'opt-out',
    labels: ['opt-out'],
    consequences: ['stopped', 'suppressed'],
    state: 'unsubscribed',
    emails: 2,
  },
]
