// @vitest-environment jsdom
import { useState } from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChipsField } from './form-field.tsx'

function Domains({ max }: { max?: number }) {
  const [values, setValues] = useState<readonly string[]>([])
  return (
    <ChipsField
      label="Never"
      values={values}
      {...(max === undefined ? {} : { max })}
      read={(text) => (text.includes('.') ? { value: text } : { fault: `${text} is no domain.` })}
      onChange={setValues}
    />
  )
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Never' })
const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } })
const chips = () => screen.getAllByRole('button').length

test('a pasted list keeps what cannot be read in the field, and takes the rest', () => {
  render(<Domains />)
  paste('a.com, b, c.com\nd')
  expect(chips()).toBe(2)
  expect(field().value).toBe('b, d')
  expect(screen.getByRole('alert').textContent).toBe('b is no domain.')
  fireEvent.change(field(), { target: { value: 'e.com' } })
  paste('f.com, g.com')
  expect([chips(), field().value]).toEqual([5, ''])
})
