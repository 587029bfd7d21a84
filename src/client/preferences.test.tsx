// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { api } from './api.ts'
import { usePins } from './pins.ts'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

test('a pin is added to those on the server, also where these could not be read before', async () => {
  const get = vi.spyOn(api, 'get').mockRejectedValueOnce(new Error('restarting'))
  const put = vi
    .spyOn(api, 'put')
    .mockImplementation(
      async (_path, body) => ({ pins: (body as { value: unknown }).value }) as never,
    )
  const { result } = renderHook(() => usePins(), { wrapper })
  await waitFor(() => expect(get).toHaveBeenCalledOnce())
  expect(result.current.pins).toEqual([])
  get.mockResolvedValue({ pins: ['/a', '/b'] } as never)
  await act(() => result.current.toggle('/c'))
  expect(put.mock.calls[0]![1]).toEqual({ name: 'pins', value: ['/a', '/b', '/c'] })
  await waitFor(() => expect(result.current.pins).toEqual(['/a', '/b', '/c']))
  await act(() => result.current.toggle('/a'))
  expect(put.mock.calls[1]![1]).toEqual({ name: 'pins', value: ['/b', '/c'] })
})
