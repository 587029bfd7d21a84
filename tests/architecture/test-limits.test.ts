import { expect, it } from 'vitest'
import { readSources } from './read-imports.ts'
import { lineAt, readSyntax } from './read-syntax.ts'

const HOOKS = new Set(['beforeAll', 'beforeEach', 'afterAll', 'afterEach'])

/** Lines on which a hook is given a limit of its own. */
const limitedHooks = (path: string, text: string): number[] =>
  [...readSyntax(path, text)]
    .filter(
      (node) =>
        node.type === 'CallExpression' &&
        HOOKS.has((node.callee as { name?: string }).name ?? '') &&
        (node.arguments as unknown[]).length > 1,
    )
    .map(({ start }) => lineAt(text, start))

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
