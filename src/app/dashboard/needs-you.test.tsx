// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { paths } from '#client/paths.ts'
import type { Dashboard } from '#model/api/outreach.ts'
import { WaitingFigure } from './figures.tsx'
import { NeedsYou } from './needs-you.tsx'

afterEach(cleanup)

const NOW = Date.parse('2026-01-03T00:00:00Z')
const some = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `id-${index}`,
    text: 'Yes.',
    fromAddress: 'a@halden.example',
    receivedAt: '2026-01-02T00:00:00Z',
    state: 'error',
    address: 'b@halden.example',
    healthText: 'No sign-in',
  }))

test('lists lead to all their entries, also to those that the server left out', () => {
  const needs = {
    replies: some(10),
    repliesTotal: 37,
    mailboxes: some(4),
    campaigns: [],
    nothingSentToday: null,
  } as unknown as Dashboard['needs']
  render(
    <MemoryRouter>
      <NeedsYou needs={needs} now={NOW} />
    </MemoryRouter>,
  )
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('All 37')).toBe(paths.inbox)
  expect(hrefOf('All 4')).toBe(paths.mailboxes)
})

test('the figure of waiting replies counts all of them', () => {
  const needs = { replies: some(10), repliesTotal: 37 } as unknown as Dashboard['needs']
  render(<WaitingFigure needs={needs} now={NOW} />)
  expect(screen.getByText('37')).toBeTruthy()
})
