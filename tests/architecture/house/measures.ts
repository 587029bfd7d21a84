import type { SourceFile } from '../read-imports.ts'
import { countAssertions, type Assertions } from './assertions.ts'
import { findCycles, type Cycle } from './cycles.ts'
import { MEGABYTE, productionSize } from './install-size.ts'
import { MAX_PARAMETERS, shapesOf } from './shapes.ts'
import {
  countLines,
  isSpec,
  isTest,
  limitedFiles,
  longestLine,
  longFiles,
  longFunctions,
  longLines,
  MAX_COLUMNS,
  MAX_FILE_LINES,
  MAX_FUNCTION_LINES,
} from './sizes.ts'
import { readRecorded } from './ratchet.ts'
import { findWordHits, type WordHit } from './word-hits.ts'

/** One figure about the code, the goal for it, and the places that are behind it. */
export interface Measure {
  name: string
  value: string
  goal: string
  holds: boolean
  /** A goal of zero: missing it makes the command fail. */
  isStrict: boolean
  places: string[]
}

const none = (name: string, places: string[], value = String(places.length)): Measure => ({
  name,
  value,
  goal: '0',
  holds: places.length === 0,
  isStrict: true,
  places,
})

const atMost = (name: string, value: number, goal: number, unit = ''): Measure => ({
  name,
  value: `${value}${unit}`,
  goal: `at most ${goal}${unit}`,
  holds: value <= goal,
  isStrict: false,
  places: [],
})

const recordedTotal = (section: string) =>
  Object.values(readRecorded(section)).reduce((sum, count) => sum + count, 0)

const describeCycle = ({ folder, parts, edges }: Cycle): string[] => [
  `${folder}: ${parts.join(', ')}`,
  ...edges.map(({ from, to, imports, example }) => `  ${from} -> ${to} (${imports}): ${example}`),
]

/** Cycles at every level of folders. Their goal is the record, which may only go down. */
function measureCycles(code: readonly SourceFile[]): Measure {
  const cycles = findCycles(code)
  return {
    ...atMost('import cycles at every level of folders', cycles.length, recordedTotal('cycles')),
    places: cycles.flatMap(describeCycle),
  }
}

function measureLongTests(files: readonly SourceFile[]): Measure {
  const places = longFiles(files.filter(isSpec))
  return {
    ...atMost(`test files over ${MAX_FILE_LINES} lines`, places.length, recordedTotal('longTests')),
    places,
  }
}

function measureLines(files: readonly SourceFile[]): Measure[] {
  const long = longLines(files)
  return [
    none(
      `lines over ${MAX_COLUMNS} columns`,
      long.map(({ path, line, columns }) => `${path}:${line}: ${columns} columns`),
    ),
    atMost('longest line', longestLine(files), MAX_COLUMNS, ' columns'),
  ]
}

/** Two digits that say something: 6.5, 0.01. */
const rounded = (value: number) => Number(value.toPrecision(2))

function measureAssertions(source: readonly SourceFile[]): Measure[] {
  const thousands = source.reduce((sum, file) => sum + countLines(file), 0) / 1000
  const counts = source.map(({ path, text }) => countAssertions(path, text))
  const rate = (kind: keyof Assertions) =>
    rounded(counts.reduce((sum, count) => sum + count[kind], 0) / thousands)
  return [
    atMost('any per 1,000 lines of src', rate('any'), 0.1),
    atMost('as per 1,000 lines of src', rate('as'), 4),
    atMost('non-null ! per 1,000 lines of src', rate('nonNull'), 4),
  ]
}

function measureShapes(source: readonly SourceFile[]): Measure[] {
  const shapes = source.map(shapesOf)
  const many = shapes.flatMap(({ manyParameters }) => manyParameters)
  const nested = shapes.flatMap(({ nestedConditionals }) => nestedConditionals)
  return [
    { ...atMost(`functions over ${MAX_PARAMETERS} parameters`, many.length, 40), places: many },
    { ...atMost('conditionals in branches of others', nested.length, 60), places: nested },
  ]
}

/** The least share of test lines: anchors of the field have 0.5 to 1.4 for engines. */
const MIN_TEST_SHARE = 0.5

function measureTests(source: readonly SourceFile[], tests: readonly SourceFile[]): Measure {
  const lines = (files: readonly SourceFile[]) =>
    files.reduce((sum, file) => sum + countLines(file), 0)
  const share = lines(tests) / lines(source)
  return {
    name: 'test lines for each source line',
    value: share.toFixed(2),
    goal: `at least ${MIN_TEST_SHARE}`,
    holds: share >= MIN_TEST_SHARE,
    isStrict: false,
    places: [],
  }
}

function measureInstall(): Measure {
  const megabytes = Math.round(productionSize() / MEGABYTE)
  return atMost('node_modules without development packages', megabytes, 250, ' MB')
}

/** Banned turns, the most frequent first. Their goal is the record, which may only go down. */
function measureWords(): Measure {
  const hits = findWordHits()
  const byTurn = new Map<string, WordHit[]>()
  for (const hit of hits) byTurn.set(hit.turn, [...(byTurn.get(hit.turn) ?? []), hit])
  return {
    ...atMost('banned turns in comments, names and documents', hits.length, recordedTotal('words')),
    places: [...byTurn]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([turn, found]) => `${found.length} x ${turn}; better: ${found[0]!.better}`),
  }
}

/** Every measure of the code, in the order in which they are printed. */
export function measureHouse(): Measure[] {
  const files = limitedFiles()
  const tests = files.filter(isTest)
  const source = files.filter((file) => file.path.startsWith('src/') && !isTest(file))
  const code = files.filter((file) => !isSpec(file))
  return [
    measureCycles(source),
    none(`files over ${MAX_FILE_LINES} lines`, longFiles(code)),
    none(`functions over ${MAX_FUNCTION_LINES} lines`, longFunctions(code)),
    measureLongTests(files),
    ...measureLines(files),
    ...measureAssertions(source),
    ...measureShapes(source),
    measureTests(source, tests),
    measureInstall(),
    measureWords(),
  ]
}
