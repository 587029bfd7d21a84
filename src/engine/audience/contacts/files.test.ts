import { sizeBand } from '#model/api/company-size.ts'
import { describe, expect, it, test } from 'vitest'
import { readRecord, delimiterOf } from './csv-record.ts'
import { fileCases, optOutCases } from './files.cases.ts'
import { mapColumns } from './map-columns.ts'
import { addressesIn, normalizeAddress, normalizeContact } from './normalize-contact.ts'
import { csvRows, decodeCsv } from './read-csv.ts'
import { rawOf } from './read-row.ts'
import { readTable } from './read-table.ts'
import { splitName } from './split-name.ts'
import { growthOf, STEEP } from '#tests/support/growth.ts'

async function read(text: string) {
  const csv = decodeCsv(new TextEncoder().encode(text))
  const table = await readTable(csv)
  const mapping = mapColumns(table.columns, table.sample)
  const people = []
  for await (const row of table.rows)
    people.push(normalizeContact(rawOf(table.columns, mapping, row)))
  return { delimiter: csv.delimiter, headerRow: table.headerRow, mapping, people }
}

describe('files of the tools that people have', () => {
  it.each(fileCases)('$name', async ({ text, rows = 1, headerRow = 1, delimiter, first }) => {
    const found = await read(text)
    expect(found.people[0]!.contact).toMatchObject(first)
    expect(found.people.map(({ contact }) => contact.email)).not.toContain('')
    expect([found.people.length, found.headerRow]).toEqual([rows, headerRow])
    if (delimiter) expect(found.delimiter).toBe(delimiter)
  })
})

test.each(optOutCases)('%s: %j means no email: %s', async (column, value, isOut) => {
  const { people } = await read(`Email,${column}\nkim@firm.example,"${value}"\n`)
  expect(Boolean(people[0]!.contact.optOut)).toBe(isOut)
})

test.each([
  ['Kim Ek', 'Kim', 'Ek'],
  ['Ek, Kim', 'Kim', 'Ek'],
  ['Mrs. Kim Ek', 'Kim', 'Ek'],
  ['Mr Smith', '', 'Smith'],
  ['Dr. Kim Ek, PhD', 'Kim', 'Ek'],
  ['Kim Mary Ek', 'Kim Mary', 'Ek'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Kim', 'Kim', ''],
])('%s is split', (text, firstName, lastName) =>
  expect(splitName(text)).toEqual({ firstName, lastName }),
)
test('a name with the last name first', () =>
  expect(splitName('van der Berg Kim', true)).toEqual({
    firstName: 'Kim',
    lastName: 'van der Berg',
  }))

test.each([
  ['10K-50K', '1001+'],
  ['10K+ employees', '1001+'],
  ['250.0', '201-1000'],
  ['1,001+', '1001+'],
  ['1.001-5.000', '1001+'],
  ["1'200", '1001+'],
  ['0.5K', '201-1000'],
  ['2 Mio', '1001+'],
  ['2-10 employees', '1-10'],
  ['more than 200', '201-1000'],
  ['Self-employed', '1-10'],
  ['51 to 200', '51-200'],
])('size %s', (text, band) => expect(sizeBand(text)).toBe(band))

test.each([
  ['a@x.example ::: b@x.example', ['a@x.example', 'b@x.example']],
  ['a@x.example; b@x.example', ['a@x.example', 'b@x.example']],
  ['Ek, Kim <a@x.example>', ['a@x.example']],
  ['none', []],
])('addresses in %s', (text, addresses) => expect(addressesIn(text)).toEqual(addresses))

describe('time grows with the length', () => {
  const readers: [string, (text: string) => unknown, string][] = [
    ['a record of quotes', (text) => readRecord(text, 0, ','), '"a""b'],
    ['quotes that open cells', (text) => readRecord(text, 0, ','), '"a",'],
    ['quotes that close nothing', (text) => readRecord(text, 0, ','), '"a"b,'],
    ['cells', (text) => readRecord(text, 0, ','), ','],
    ['spaces', (text) => readRecord(text, 0, ','), ' '],
    ['lines', (text) => delimiterOf(text), '"\n'],
    ['an address', normalizeAddress, '<'],
    ['addresses', addressesIn, 'a@b.example,'],
    ['a size', sizeBand, '1 '],
    ['a size of spaces', sizeBand, '1         '],
    ['a name', (text) => splitName(text), 'Mr '],
    [
      'columns of one name',
      (text) => mapColumns(text.split(',').map((name, at) => name + at)),
      'Email,',
    ],
  ]
  const repeated = (piece: string) => (size: number) => piece.repeat(Math.ceil(size / piece.length))
  it.each(readers)('of %s', async (_, reader, piece) => {
    expect(await growthOf(repeated(piece), reader)).toBeLessThan(STEEP)
  })

  it('of a file of one column, and of one whose quote never closes', async () => {
    const countCells = async (text: string) => {
      let cells = 0
      for await (const row of csvRows({ text, delimiter: ',' })) cells += row.length
      expect(cells).toBeGreaterThan(0)
    }
    for (const line of ['a@b.example\n', '"a@b.example\n', 'x,"\n']) {
      expect(await growthOf(repeated(line), countCells), line).toBeLessThan(STEEP)
    }
  })
})
