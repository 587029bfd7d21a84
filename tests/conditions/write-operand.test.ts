import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '#condition/fold.ts'
import { rawOperand, VALUE_SLOTS, type ValueKind } from '#condition/operands.ts'
import { operandOf } from '#condition/operand-values.ts'
import { relativeOf, relativeText, writeOperand, type Relative } from '#condition/write-operand.ts'
import { NOW, ZONE } from './condition-world.ts'

const moment = { now: NOW, zone: ZONE }
const values: Record<ValueKind, fc.Arbitrary<unknown>> = {
  text: fc.string({ minLength: 1 }),
  number: fc.oneof(fc.integer(), fc.constantFrom(0.5, -3.25)),
  boolean: fc.boolean(),
  date: fc.constantFrom(
    '2026-03-01',
    '2026-03-29T01:30:00.000Z',
    'now-5d',
    'now/d',
    '2026-03-01||+1M',
  ),
}
const any = fc.constantFrom<ValueKind>('text', 'number', 'boolean', 'date').chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    list: fc.array(values[kind], { minLength: 1, maxLength: 4 }),
  }),
)

describe('what a form writes to compare with', () => {
  it('is what the comparison reads', () => {
    fc.assert(
      fc.property(any, fc.constantFrom('one', 'many', 'two'), ({ kind, list }, arity) => {
        const written = writeOperand(kind, list, arity)
        const given = arity === 'one' ? list.slice(0, 1) : list
        expect(rawOperand(written, arity)?.values).toEqual(given)
        const read = operandOf(written, arity, kind, moment)
        expect(read?.kind).toBe(kind)
        if (kind !== 'date')
          expect(read!.values).toEqual(
            kind === 'text' ? given.map((one) => fold(String(one))) : given,
          )
      }),
    )
  })

  it('leaves nothing in the other slots', () => {
    const left = {
      ...Object.fromEntries(VALUE_SLOTS.map((slot) => [slot, 'old'])),
      ...writeOperand('number', [5], 'one'),
    }
    expect(Object.entries(left).filter(([, value]) => value !== undefined)).toEqual([
      ['propertyValueInteger', 5],
    ])
    expect(
      Object.values(writeOperand('text', ['x'], 'none')).every((value) => value === undefined),
    ).toBe(true)
  })

  it('says a time counted from now both ways', () => {
    fc.assert(
      fc.property(
        fc.record<Relative>({
          amount: fc.nat(999_999),
          unit: fc.constantFrom('m', 'h', 'd', 'w', 'M', 'y'),
          direction: fc.constantFrom('ago', 'ahead'),
        }),
        (relative) => void expect(relativeOf(relativeText(relative))).toEqual(relative),
      ),
    )
    expect(['now', 'now-5d/d', '2026-03-01', 'now-1d+2h', 7].map(relativeOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })
})
