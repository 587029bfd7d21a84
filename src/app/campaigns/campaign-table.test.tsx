// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { CampaignCounts, CampaignListRow } from '#model/api/outreach.ts'
import { CampaignTable } from './campaign-table.tsx'

afterEach(cleanup)

/** The cell of the bounce rate. */
function bounces(counts: Partial<CampaignCounts>): HTMLElement {
  const row = {
    id: 'c1',
    name: 'Loggers',
    state: 'running',
    launchedAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-02T00:00:00Z',
    nextSendAt: null,
    mailboxes: [],
    counts: { people: 0, accepted: 0, delivered: 0, bounced: 0, replied: 0, ...counts },
  } as unknown as CampaignListRow
  const now = Date.parse('2026-01-03T00:00:00Z')
  render(
    <MemoryRouter>
      <CampaignTable rows={[row]} now={now} label="Campaigns" />
    </MemoryRouter>,
  )
  return screen.getAllByRole('cell')[6]!
}

test.each([
  ['refused emails as tried', { accepted: 3, delivered: 3, bounced: 1 }, /^25(\.0)?\s*%/],
  ['a later bounce once', { accepted: 4, delivered: 3, bounced: 1 }, /^25(\.0)?\s*%/],
  ['refused emails only', { accepted: 0, delivered: 0, bounced: 5 }, /^100(\.0)?\s*%/],
])('the bounce rate counts %s', (_what, counts, rate) => {
  const cell = bounces(counts)
  expect(cell.textContent).toMatch(rate)
  expect(cell.className).toContain('warn')
})

test('there is no bounce rate before the first email', () => {
  expect(bounces({}).textContent).toBe('')
})
