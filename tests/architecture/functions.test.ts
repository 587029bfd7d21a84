import { describe, expect, it } from 'vitest'
import { longFunctions, MAX_FUNCTION_LINES } from './house/sizes.ts'
import { readSources } from './read-imports.ts'
import { functionsOf } from './syntax.ts'

describe('functions', () => {
  it('are read with their names, lines and lengths', () => {
    const text =
      'export const a = () => {\n  return function b() {\n    return 1\n  }\n}\nclass C {\n  d(): void {}\n}\n'
    expect(functionsOf('x.ts', text).map(({ name, line, lines }) => [name, line, lines])).toEqual([
      ['a function', 1, 5],
      ['b', 2, 3],
      ['a function', 7, 1],
    ])
  })

  it(`have at most ${MAX_FUNCTION_LINES} lines`, () => {
    const code = readSources('src', 'resources', 'tests').filter(
      ({ path }) => !/\.(test|spec|generated)\.tsx?$/.test(path),
    )
    expect(longFunctions(code), 'give a part of it a name').toEqual([])
  }, 60_000)
})
