import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeCsv } from './write-csv.ts'

describe('writeCsv', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['@sum', "'@sum"],
    ['-x', "'-x"],
    ['-12', '-12'],
    ['+49 30 (12) 34-5', '+49 30 (12) 34-5'],
    ['a "quoted" word, and more', '"a ""quoted"" word, and more"'],
  ])('%s', (value, cell) => {
    expect(writeCsv(['a'], [{ a: value }])).toBe(`\uFEFFa\r\n${cell}\r\n`)
  })

  it('writes structures as JSON and nothing as nothing', () => {
    expect(writeCsv(['a', 'b', 'c'], [{ a: ['x'], b: null, c: 0 }])).toBe('\uFEFFa,b,c\r\n"[""x""]",,0\r\n')
  })

  it('is read back as it was written', () => {
    const harmless = fc.string().filter((text) => !/^[=@\t\r+-]/.test(text))
    fc.assert(
      fc.property(fc.array(fc.tuple(harmless, harmless), { minLength: 1 }), (rows) => {
        const text = writeCsv(['a', 'b'], rows.map(([a, b]) => ({ a, b })))
        expect(parse(text, { bom: true, from_line: 2, relax_column_count: true, skip_empty_lines: false, record_delimiter: '\r\n' })).toEqual(rows)
      }),
    )
  })
})
