import { readSources, roomOf, type SourceFile } from '../read-imports.ts'
import { functionsOf } from '../syntax.ts'
import { countBy, type Counts } from './ratchet.ts'

export const MAX_FILE_LINES = 400
export const MAX_FUNCTION_LINES = 100
export const MAX_COLUMNS = 120

export const isTest = ({ path }: Pick<SourceFile, 'path'>) =>
  path.startsWith('tests/') || /\.test\.tsx?$/.test(path)
export const isGenerated = ({ path }: SourceFile) => /\.generated\.tsx?$/.test(path)

/** Test files proper, without what they share. */
export const isSpec = ({ path }: Pick<SourceFile, 'path'>) => /\.(test|spec)\.tsx?$/.test(path)

/** Every file that the limits are for. */
export const limitedFiles = (): SourceFile[] =>
  readSources('src', 'resources', 'tests').filter((file) => !isGenerated(file))

export const countLines = ({ text }: Pick<SourceFile, 'text'>) =>
  text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

/** Files with more lines than one can keep in mind, longest first. */
export const longFiles = (files: readonly SourceFile[]): string[] =>
  files
    .map((file) => ({ path: file.path, lines: countLines(file) }))
    .filter(({ lines }) => lines > MAX_FILE_LINES)
    .toSorted((a, b) => b.lines - a.lines)
    .map(({ path, lines }) => `${path}: ${lines} lines`)

/** Functions over the limit, longest first. */
export const longFunctions = (files: readonly SourceFile[]): string[] =>
  files
    .flatMap(({ path, text }) => functionsOf(path, text).map((one) => ({ path, ...one })))
    .filter(({ lines }) => lines > MAX_FUNCTION_LINES)
    .toSorted((a, b) => b.lines - a.lines)
    .map(({ path, line, name, lines }) => `${path}:${line}: ${name} has ${lines} lines`)

/** Columns of the longest line. */
export const longestLine = (files: readonly SourceFile[]): number =>
  files.reduce(
    (most, { text }) => text.split('\n').reduce((long, line) => Math.max(long, line.length), most),
    0,
  )

/** Lines over the limit, longest first. */
export const longLines = (
  files: readonly SourceFile[],
): { path: string; line: number; columns: number }[] =>
  files
    .flatMap(({ path, text }) =>
      text.split('\n').map((line, index) => ({ path, line: index + 1, columns: line.length })),
    )
    .filter(({ columns }) => columns > MAX_COLUMNS)
    .toSorted((a, b) => b.columns - a.columns)

const countByRoom = (paths: readonly string[]) => countBy(paths.map(roomOf))

/** How many lines over the limit each folder has. */
export const countLongLines = (files: readonly SourceFile[]): Counts =>
  countByRoom(longLines(files).map(({ path }) => path))

/** How many test files over the limit each folder has. */
export const countLongTests = (files: readonly SourceFile[]): Counts =>
  countByRoom(
    files
      .filter((file) => isSpec(file) && countLines(file) > MAX_FILE_LINES)
      .map(({ path }) => path),
  )
