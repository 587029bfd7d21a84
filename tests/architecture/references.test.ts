import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSources } from './read-imports.ts'
import { lineIndex, parse } from './syntax.ts'

const sources = readSources('src', 'resources', 'tests')

/** A TypeScript file as prose names it: `run-due.ts`, `src/engine/journeys/enroll.ts`. */
const FILE_NAME = /(?<![\w./:#<*{}$-])(?:[\w.-]+\/)*[\w-]+(?:\.[\w-]+)*\.tsx?(?![\w-]|\.\w)/g

/** Names in examples: files that a reader creates. */
const EXAMPLES: ReadonlySet<string> = new Set(['src/console/screens/segment-edit.tsx'])

/** The files that a text names and that are in none of the paths, with their places. */
function missingIn(text: string, paths: ReadonlySet<string>): { name: string; at: number }[] {
  return [...text.matchAll(FILE_NAME)]
    .filter(([name]) => !name.startsWith('.') && !paths.has(name) && !EXAMPLES.has(name))
    .map(({ 0: name, index }) => ({ name, at: index }))
}

/** Every path, also without its first folders: prose names files from where it is. */
const endsOf = (paths: readonly string[]): ReadonlySet<string> =>
  new Set(
    paths.flatMap((path) => {
      const parts = path.split('/')
      return parts.map((_part, from) => parts.slice(from).join('/'))
    }),
  )

describe('files that comments and documents name', () => {
  const existing = endsOf([...sources.map(({ path }) => path), ...readdirSync('.')])

  it.each([
    ['as `run-due.ts` does', []],
    ['see src/engine/nowhere.ts.', ['src/engine/nowhere.ts']],
    ['any `<name>.test.ts`, ./pages/a.ts', []],
  ])('in "%s" are %j where they do not exist', (text, names) => {
    expect(missingIn(text, existing).map(({ name }) => name)).toEqual(names)
  })

  it('exist, in comments', () => {
    const missing = sources.flatMap(({ path, text }) => {
      const lineOf = lineIndex(text)
      return parse(path, text).comments.flatMap(({ value, start }) =>
        missingIn(value, existing).map(({ name, at }) => `${path}:${lineOf(start + at)}: ${name}`),
      )
    })
    expect(missing).toEqual([])
  })

  it('exist, in documents', () => {
    const documents = [
      'README.md',
      'CONTRIBUTING.md',
      ...readdirSync('docs')
        .filter((name) => name.endsWith('.md'))
        .map((name) => `docs/${name}`),
    ]
    expect(documents.length).toBeGreaterThan(4)
    const missing = documents.flatMap((path) =>
      missingIn(readFileSync(path, 'utf8'), existing).map(({ name }) => `${path}: ${name}`),
    )
    expect(missing).toEqual([])
  })
})

/** Keys of the texts of screens, by where they are defined. */
const MESSAGES = /defineMessages\(\{([\s\S]*?)\n\}(?: as const)?\)/g
const KEY = /^ {2}(?:'([\w.-]+)'|(\w+)):/gm

describe('texts of screens', () => {
  const code = sources.filter(({ path }) => path.startsWith('src/') && !/\.test\./.test(path))
  const keys = code.flatMap(({ path, text }) =>
    [...text.matchAll(MESSAGES)].flatMap(({ 1: body = '' }) =>
      [...body.matchAll(KEY)].map(([, quoted, bare]) => ({ path, key: (quoted ?? bare)! })),
    ),
  )
  const outside = code.map(({ text }) => text.replaceAll(MESSAGES, '')).join('\n')
  const literals = new Set(
    [...outside.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , literal]) => literal!),
  )
  /** What templates such as `state.${state}` begin with. */
  const beginnings = [
    ...new Set([...outside.matchAll(/`([\w.-]+)\$\{/g)].map(([, beginning]) => beginning!)),
  ]

  it('are each shown somewhere', () => {
    expect(keys.length).toBeGreaterThan(3000)
    const unused = keys.filter(
      ({ key }) => !literals.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)),
    )
    expect(unused.map(({ path, key }) => `${path}: ${key}`)).toEqual([])
  })
})
