import { describe, expect, it } from 'vitest'
import type { CampaignContent } from '#model/email/campaign-versions.ts'
import type { Step } from '#model/api/outreach.ts'
import { contentChanges } from './content-changes.ts'

const email = (id: string, body: string, more: Partial<Step> = {}): Step => ({
  id,
  delayDays: 3,
  subject: '',
  body,
  ...more,
})
const content = (more: Partial<CampaignContent> = {}): CampaignContent => ({
  language: 'en',
  messaging: { whatYouDo: { text: 'We rent loggers.' } },
  steps: [email('a', 'First.'), email('b', 'Second.')],
  ...more,
})

describe('the changes between two contents', () => {
  it.each<[string, Partial<CampaignContent>, unknown[]]>([
    ['none', {}, []],
    [
      'a confirmation',
      { messaging: { whatYouDo: { text: 'We rent loggers.', confirmed: true } } },
      [],
    ],
    [
      'a fact',
      { messaging: { whatYouDo: { text: 'We sell loggers.' } } },
      [{ place: 'whatYouDo', before: 'We rent loggers.', after: 'We sell loggers.', stepId: null }],
    ],
    [
      'an email',
      { steps: [email('a', 'First!'), email('b', 'Second.')] },
      [{ place: 'email 1', before: 'First.', after: 'First!', stepId: 'a' }],
    ],
    [
      'a wait',
      { steps: [email('a', 'First.'), email('b', 'Second.', { delayDays: 5 })] },
      [
        {
          place: 'email 2',
          before: 'Second.\n\nSent 3 days later',
          after: 'Second.\n\nSent 5 days later',
          stepId: 'b',
        },
      ],
    ],
    [
      'an added email',
      { steps: [email('a', 'First.'), email('b', 'Second.'), email('c', 'Third.')] },
      [{ place: 'email 3', before: '', after: 'Third.', stepId: null }],
    ],
    [
      'a removed email',
      { steps: [email('b', 'Second.')] },
      [{ place: 'email 1', before: 'First.', after: '', stepId: null }],
    ],
    [
      'another order',
      { steps: [email('b', 'Second.'), email('a', 'First.')] },
      [{ place: 'order', before: 'First.\nSecond.', after: 'Second.\nFirst.', stepId: null }],
    ],
    [
      'another language',
      { language: 'sv' },
      [{ place: 'language', before: 'en', after: 'sv', stepId: null }],
    ],
  ])('%s', (_what, after, changes) =>
    expect(contentChanges(content(), content(after))).toEqual(changes),
  )
})
