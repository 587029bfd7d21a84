// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SELLS_TO_CONSUMERS } from '#model/drafting-notices.ts'
import type { CampaignView } from '#model/outreach.ts'
import { ConsumersNotice } from './consumers-notice.tsx'

afterEach(cleanup)

const show = (problems: string[], audience: Record<string, unknown>) =>
  render(
    <ConsumersNotice
      campaign={{ source: { problems }, messaging: { audience } } as unknown as CampaignView}
    />,
  )

test('shows on a draft from a site that sells to consumers', () => {
  show([SELLS_TO_CONSUMERS], { text: 'patients', confirmed: true })
  expect(screen.getByRole('note').textContent).toContain('sells to consumers')
})

test.each([
  ['once a person enters an audience', [SELLS_TO_CONSUMERS], { text: 'hotels', edited: true }],
  ['on other drafts', [], { text: 'hotels' }],
])('hides %s', (_when, problems, audience) => {
  show(problems, audience)
  expect(screen.queryByRole('note')).toBeNull()
})
