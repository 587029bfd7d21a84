// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { REGULATED_NOTICES, SELLS_TO_CONSUMERS } from '#model/email/drafting-notices.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { ConsumersNotice } from './consumers-notice.tsx'

afterEach(cleanup)

const show = (problems: string[], buyers: string) =>
  render(
    <ConsumersNotice
      campaign={
        { source: { problems }, messaging: { buyers: { text: buyers } } } as unknown as CampaignView
      }
    />,
  )

test('shows once the campaign writes to private people', () => {
  show([], 'people')
  expect(screen.getByRole('note').textContent).toContain('private people')
})

test('shows the rule of a trade', () => {
  show([REGULATED_NOTICES.law], 'companies')
  expect(screen.getByRole('note').textContent).toContain('lawyers')
})

test.each([
  ['once a person chose companies', [SELLS_TO_CONSUMERS], 'companies'],
  ['on other drafts', ['We found no proof on your site.'], ''],
])('hides %s', (_when, problems, buyers) => {
  show(problems, buyers)
  expect(screen.queryByRole('note')).toBeNull()
})
