import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { planField } from '#scaffold/plan-field.ts'
import { openProject, writePlan } from '#scaffold/project.ts'
import { entities } from '#model/schema/entities.generated.ts'
import type { Entity } from '#model/schema/entity.ts'
import { copyRepository } from './copy-repository.ts'
import { recipeCommands } from './read-commands.ts'

/*
 * The commands of docs/recipes.md, run one after the other in a copy of the repository. Then the
 * copy passes the gates, and what was added is there to use (`checks.ts`).
 */

/** Ends a program that hangs; together the steps take about a minute of two cores. */
const LIMIT = 600_000

const commands = recipeCommands()
const copy = copyRepository()
afterAll(() => copy.remove())

interface Report {
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}

/** @returns the names of the tests that passed. @throws Error with the output, when one failed */
async function vitest(...args: string[]): Promise<string[]> {
  const file = join(copy.root, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  await copy.run(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args])
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName)
}

const isWritten = ({ path, operations }: Entity) =>
  path !== '' && (operations.includes('create') || operations.includes('update'))

/** The folders of the kinds that the commands add. */
const kinds = commands
  .filter(([, kind]) => ['condition', 'action', 'node', 'channel'].includes(kind!))
  .map(([, , name]) => name!)

it('the document has a command for everything that can be created', () => {
  expect(new Set(commands.map(([, kind]) => kind))).toEqual(
    new Set(['entity', 'field', 'condition', 'action', 'node', 'channel', 'work']),
  )
})

describe('in a copy of the repository', () => {
  it.each(commands.map((words) => [words.join(' '), words] as const))(
    '%s',
    async (_command, words) => {
      const output = await copy.run(['--import', 'tsx', 'src/cli/cli.ts', ...words])
      expect(output).toContain('Next:\n1. ')
    },
    LIMIT,
  )

  it(
    'a field on every entity that people write',
    async () => {
      const project = openProject(copy.root)
      const paths = entities.filter(isWritten).flatMap(({ id }) => {
        const plan = planField(project, id, 'remark', {})
        writePlan(project, plan)
        return Object.keys(plan.changed!)
      })
      expect(paths.length).toBeGreaterThan(30)
      await copy.run(['node_modules/oxfmt/bin/oxfmt', ...paths])
      await copy.run(['--import', 'tsx', 'src/build/generate.ts'])
      await copy.run(['--import', 'tsx', 'src/build/migration.ts', 'add-remarks'])
      await copy.run(['--import', 'tsx', 'src/build/add-texts.ts'])
    },
    LIMIT,
  )

  it(
    'the added code passes types, lint and layout',
    async () => {
      await copy.run(['node_modules/typescript/bin/tsc', '-p', '.'])
      const folders = ['src', 'resources', 'tests']
      await copy.run(['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...folders])
      await copy.run(['node_modules/oxfmt/bin/oxfmt', '--check', ...copy.changed()])
    },
    LIMIT,
  )

  it(
    'the added code passes the laws',
    async () => expect((await vitest('tests/architecture')).length).toBeGreaterThan(100),
    LIMIT,
  )

  it(
    'the cases and generators of the new kinds pass, in memory and in SQL',
    async () => {
      const sets = ['conditions', 'actions', 'journeys', 'channels'].map((set) => `tests/${set}`)
      const passed = await vitest(`--testNamePattern=${kinds.join('|')}`, ...sets)
      for (const kind of kinds)
        expect(passed.filter((name) => name.includes(kind)).length, kind).toBeGreaterThan(4)
    },
    LIMIT,
  )

  it(
    'the additions are in the API, on the screens and in the builders',
    async () => {
      copyFileSync('tests/recipes/checks.ts', join(copy.root, 'tests/recipes/checks.test.ts'))
      expect((await vitest('tests/recipes/checks.test.ts')).length).toBeGreaterThan(40)
    },
    LIMIT,
  )
})
