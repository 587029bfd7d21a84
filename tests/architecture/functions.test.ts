import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { readSources } from './read-imports.ts'

const MOST = 100

interface Node {
  type: string
  start: number
  end: number
  id?: { name?: string } | null
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const isFunction = ({ type }: Node) =>
  type === 'FunctionDeclaration' ||
  type === 'FunctionExpression' ||
  type === 'ArrowFunctionExpression'

/** Every function of a file with its length in lines, read by the parser that the build uses. */
function functionsOf(path: string, text: string): { name: string; line: number; lines: number }[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`)
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const found: { name: string; line: number; lines: number }[] = []
  const visit = (node: Node) => {
    if (isFunction(node))
      found.push({
        name: node.id?.name ?? 'a function',
        line: lineAt(node.start),
        lines: lineAt(node.end) - lineAt(node.start) + 1,
      })
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
        if (isNode(child)) visit(child)
  }
  visit(program as unknown as Node)
  return found
}

describe('functions', () => {
  it('are read as they stand', () => {
    const text =
      'export const a = () => {\n  return function b() {\n    return 1\n  }\n}\nclass C {\n  d(): void {}\n}\n'
    expect(functionsOf('x.ts', text).map(({ name, line, lines }) => [name, line, lines])).toEqual([
      ['a function', 1, 5],
      ['b', 2, 3],
      ['a function', 7, 1],
    ])
  })

  it(`have at most ${MOST} lines`, () => {
    const code = readSources('src', 'resources', 'tests').filter(
      ({ path }) => !/\.(test|spec|generated)\.tsx?$/.test(path),
    )
    const long = code.flatMap(({ path, text }) =>
      functionsOf(path, text)
        .filter(({ lines }) => lines > MOST)
        .map(
          ({ name, line, lines }) =>
            `${path}:${line}: ${name} has ${lines} lines; give a part of it a name`,
        ),
    )
    expect(long).toEqual([])
  }, 60_000)
})
