// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#client/api.ts'
import type { CampaignView, Step } from '#model/api/outreach.ts'
import { toastStore } from '#ui/base/toast-state.ts'
import { newStep } from './mail-text.ts'
import { useRewrite } from './rewrite-email.ts'
import type { PartEditor } from './use-part.ts'

const post = vi.spyOn(api, 'post')
const saved: Step = { ...newStep(), id: 'mail-1', subject: 'Loggers', body: 'As it was saved.' }
let steps: Step[]
const save = vi.fn<PartEditor<Step[]>['save']>()
const change = vi.fn<PartEditor<Step[]>['change']>((next) => {
  steps = typeof next === 'function' ? next(steps) : next
})

beforeEach(() => {
  steps = [saved]
  save.mockReset().mockResolvedValue({ steps: [saved] } as CampaignView)
  // Words are typed while the server looks for another text.
  post.mockReset().mockImplementation(async () => {
    steps = [{ ...saved, body: 'Typed since.' }]
    return { ...saved, subject: 'Fish', body: 'In other words.', sources: [] } as never
  })
})

async function rewrite(how: { part?: 'subject' }) {
  const client = new QueryClient()
  const part = { value: steps, save, change } as unknown as PartEditor<Step[]>
  const { result } = renderHook(() => useRewrite('c1', part), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  await act(() => result.current.mutateAsync({ step: saved, ...how }).catch(() => null))
}
const texts = () => steps.map(({ subject, body }) => [subject, body])
const undo = () => toastStore.get()[0]!.action!.run()

test('another subject leaves the text, also when it is undone', async () => {
  await rewrite({ part: 'subject' })
  expect(save).toHaveBeenCalledOnce()
  expect(texts()).toEqual([['Fish', 'Typed since.']])
  steps = [...steps, { ...newStep(), id: 'added', subject: 'Later', body: 'Added.' }]
  undo()
  expect(texts()).toEqual([
    ['Loggers', 'Typed since.'],
    ['Later', 'Added.'],
  ])
})

test('other words are undone to the last ones that were typed', async () => {
  await rewrite({})
  expect(texts()).toEqual([['Fish', 'In other words.']])
  undo()
  expect(texts()).toEqual([['Loggers', 'Typed since.']])
})

test('nothing is rewritten that could not be saved', async () => {
  save.mockResolvedValue(null)
  await rewrite({})
  expect(post).not.toHaveBeenCalled()
})
