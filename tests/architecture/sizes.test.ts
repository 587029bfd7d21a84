import { describe, expect, it } from 'vitest'
import { compareCounts, readRecorded } from './house/ratchet.ts'
import {
  countLongLines,
  countLongTests,
  isSpec,
  limitedFiles,
  longFiles,
  longFunctions,
  longLines,
  MAX_COLUMNS,
  MAX_FILE_LINES,
  MAX_FUNCTION_LINES,
} from './house/sizes.ts'
import { functionsOf } from './syntax.ts'

const files = limitedFiles()
const code = files.filter((file) => !isSpec(file))

describe('functions', () => {
  it('are read with their names, lines and lengths', () => {
    const text =
      'export const a = () => {\n  return function b() {\n    return 1\n  }\n}\n' +
      'class C {\n  d(): void {}\n}\n'
    expect(functionsOf('x.ts', text).map(({ name, line, lines }) => [name, line, lines])).toEqual([
      ['a function', 1, 5],
      ['b', 2, 3],
      ['a function', 7, 1],
    ])
  })

  it(`have at most ${MAX_FUNCTION_LINES} lines`, () => {
    expect(longFunctions(code), 'give a part of it a name').toEqual([])
  }, 60_000)
})

describe('files', () => {
  it(`have at most ${MAX_FILE_LINES} lines`, () => {
    expect(longFiles(code), 'split it by meaning').toEqual([])
  })

  it(`of tests become shorter where they have more than ${MAX_FILE_LINES} lines`, () => {
    const differing = compareCounts(readRecorded('longTests'), countLongTests(files))
    expect(differing, longFiles(files).join('\n')).toEqual([])
  })
})

describe('the generator of screens', () => {
  it('has at most 2,500 lines', () => {
    const ofGenerator = files.filter(({ path }) => path.startsWith('src/console/generate/'))
    const lines = ofGenerator.reduce((sum, { text }) => sum + text.split('\n').length, 0)
    expect(ofGenerator.length).toBeGreaterThan(10)
    expect(lines, 'what a screen offers besides its fields has a folder of its own').toBeLessThan(
      2500,
    )
  })
})

describe('lines', () => {
  it(`over ${MAX_COLUMNS} columns become fewer in every folder, and never more`, () => {
    const differing = compareCounts(readRecorded('longLines'), countLongLines(files))
    const rooms = differing.map((sentence) => sentence.slice(0, sentence.indexOf(':')))
    const places = longLines(files)
      .filter(({ path }) => rooms.some((room) => path.startsWith(room)))
      .map(({ path, line, columns }) => `${path}:${line}: ${columns} columns`)
    expect(differing, places.slice(0, 5).join('\n')).toEqual([])
  })
})
