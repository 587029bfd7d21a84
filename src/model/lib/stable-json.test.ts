import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stableJson } from './stable-json.ts'

/** The same structure with the keys of every object in reverse order. */
const reversed = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(reversed)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toReversed()
            .map(([key, part]) => [key, reversed(part)]),
        )
      : value

describe('stable JSON', () => {
  it('is the same text for every order of keys, and reads back as the structure', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(stableJson(reversed(value))).toBe(stableJson(value))
        expect(JSON.parse(stableJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it.each([
    [{ b: 1, a: { d: 2, c: [{ f: 3, e: 4 }] } }, '{"a":{"c":[{"e":4,"f":3}],"d":2},"b":1}'],
    [{ 9: 1, 10: 2 }, '{"10":2,"9":1}'],
    [{ b: undefined, a: new Date(0) }, '{"a":"1970-01-01T00:00:00.000Z"}'],
    [JSON.parse('{"__proto__":{"b":1,"a":2}}'), '{"__proto__":{"a":2,"b":1}}'],
    [undefined, ''],
  ])('%j is %s', (value, text) => expect(stableJson(value)).toBe(text))

  it('is indented for people', () =>
    expect(stableJson({ b: [], a: [1] }, 2)).toBe('{\n  "a": [\n    1\n  ],\n  "b": []\n}'))

  it('refuses a circular structure', () => {
    const circular: Record<string, unknown> = {}
    circular['self'] = circular
    expect(() => stableJson(circular)).toThrow(TypeError)
  })
})
