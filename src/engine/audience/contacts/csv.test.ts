import { describe, expect, test } from 'vitest'
import { mapColumns } from './map-columns.ts'
import { csvRows, decodeChunks, decodeCsv } from './read-csv.ts'
import { writeCsv } from '#model/lib/write-csv.ts'

const rowsOf = async (text: string, delimiter: ',' | ';' = ',') => {
  const rows: string[][] = []
  for await (const row of csvRows({ text, delimiter })) rows.push(row)
  return rows
}
const utf16 = (text: string, little: boolean, mark = true) => {
  const codes = [...(mark ? `\ufeff${text}` : text)].map((c) => c.charCodeAt(0))
  return new Uint8Array(
    codes.flatMap((code) => (little ? [code & 255, code >> 8] : [code >> 8, code & 255])),
  )
}

test('decodes lines of UTF-8 before the first line with another byte', async () => {
  const [before, after] = ['name\nMüller\n', 'Møller\n'].map((text) =>
    new TextEncoder().encode(text),
  )
  const broken = Uint8Array.from(
    [...'J', 0xf8, ...'rn\n'].map((sign) => (typeof sign === 'string' ? sign.charCodeAt(0) : sign)),
  )
  const file = Uint8Array.from([...before!, ...broken, ...after!])
  let text = ''
  for await (const piece of decodeChunks(
    (async function* () {
      yield file
    })(),
  ))
    text += piece
  expect(text).toBe('name\nMüller\nJørn\nMÃ¸ller\n')
})

describe('decodeCsv', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode('E-Mail;Ort\na@b.de;Köln')],
    ['UTF-8', new TextEncoder().encode('\ufeffE-Mail;Ort\na@b.de;Köln')],
    ['UTF-16', utf16('E-Mail;Ort\na@b.de;Köln', true)],
    ['UTF-16', utf16('E-Mail;Ort\na@b.de;Köln', false)],
    ['UTF-16', utf16('E-Mail;Ort\na@b.de;Köln', true, false)],
    [
      'Windows-1252',
      Uint8Array.from([...'E-Mail;Ort\na@b.de;K\u00f6ln'].map((c) => c.charCodeAt(0))),
    ],
  ])('%s', (encoding, bytes) =>
    expect(decodeCsv(bytes)).toEqual({ text: 'E-Mail;Ort\na@b.de;Köln', encoding, delimiter: ';' }),
  )
  test.each([
    ['a,b\n', ','],
    ['a\tb\n', '\t'],
    ['a|b', '|'],
    ['"x;y",b', ','],
    ['sep=;\na,b;c', ';'],
    ['email', ','],
  ])('delimiter of %j', (text, delimiter) =>
    expect(decodeCsv(new TextEncoder().encode(text)).delimiter).toBe(delimiter),
  )
  test.each([[''], ['  \n'], ['\ufeff']])('refuses an empty file %j', (text) =>
    expect(() => decodeCsv(new TextEncoder().encode(text))).toThrow('The file is empty.'),
  )
})

test('rows: quotes, line breaks in cells, uneven and empty lines, more than one piece', async () => {
  expect(await rowsOf('a,b\r\n"x, ""y""","1\n2"\n\nshort\n1,2,3')).toEqual([
    ['a', 'b'],
    ['x, "y"', '1\n2'],
    ['short'],
    ['1', '2', '3'],
  ])
  expect((await rowsOf(`email\n${'somebody@firm.example\n'.repeat(20_000)}`)).length).toBe(20_001)
})

test('maps columns by the names programs use', () => {
  expect(
    mapColumns([
      'E-Mail-Adresse',
      'Vorname',
      'Nachname',
      'Firma',
      'Position',
      'Land',
      'Last order',
      'Mail',
    ]),
  ).toEqual({
    'E-Mail-Adresse': 'email',
    Vorname: 'firstName',
    Nachname: 'lastName',
    Firma: 'company',
    Position: 'title',
    Land: 'country',
    'Last order': 'custom.last_order',
    Mail: 'custom.mail',
  })
  expect(
    mapColumns(
      ['Who', 'Kunde'],
      [
        ['a@b.de', 'x'],
        ['c@d.de', 'y'],
      ],
    ),
  ).toEqual({ Who: 'email', Kunde: 'custom.kunde' })
})

test('writes formulas harmless, numbers as they are', () =>
  expect(
    writeCsv(
      ['a', 'b'],
      [
        ['=cmd|calc', '+49 30 123'],
        ['@x', 'say "hi"'],
      ],
    ),
  ).toBe('a,b\r\n\'=cmd|calc,+49 30 123\r\n\'@x,"say ""hi"""\r\n'))
