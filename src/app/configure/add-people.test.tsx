// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { CampaignView } from '#model/api/outreach.ts'
import { AddPeople } from './add-people.tsx'

afterEach(cleanup)

test('text typed for one way to add people is there again after a look at another', () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AddPeople campaign={{ id: 'c1' } as CampaignView} onDone={() => {}} />
    </QueryClientProvider>,
  )
  const choose = (way: RegExp) => fireEvent.click(screen.getByRole('tab', { name: way }))
  const rows = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /rows/i })
  choose(/paste/i)
  fireEvent.change(rows(), { target: { value: 'email\nkari@firm.example' } })
  choose(/one person/i)
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: /email/i })
  fireEvent.change(email, { target: { value: 'una@firm.example' } })
  choose(/paste/i)
  expect(rows().value).toBe('email\nkari@firm.example')
  expect(screen.queryByRole('textbox', { name: /email/i })).toBeNull()
  choose(/one person/i)
  expect(email.value).toBe('una@firm.example')
  expect(email.isConnected).toBe(true)
})
