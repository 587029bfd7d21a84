import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkValue } from '../schema/check-value.ts'
import { greetableName, personNameFault } from './person-name.ts'

const names = [
  '',
  'Ann',
  'Zoë Łuczak',
  'J.R.R. Tolkien',
  'St.John',
  'J.Li',
  'Ed.Li',
  'Dr. Smith',
  'O’Neil',
  "O'Neil",
  'Anne-Marie',
  'Müller',
  '山田 太郎',
  'Nguyễn Thị Minh Khai',
  'محمد',
  'م‌ن',
  'José María',
  'van der Berg',
  'Ms. Lee',
  'a.b',
  'Jean . Luc',
  'McDonald Jr.',
]
const addresses = [
  'http://evil.example/win',
  'https://evil.example',
  'HTTP://EVIL.EXAMPLE',
  'evil.example',
  'evil.com',
  'Evil.Com',
  'EVIL.COM',
  'win at evil.com now',
  'www.evil',
  'Evil.Ru',
  'bücher.de',
  't.co/x',
  'sub.evil.ru/win',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  'evil.com🄰',
  'mailto:x',
  'javascript:alert(1)',
  'Ann (evil.info)',
  'Ann,evil.io',
]
const emails = ['a@b.example', 'Ann <ann@evil.com>', 'ann＠evil.com']
const broken = [
  'Ann\r\nBcc: x',
  'Ann\nLee',
  'Ann\tLee',
  'Ann\u0000',
  'Ann\u2028Lee',
  'Ann\u202eeeL',
  'Ann\u007f',
  'Ann\u0085Lee',
]

describe('the name of a person', () => {
  it.each(names)('may be %j', (name) => expect(personNameFault(name)).toBeNull())
  it.each(addresses)('is not %j', (name) => expect(personNameFault(name)).toMatch(/web address/))
  it.each(emails)('is not %j', (name) => expect(personNameFault(name)).toMatch(/email address/))
  it.each(broken)('is not %j', (name) => expect(personNameFault(name)).toMatch(/line breaks/))
  it('never has a link or a line of its own where it is greeted', () => {
    const part = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('://', 'evil.com', 'www.', '@', '\r\n', '.', ' ', 'http', 'win', '/'),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const greeted = greetableName(parts.join(''))
        expect(greeted).not.toMatch(/:\/\/|@|[\r\n]|www\.|evil\.com(?![\p{L}\p{N}])/iu)
      }),
    )
  })
  it('is checked by the format of a schema, with the title of its field', () => {
    const node = { type: 'string', title: 'First name', format: 'person-name' } as const
    expect(checkValue(node, 'http://evil.example/win', '/firstName')).toEqual([
      { path: '/firstName', message: 'First name must not contain a web address.' },
    ])
    expect(checkValue(node, 'Ann', '/firstName')).toEqual([])
  })
})
