// @vitest-environment jsdom
import { useState } from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { RecordValues } from '#model/schema/record-values.ts'
import { operators } from '#condition/operator-table.ts'
import { Operand } from './operand.tsx'

const between = operators.find(({ id }) => id === 'between')!
let values: RecordValues = {}

function Line() {
  const [now, setNow] = useState<RecordValues>({ propertyValuesInteger: [18, 30] })
  values = now
  return (
    <Operand
      subject="profile"
      path="properties.age"
      kind="number"
      operator={between}
      values={now}
      onChange={(changes) => setNow((before) => ({ ...before, ...changes }))}
      isFaulty={() => false}
    />
  )
}

it('keeps one bound of a range while the other is typed anew', () => {
  render(<Line />)
  const bound = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const type = (name: string, text: string) => {
    fireEvent.change(bound(name), { target: { value: text } })
    return [bound('From').value, bound('To').value]
  }
  expect(type('From', '')).toEqual(['', '30'])
  expect(type('To', '3')).toEqual(['', '3'])
  expect(type('From', '2')).toEqual(['2', '3'])
  expect(values.propertyValuesInteger).toEqual([2, 3])
  expect(type('To', '')).toEqual(['2', ''])
  expect(values.propertyValuesInteger).toEqual([2])
})
