// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#client/api.ts'
import type { DraftingQuestion } from '#model/email/drafting-questions.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { DraftQuestions } from './draft-questions.tsx'

const campaign = { id: 'c1', steps: [], messaging: {}, source: {} } as unknown as CampaignView
const question: DraftingQuestion = {
  id: 'audience',
  max: 1,
  maxLength: 240,
  isClosed: false,
  beginning: '',
  others: [],
  candidates: ['Exporters', 'Importers'].map((text) => ({
    text,
    source: null,
    speaker: '',
    kind: 'other',
    isPreselected: false,
  })),
  current: [],
  isAnswered: false,
  isSkipped: false,
}
const post = vi.spyOn(api, 'post')
const answers: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({
    // The act of React waits for another one of Node.
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  answers.length = 0
  post
    .mockReset()
    .mockImplementation(
      () => new Promise((resolve) => answers.push(() => resolve(campaign as never))),
    )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('an answer that is saved early holds up no button, and leaving holds up all', async () => {
  const onDone = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <DraftQuestions campaign={campaign} questions={[question]} onDone={onDone} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByLabelText('Importers'))
  await wait(400)
  expect(post).toHaveBeenCalledOnce()
  expect(button('See my campaign').disabled).toBe(false)
  fireEvent.click(button('See my campaign'))
  await wait(0)
  expect(button('See my campaign').disabled).toBe(true)
  expect(button('Leave it out').disabled).toBe(true)
  for (const answer of answers) answer()
  await wait(0)
  for (const answer of answers) answer()
  await wait(0)
  expect(onDone).toHaveBeenCalledOnce()
  expect(post.mock.calls.map(([, body]) => body)).toEqual(
    [1, 2].map(() => ({ answers: [{ question: 'audience', texts: ['Importers'] }] })),
  )
})
