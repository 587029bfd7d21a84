// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, ApiError } from '#client/api.ts'
import type { JourneyGraph } from '#journey/graph.ts'
import { useAutosave } from './use-autosave.ts'

const graphOf = (...ids: string[]) =>
  ({ nodes: ids.map((id) => ({ id })) }) as unknown as JourneyGraph
const conflict = new ApiError(409, 'conflict', 'Changed since.')
const put = vi.spyOn(api, 'put')
const get = vi.spyOn(api, 'get')

beforeEach(() => {
  vi.useFakeTimers({
    // The act of React waits for another one of Node.
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  put.mockReset()
  get.mockReset()
})
afterEach(() => vi.useRealTimers())

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a conflict whose other draft cannot be read now is met at a further try', async () => {
  const start = { graph: graphOf('a'), version: 1 }
  const { result, rerender } = renderHook(({ graph }) => useAutosave('j', start, graph, () => {}), {
    initialProps: { graph: start.graph },
  })
  put.mockRejectedValue(conflict)
  get.mockRejectedValueOnce(new Error('offline'))
  rerender({ graph: graphOf('a', 'b') })
  await wait(1000)
  expect(result.current.state).toMatchObject({ is: 'failed', final: false })
  const theirs = { graph: graphOf('c'), version: 2 }
  get.mockResolvedValue(theirs)
  await wait(10_000)
  expect(result.current.state).toEqual({ is: 'conflict', theirs })
  put.mockResolvedValue({ version: 3 })
  act(() => result.current.resolve(theirs))
  await wait(1000)
  expect(put).toHaveBeenLastCalledWith('/journeys/j/dag', {
    graph: graphOf('a', 'b'),
    version: 2,
  })
})
