// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, ApiError } from '#client/api.ts'
import { drafts } from '#client/drafts.ts'
import type { CampaignView, Targets } from '#model/api/outreach.ts'
import { dismissToast, toastStore } from '#ui/base/toast-state.ts'
import { ConfigureContext } from './configure-context.ts'
import { usePart } from './use-part.ts'

const DRAFT = 'campaign.c1.targets'
const put = vi.spyOn(api, 'put')
const without = (...excludeDomains: string[]): Targets => ({
  excludeDomains,
  keywords: { mode: 'prefer', values: [] },
})
/** The same value, as the database answers it. */
const reordered = ({ excludeDomains, keywords }: Targets): Targets => ({
  keywords: { values: keywords!.values, mode: keywords!.mode },
  excludeDomains: excludeDomains!,
})
const campaign = (version: number, targets: Targets) =>
  ({ id: 'c1', version, targets }) as unknown as CampaignView

let server: CampaignView

beforeEach(() => {
  vi.useFakeTimers({
    // The act of React waits for another one of Node.
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  localStorage.clear()
  dismissToast()
  server = campaign(1, without())
  put.mockReset().mockImplementation(async (_path, body) => {
    const { targets, version } = body as CampaignView
    if (version !== server.version)
      throw new ApiError(409, 'conflict', 'Changed since.', [], { current: server })
    server = campaign(version + 1, reordered(targets))
    return server as never
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open(shown: CampaignView) {
  const client = new QueryClient()
  const context = { campaign: shown, report: () => undefined, setSaver: () => undefined }
  return renderHook(() => usePart('targets'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <ConfigureContext.Provider value={context}>{children}</ConfigureContext.Provider>
      </QueryClientProvider>
    ),
  })
}
const keep = (value: Targets, sent?: Targets) =>
  drafts.write(DRAFT, { value, base: without(), sent }, { shape: 2, recordVersion: 1 })
const wait = (ms = 1200) => act(() => vi.advanceTimersByTimeAsync(ms))
const notice = () => toastStore.get().find(({ open: isOpen }) => isOpen)?.title ?? ''

test('a save whose answer did not arrive is no conflict after a reload', async () => {
  server = campaign(2, reordered(without('a.com')))
  keep(without('a.com'))
  const { result } = open(server)
  expect(result.current.status).toBe('saved')
  expect(drafts.read(DRAFT, 2)).toBeNull()
  await wait()
  expect(put).not.toHaveBeenCalled()
})

test.each([
  ['with the same value', without('a.com'), undefined],
  ['and more typed since', without('a.com', 'b.com'), without('a.com')],
])('nor one that arrives after the reload, %s', async (_what, value, sent) => {
  keep(value, sent)
  const { result } = open(campaign(1, without()))
  server = campaign(2, reordered(without('a.com')))
  await wait()
  expect(result.current).toMatchObject({ status: 'saved', conflict: null, value })
  expect(server.targets).toEqual(value)
})

test('what someone else changed is a conflict', async () => {
  keep(without('a.com'))
  server = campaign(2, without('other.com'))
  const { result } = open(server)
  await wait()
  expect(result.current).toMatchObject({ status: 'conflict', conflict: server })
  expect(drafts.read(DRAFT, 2)).not.toBeNull()
})

test('a closed conflict is shown again by a save that a person asks for', async () => {
  keep(without('a.com'))
  server = campaign(2, without('other.com'))
  const { result } = open(server)
  await wait()
  act(() => result.current.closeConflict())
  expect(result.current).toMatchObject({ status: 'conflict', conflict: null })
  act(() => result.current.change(without('a.com', 'b.com')))
  await wait()
  expect(result.current.conflict).toBeNull()
  await act(() => result.current.save())
  expect(result.current.conflict).toEqual(server)
})

test('an edit during a save is saved although its step is left before the answer', async () => {
  const { result, unmount } = open(server)
  const answers: (() => void)[] = []
  const answering = put.getMockImplementation()!
  put.mockImplementation(async (...call) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return answering(...call) as never
  })
  act(() => result.current.change(without('a.com')))
  await wait()
  act(() => result.current.change(without('a.com', 'b.com')))
  unmount()
  answers.shift()!()
  await wait(0)
  answers.shift()!()
  await wait(0)
  expect(server.targets).toEqual(without('a.com', 'b.com'))
  expect(drafts.read(DRAFT, 2)).toBeNull()
})

test('a last save that fails is reported after its step is left', async () => {
  const { result, unmount } = open(server)
  put.mockRejectedValue(new ApiError(500, 'internal', 'Broken.'))
  act(() => result.current.change(without('a.com')))
  unmount()
  await wait(0)
  expect(notice()).toContain('Broken.')
  expect(drafts.read(DRAFT, 2)).not.toBeNull()
})
