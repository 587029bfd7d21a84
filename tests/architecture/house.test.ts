import { describe, expect, it } from 'vitest'
import { countAssertions } from './house/assertions.ts'
import { connectedComponents, findCycles } from './house/cycles.ts'
import { shapesOf } from './house/shapes.ts'
import { longFiles, longFunctions, longLines } from './house/sizes.ts'
import type { SourceFile } from './read-imports.ts'

const file = (path: string, targets: string[], typeOnly = false): SourceFile => ({
  path,
  text: '',
  imports: targets.map((target) => ({ target, typeOnly })),
})

describe('import cycles', () => {
  const partsOf = (files: SourceFile[]) =>
    findCycles(files).map(({ folder, parts }) => ({ folder, parts }))

  it('are found between folders of a room, with the imports that close them', () => {
    const files = [
      file('src/engine/sends/claim.ts', ['src/engine/contacts/gates.ts', 'src/model/lib/ids.ts']),
      file('src/engine/contacts/gates.ts', ['src/engine/lists.ts']),
      file('src/engine/lists.ts', ['src/engine/sends/claim.ts']),
      file('src/engine/health/read.ts', ['src/engine/sends/claim.ts']),
    ]
    expect(partsOf(files)).toEqual([
      { folder: 'src/engine', parts: ['contacts', 'lists.ts', 'sends'] },
    ])
    expect(
      findCycles(files)[0]!.edges.map(({ from, to, example }) => [from, to, example]),
    ).toContainEqual(['lists.ts', 'sends', 'src/engine/lists.ts imports src/engine/sends/claim.ts'])
  })

  it('are found between folders deeper down, and between files of one folder', () => {
    expect(
      partsOf([
        file('src/engine/ingest/events/visitor.ts', ['src/engine/ingest/people/merge.ts']),
        file('src/engine/ingest/people/record.ts', ['src/engine/ingest/events/check.ts']),
        file('src/model/one.ts', ['src/model/two.ts']),
        file('src/model/two.ts', ['src/model/one.ts', 'src/model/two.ts']),
      ]),
    ).toEqual([
      { folder: 'src/engine/ingest', parts: ['events', 'people'] },
      { folder: 'src/model', parts: ['one.ts', 'two.ts'] },
    ])
  })

  it('are not closed by imports of types', () => {
    expect(
      findCycles([
        file('src/engine/a/one.ts', ['src/engine/b/one.ts', 'src/engine/a/two.ts']),
        file('src/engine/a/two.ts', ['src/engine/a/one.ts'], true),
        file('src/engine/b/one.ts', ['src/engine/a/one.ts'], true),
      ]),
    ).toEqual([])
  })

  it('that do not touch each other are told apart', () => {
    const edges = ['a b', 'b a', 'b c', 'c d', 'd e', 'e c', 'f a'].map((edge) => {
      const [from, to] = edge.split(' ') as [string, string]
      return { from, to }
    })
    expect(connectedComponents(edges).toSorted()).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ])
  })
})

describe('assertions', () => {
  it('count any, as and non-null marks, but no const assertions and no renamed imports', () => {
    const text = [
      "import { a as b } from './a.ts'",
      'export const list = [1] as const',
      'export const one = b as unknown as any',
      'export const two = list[0]!.toFixed()',
      "export const three = 'as any!'",
    ].join('\n')
    expect(countAssertions('x.ts', text)).toEqual({ any: 1, as: 2, nonNull: 1 })
  })
})

describe('shapes', () => {
  it('name functions with five parameters, of which a destructured object is one', () => {
    const text = [
      'function a(one: 1, two: 2, three: 3, four: 4, ...rest: []) {}',
      'const b = ({ one, two, three, four, five }: Record<string, 1>) => one',
      'class C {',
      '  d(one: 1, two: 2, three: 3, four: 4, five = 5) {}',
      '}',
      'type E = (one: 1, two: 2, three: 3, four: 4, five: 5) => void',
    ].join('\n')
    expect(shapesOf({ path: 'x.ts', text }).manyParameters).toEqual([
      'x.ts:1: a has 5 parameters',
      'x.ts:4: a function has 5 parameters',
    ])
  })

  it('name conditionals in the branches of another, and none in its condition or in calls', () => {
    const text = [
      'const a = one ? 1 : two ? 2 : 3',
      'const b = one ? (two ? 1 : 2) : call(two ? 1 : 2)',
      'const c = (one ? two : three) ? 1 : 2',
      'const d = one ? <a>{two ? 1 : 2}</a> : null',
    ].join('\n')
    expect(shapesOf({ path: 'x.tsx', text }).nestedConditionals).toEqual([
      'x.tsx:1: a conditional in another',
      'x.tsx:2: a conditional in another',
    ])
  })
})

describe('sizes', () => {
  const lines = (count: number, line: string) => `${line}\n`.repeat(count)
  const written = (path: string, text: string): SourceFile => ({ path, text, imports: [] })

  it('name files over 400 lines', () => {
    const files = [written('a.ts', lines(400, '//')), written('b.ts', lines(401, '//'))]
    expect(longFiles(files)).toEqual(['b.ts: 401 lines'])
  })

  it('name functions over 100 lines', () => {
    const body = (count: number) => `function a() {\n${lines(count - 2, '//')}}\n`
    const files = [written('a.ts', body(100)), written('b.ts', body(101))]
    expect(longFunctions(files)).toEqual(['b.ts:1: a has 101 lines'])
  })

  it('name lines over 120 columns', () => {
    const files = [written('a.ts', `${'a'.repeat(120)}\n${'b'.repeat(121)}\n`)]
    expect(longLines(files)).toEqual([{ path: 'a.ts', line: 2, columns: 121 }])
  })
})
