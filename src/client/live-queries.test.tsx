// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { session } from './session.ts'
import { useLiveQueries } from './stream.ts'

const encode = (text: string) => new TextEncoder().encode(text)
let push: (text: string) => void = () => undefined
let end: () => void = () => undefined

const fetched = vi.fn(async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      push = (text) => controller.enqueue(encode(text))
      end = () => controller.close()
    },
  })
  return new Response(body, { status: 200, headers: { 'content-type': 'text/event-stream' } })
})

function Page() {
  return <p>{useLiveQueries(['reply'], [['inbox']]) ? 'live' : 'polling'}</p>
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a stream that begins does not end itself, and its events refetch', async () => {
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(session, 'getToken').mockResolvedValue('token')
  const client = new QueryClient()
  const refetch = vi.spyOn(client, 'invalidateQueries')
  const page = render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(page.container.textContent).toBe('live'))
  await act(async () => push('event: reply.new\ndata: {}\n\nevent: other\ndata: {}\n\n'))
  await vi.waitFor(() => expect(refetch).toHaveBeenCalledExactlyOnceWith({ queryKey: ['inbox'] }))
  expect(page.container.textContent).toBe('live')
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('after a cut connection everything is read again, because its events are not repeated', async () => {
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(session, 'getToken').mockResolvedValue('token')
  const client = new QueryClient()
  const refetch = vi.spyOn(client, 'invalidateQueries')
  const page = render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(page.container.textContent).toBe('live'))
  expect(refetch).not.toHaveBeenCalled()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await act(async () => end())
  await vi.waitFor(() => expect(page.container.textContent).toBe('polling'))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(page.container.textContent).toBe('live')
  await vi.waitFor(() => expect(refetch).toHaveBeenCalledExactlyOnceWith({ queryKey: ['inbox'] }))
})
