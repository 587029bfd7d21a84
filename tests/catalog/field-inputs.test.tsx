// @vitest-environment jsdom
import { useState } from 'react'
import { cleanup, fireEvent, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { RecordKinds } from '#catalog/fields/face.ts'
import { displayOf } from '#catalog/fields/displays.ts'
import { inputOf } from '#catalog/fields/inputs.ts'
import type { SampledField } from '#catalog/fields/sample.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { kinds } from './field-kinds.ts'

const runs = { numRuns: propertyRuns(200, { short: 20 }) }

const recordKinds = [
  { id: 'goal', title: 'Goal' },
  { id: 'segment', title: 'Segment' },
]

afterEach(cleanup)

/** What stands on the page for a value. */
function shown(
  kind: (typeof kinds)[number],
  { node, value }: SampledField,
  dense: boolean,
): string {
  const Display = displayOf(kind.definition.id)
  const { container, unmount } = render(<Display value={value} node={node} dense={dense} plain />)
  const text = container.textContent
  unmount()
  return text
}

/** The control of a kind, with all that it has handed on. */
function open(kind: (typeof kinds)[number], { node, value }: SampledField) {
  const Input = inputOf(kind.definition.id)
  const handed: unknown[] = []
  function Form() {
    const [held, hold] = useState(value)
    const change = (next: unknown) => {
      handed.push(next)
      hold(next)
    }
    return (
      <RecordKinds value={recordKinds}>
        <Input id="field" value={held} node={node} onChange={change} label="Field" />
      </RecordKinds>
    )
  }
  const { container, unmount } = render(<Form />)
  return { container, handed, close: unmount }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Changes a control to something else and back. */
function changeAndBack(control: Control) {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    fireEvent.click(control)
    fireEvent.click(control)
    return
  }
  const before = control.value
  const others = [...((control as HTMLSelectElement).options ?? [])].map(({ value }) => value)
  const other = others.find((one) => one !== before) ?? `${before}5`
  fireEvent.change(control, { target: { value: other } })
  fireEvent.change(control, { target: { value: before } })
}

describe.each(kinds)('$folder', (kind) => {
  it('is shown in a list and on a page', () => {
    fc.assert(
      fc.property(kind.sample.fields, fc.boolean(), (field, dense) => {
        const text = shown(kind, field, dense)
        expect(text).not.toBe('')
        expect(text).not.toMatch(/undefined|\[object|NaN|Invalid/)
      }),
      runs,
    )
  })

  it('hands nothing on until it is changed', () => {
    fc.assert(
      fc.property(kind.sample.fields, (field) => {
        const { handed, close } = open(kind, field)
        close()
        expect(handed).toEqual([])
      }),
      runs,
    )
  })

  it('reads back what it shows: changed and changed back, the value is the same', () => {
    // Null becomes an empty value once a control was touched.
    const known = kind.sample.fields.filter(({ value }) => value !== null)
    fc.assert(
      fc.property(known, (field) => {
        const { container, handed, close } = open(kind, field)
        const controls = container.querySelectorAll<Control>('input, textarea, select')
        for (const control of controls) changeAndBack(control)
        close()
        if (handed.length > 0 && !kind.sample.isAddedTo) expect(handed.at(-1)).toEqual(field.value)
      }),
      runs,
    )
  })
})
