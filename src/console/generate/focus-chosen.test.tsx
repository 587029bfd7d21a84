// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FocusChosen } from './focus-chosen.tsx'

afterEach(cleanup)

const filter = (
  <FocusChosen>
    <label>
      Country <input />
    </label>
  </FocusChosen>
)

it('takes the focus from the button of the menu, where it was when the filter was chosen', () => {
  const page = (chosen: boolean) => (
    <>
      <button className="add-filter">Filter</button>
      {chosen && filter}
    </>
  )
  const { rerender } = render(page(false))
  screen.getByRole('button').focus()
  rerender(page(true))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

it('leaves the focus where it is in a list that opens with the filter', () => {
  render(filter)
  expect(document.activeElement).toBe(document.body)
})
