import { expect, it } from 'vitest'
import { readSources } from './read-imports.ts'
import { lineIndex, parse, walkTree, type SyntaxNode } from './syntax.ts'

const HOOKS = new Set(['beforeAll', 'beforeEach', 'afterAll', 'afterEach'])

interface Call extends SyntaxNode {
  callee: { name?: string }
  arguments: readonly unknown[]
}

const isCall = (node: SyntaxNode): node is Call => node.type === 'CallExpression'

/** Lines on which a hook is given a limit of its own. */
function limitedHooks(path: string, text: string): number[] {
  const lineAt = lineIndex(text)
  const lines: number[] = []
  walkTree(parse(path, text).program, (node) => {
    if (isCall(node) && HOOKS.has(node.callee.name ?? '') && node.arguments.length > 1)
      lines.push(lineAt(node.start))
  })
  return lines
}

it('finds a hook with a limit', () =>
  expect(limitedHooks('x.ts', 'beforeAll(a)\n\nafterEach(async () => {}, 5_000)\n')).toEqual([3]))

it('hooks keep the limit of vite.config.ts, which is long enough for a busy machine', () => {
  const tests = readSources('tests', 'src').filter(({ path }) => /\.test\.tsx?$/.test(path))
  expect(tests.length).toBeGreaterThan(100)
  expect(
    tests.flatMap(({ path, text }) =>
      limitedHooks(path, text).map((line) => `${path}:${line}: leave the limit of the hook out`),
    ),
  ).toEqual([])
})
