import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guessType } from './guess-type.ts'
import { splitArray } from './split-array.ts'

async function split(text: string, size: number): Promise<string[]> {
  async function* chunks() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
  }
  const found: string[] = []
  for await (const one of splitArray(chunks())) found.push(one)
  return found
}

describe('the elements of a JSON list', () => {
  it('are found whatever they contain and however the text is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue(), { maxLength: 6 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(0, 2),
        async (values, size, space) => {
          const parts = await split(JSON.stringify(values, null, space), size)
          expect(parts.map((part) => JSON.parse(part) as unknown)).toEqual(
            JSON.parse(JSON.stringify(values)),
          )
        },
      ),
    )
  })

  it.each(['[1, 2', '{"a": 1}', '[1] 2', ''])('are refused in %j', async (text) => {
    await expect(split(text, 3)).rejects.toThrow()
  })
})

describe('the guessed type of a column', () => {
  it.each([
    [['38', '44'], 'long'],
    [['1.5', '2'], 'float'],
    [['0150', '1234'], 'string'],
    [['12345678901234567890'], 'string'],
    [['true', 'FALSE'], 'boolean'],
    [['2026-02-03', '2026-02-03 08:00:00'], 'date'],
    [['a@b.example'], 'email'],
    [['https://a.example'], 'url'],
    [['', ' '], 'string'],
    [['38', 'large'], 'string'],
  ] as const)('of %j is %s', (values, type) => expect(guessType(values)).toBe(type))
})
