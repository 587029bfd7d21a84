// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useActingSelect } from './use-acting-select.ts'

const act = vi.fn()

function Choice() {
  const props = useActingSelect<string>('a', act)
  return (
    <select {...props} aria-label="Label">
      {['a', 'b', 'c'].map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  )
}

afterEach(() => {
  cleanup()
  act.mockClear()
})

test('a choice by mouse acts at once', () => {
  const select = render(<Choice />).getByLabelText('Label')
  fireEvent.pointerDown(select)
  fireEvent.change(select, { target: { value: 'c' } })
  expect(act.mock.calls).toEqual([['c']])
})

test.each([
  ['Enter', (select: HTMLElement) => fireEvent.keyDown(select, { key: 'Enter' }), [['c']]],
  ['leaving', (select: HTMLElement) => fireEvent.blur(select), [['c']]],
  [
    'Escape',
    (select: HTMLElement) => {
      fireEvent.keyDown(select, { key: 'Escape' })
      fireEvent.blur(select)
    },
    [],
  ],
])('arrow keys pass choices, and only the last one acts, by %s', (_name, end, calls) => {
  const select = render(<Choice />).getByLabelText('Label') as HTMLSelectElement
  for (const value of ['b', 'c']) {
    fireEvent.keyDown(select, { key: 'ArrowDown' })
    fireEvent.change(select, { target: { value } })
  }
  expect(act).not.toHaveBeenCalled()
  expect(select.value).toBe('c')
  end(select)
  expect(act.mock.calls).toEqual(calls)
})
