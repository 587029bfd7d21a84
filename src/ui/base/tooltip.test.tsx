// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'

const at = (kind: 'pointerOver' | 'pointerOut', name: string) => {
  const button = screen.getByRole('button', { name })
  fireEvent(button, createEvent[kind](button, { bubbles: true }))
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <>
      <Tooltip text="First">
        <button>A</button>
      </Tooltip>
      <Tooltip text="Second">
        <button>B</button>
      </Tooltip>
    </>,
  )
  wait(1000)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('opens after 700 ms and describes its element', () => {
  at('pointerOver', 'A')
  wait(699)
  expect(shown()).toBeNull()
  wait(1)
  expect(shown()).toBe('First')
  expect(screen.getByRole('button', { name: 'A' }).getAttribute('aria-describedby')).toBe(
    screen.getByRole('tooltip').id,
  )
})

test('the next one opens at once within 300 ms, and waits again after that', () => {
  at('pointerOver', 'A')
  wait(700)
  at('pointerOut', 'A')
  expect(shown()).toBeNull()
  wait(299)
  at('pointerOver', 'B')
  wait(0)
  expect(shown()).toBe('Second')
  at('pointerOut', 'B')
  wait(300)
  at('pointerOver', 'A')
  wait(0)
  expect(shown()).toBeNull()
})

test('Escape closes it', () => {
  at('pointerOver', 'A')
  wait(700)
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(shown()).toBeNull()
})
