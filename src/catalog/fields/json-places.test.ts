import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { placeOf, readJsonPlaces } from './json-places.ts'

const faultOf = (text: string) => {
  const { fault } = readJsonPlaces(text)
  return fault && [fault.what, fault.line, fault.column, ...fault.of]
}

describe('JSON with places', () => {
  it.each([
    ['{\n  "a": 1,\n}', ['name', 3, 1]],
    ['{\n  "a": 1\n  "b": 2\n}', ['sign', 3, 3, ',', '}']],
    ['[1, 2', ['ends', 1, 6]],
    ['{"a" 1}', ['sign', 1, 6, ':']],
    ["{'a': 1}", ['name', 1, 2]],
    ['{"a": yes}', ['value', 1, 7]],
    ['{"a": truely}', ['value', 1, 7]],
    ['{"a": 01}', ['number', 1, 7]],
    ['{"a": "x\n"}', ['string', 1, 7]],
    ['{"a": 1} more', ['more', 1, 10]],
    ['{"a": 1, "a": 2}', ['twice', 1, 10, 'a']],
    ['['.repeat(300), ['value', 1, 202]],
  ])('%j', (text, fault) => expect(faultOf(text)).toEqual(fault))

  it('knows where every part stands', () => {
    const read = readJsonPlaces('{\n  "steps": [\n    { "a/b": 1 }\n  ]\n}')
    if (read.fault) throw new Error(read.fault.what)
    expect(placeOf(read.places, '/steps/0/a~1b')).toMatchObject({ line: 3, column: 14 })
    expect(placeOf(read.places, '/steps/0/missing')).toMatchObject({ line: 3, column: 5 })
    expect(placeOf(read.places, '/nowhere')).toMatchObject({ line: 1, column: 1 })
  })

  it('reads what the platform reads', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const read = readJsonPlaces(text)
        if (read.fault) throw new Error(read.fault.what)
        expect(JSON.stringify(read.value)).toBe(JSON.stringify(JSON.parse(text)))
      }),
    )
  })

  it('agrees with the platform about what is no JSON', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"b"',
      '1',
      '-',
      'true',
      'null',
      ' ',
      '\n',
      '"',
      '\\',
      '0',
      '1e5',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join('')
        const { fault } = readJsonPlaces(text)
        if (text.trim() === '' || fault?.what === 'twice') return
        let platform = true
        try {
          JSON.parse(text)
        } catch {
          platform = false
        }
        expect(fault === null).toBe(platform)
      }),
      { numRuns: propertyRuns(2000) },
    )
  })
})
