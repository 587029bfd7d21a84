import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EMAIL_CHECKS } from '#model/email/email-checks.ts'
import type { Messaging, Step } from '#model/api/outreach.ts'
import { checkSteps } from './check-steps.ts'

/** A draft that a careful reader would not send, and the check that must see it. */
interface BadDraft {
  check: string
  language: string
  messaging: Messaging
  emails: string[]
}

const folder = new URL('../../../tests/fixtures/bad-drafts/', import.meta.url)
const drafts = readdirSync(folder).map(
  (file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as BadDraft] as const,
)

const stepsOf = ({ emails }: BadDraft): Step[] =>
  emails.map((body, at) => ({
    id: `mail-${at + 1}`,
    delayDays: at * 4,
    subject: at === 0 ? 'A subject' : '',
    body,
  }))

it.each(drafts)('catches %s', (_file, draft) => {
  const found = checkSteps(stepsOf(draft), draft.messaging, draft.language)
  expect(found.map(({ check }) => check)).toContain(draft.check)
})

it('has a bad draft for every check of what a reader sees', () => {
  const seen = new Set(drafts.map(([, { check }]) => check))
  const wanted = EMAIL_CHECKS.slice(EMAIL_CHECKS.indexOf('same-fact'))
  expect(wanted.filter((check) => !seen.has(check))).toEqual([])
})
