// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom'
import { RouterBridge } from '#shell/router-bridge.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MAIN_AREA, useScrollReset } from './route-changes.ts'

let go: NavigateFunction
const windowScroll = vi.fn()
const areaScroll = vi.fn()

function Page() {
  go = useNavigate()
  useScrollReset()
  return <div id={MAIN_AREA} ref={(area) => void (area && (area.scrollTo = areaScroll))} />
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', windowScroll)
  windowScroll.mockClear()
  areaScroll.mockClear()
  render(
    <MemoryRouter initialEntries={['/pricing']}>
      <RouterBridge>
        <Page />
      </RouterBridge>
    </MemoryRouter>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a change of route scrolls page and main area to the top after 50 ms', () => {
  act(() => void go('/about'))
  vi.advanceTimersByTime(49)
  expect(windowScroll).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(windowScroll).toHaveBeenCalledExactlyOnceWith(0, 0)
  expect(areaScroll).toHaveBeenCalledExactlyOnceWith(0, 0)
})

test('a hash, a change of the query and the first page do not', () => {
  act(() => void go('/pricing?page=2'))
  act(() => void go('/about#team'))
  vi.advanceTimersByTime(1000)
  expect(windowScroll).not.toHaveBeenCalled()
})

test('restoration is manual', () => {
  expect(history.scrollRestoration).toBe('manual')
})
