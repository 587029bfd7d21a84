import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactJson, parseExactJson } from './exact-json.ts'

describe('numbers of JSON', () => {
  it.each([
    ['{"userId":76561198000000001}', { userId: '76561198000000001' }],
    ['{"a":9007199254740991,"b":-9007199254740991}', { a: 2 ** 53 - 1, b: 1 - 2 ** 53 }],
    ['{"a":9007199254740993}', { a: '9007199254740993' }],
    ['[1e400,-1E+400,1e-400]', ['1e400', '-1E+400', 0]],
    [
      '[9007199254740993.0,1e300,59.123456789012345678]',
      ['9007199254740993.0', 1e300, 59.123456789012344],
    ],
    [
      '{"12345678901234567":"12345678901234567 and \\" 98765432109876543"}',
      { '12345678901234567': '12345678901234567 and " 98765432109876543' },
    ],
    [' 18446744073709551615 ', '18446744073709551615'],
  ])('%s', (text, value) => expect(parseExactJson(text)).toEqual(value))

  it('reads what JSON.parse reads, where it keeps the numbers', () =>
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const text = JSON.stringify(value)
        const read = JSON.parse(text) as unknown
        fc.pre(!/\d{16}|e\+?\d{3}/.test(text))
        expect(parseExactJson(text)).toEqual(read)
      }),
    ))

  it('keeps every digit of every whole number', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), (number) => {
        expect(
          String(
            parseExactJson(`{"n":[${number}]}`) &&
              (parseExactJson(`{"n":[${number}]}`) as { n: unknown[] }).n[0],
          ),
        ).toBe(String(number))
      }),
    ))

  it.each(['{"a":"12345678901234567', '12345678901234567"\\"', '', '{"a":12345678901234567'])(
    'leaves the fault of %j to the parser',
    (text) => {
      expect(() => JSON.parse(exactJson(text)) as unknown).toThrow(SyntaxError)
    },
  )
})
