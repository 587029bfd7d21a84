import { describe, expect, it } from 'vitest'
import { planChunks, type PlannedChunk } from './chunk-plan.ts'

const ROOT = '/repo/'
const packageOf = (name: string) => `${ROOT}node_modules/${name}/index.js`

/**
 * A chunk of a build without groups, with the names of others. One that is named by a path is an
 * entry, and the others are what entries share.
 */
const chunk = (
  name: string,
  { imports = [], lazily = [], modules = [] }: Partial<Record<string, readonly string[]>> = {},
): PlannedChunk => ({
  fileName: name,
  facadeModuleId: /[/.]/.test(name) ? `${ROOT}${name}` : null,
  imports,
  dynamicImports: lazily,
  moduleIds: [`${ROOT}${name}`, ...modules],
})

const LATE = ['src/shell/waking.ts', 'src/shell/vitals.ts', 'src/shell/service-worker.ts']
const APP = [
  'src/site/console-app.tsx',
  'src/shell/gates.tsx',
  'src/shell/sidebar.tsx',
  'src/shell/looking-at.tsx',
  'src/shell/hold-strip.tsx',
]

/** A small product: the react that all need, and a module for each set of visits. */
const built = (): PlannedChunk[] => [
  chunk('index.html', {
    imports: ['react'],
    lazily: [
      ...LATE,
      ...APP,
      'src/site/whole-app.tsx',
      'src/marketing/home-page.tsx',
      'shared-link',
    ],
  }),
  chunk('react', { modules: [packageOf('react')] }),
  ...[...LATE, ...APP].map((name) => chunk(name, { imports: ['react'] })),
  chunk('src/site/whole-app.tsx', {
    imports: ['index.html', 'router', 'dialog', 'query'],
    lazily: ['src/app/inbox/inbox-page.tsx', 'src/console/console-admin.tsx'],
  }),
  chunk('router', { modules: [packageOf('react-router')] }),
  chunk('dialog'),
  chunk('query'),
  chunk('shared-link', { imports: ['query'] }),
  chunk('src/marketing/home-page.tsx', { imports: ['dialog', 'picture'] }),
  chunk('picture'),
  chunk('src/app/inbox/inbox-page.tsx', { imports: ['stream', 'letters'] }),
  chunk('stream'),
  chunk('letters'),
  chunk('src/console/console-admin.tsx', {
    imports: ['router', 'stream', 'table'],
    lazily: [
      'src/console/record-screen.tsx',
      'src/console/profile/people-list.tsx',
      'src/console/journey-designer/designer-screen.tsx',
      'src/console/screens/logs-screen.tsx',
      'src/console/screens/followed-list.tsx',
      'src/console/screens/users-list.tsx',
      'src/console/condition-builder/condition-line.tsx',
      'src/catalog/fields/condition/sentence.tsx',
      'src/site/definition-texts.ts',
      'src/console/condition-builder/condition-builder.tsx',
      'src/console/bulk/bulk-dialogs.tsx',
      'src/console/rooms/today-screen.tsx',
      'src/console/rooms/room-screen.tsx',
    ],
  }),
  chunk('table', { modules: [packageOf('@mui/material')] }),
  chunk('src/console/profile/people-list.tsx', { imports: ['table'] }),
  chunk('src/console/record-screen.tsx', {
    imports: ['table', 'form', 'controls', 'value', 'chip'],
  }),
  chunk('form', { modules: [packageOf('forms'), `${ROOT}section`, `${ROOT}history`] }),
  chunk('controls', { modules: [`${ROOT}picker`] }),
  chunk('value'),
  chunk('chip', { modules: [packageOf('@mui/material/Chip')] }),
  chunk('src/console/screens/logs-screen.tsx', { imports: ['table', 'value', 'tail'] }),
  chunk('tail'),
  chunk('src/console/screens/followed-list.tsx', { imports: ['table'] }),
  chunk('src/console/screens/users-list.tsx', { imports: ['table', 'pager'] }),
  chunk('pager'),
  chunk('src/catalog/fields/condition/sentence.tsx', { imports: ['kinds'] }),
  chunk('src/site/definition-texts.ts', { imports: ['declared'] }),
  chunk('declared'),
  chunk('src/console/condition-builder/condition-line.tsx', { imports: ['kinds', 'declared'] }),
  chunk('src/console/condition-builder/condition-builder.tsx', { imports: ['kinds', 'value'] }),
  chunk('kinds'),
  chunk('src/console/journey-designer/designer-screen.tsx', {
    imports: ['form', 'controls', 'value', 'chip', 'canvas'],
  }),
  chunk('canvas'),
  chunk('src/console/bulk/bulk-dialogs.tsx', { imports: ['controls', 'value'] }),
  chunk('src/console/rooms/today-screen.tsx', { imports: ['value'] }),
  chunk('src/console/rooms/room-screen.tsx', { imports: ['chip'] }),
]

/** The group that takes a module, as the bundler looks for it: the first that wants it. */
const groupOf = (id: string, chunks = built()) =>
  planChunks(chunks, ROOT).find(({ test }) => test(id))?.name ?? null

describe('planChunks', () => {
  it.each([
    [packageOf('react'), 'react'],
    [`${ROOT}index.html`, 'base'],
    [`${ROOT}src/shell/vitals.ts`, 'afterwards'],
    [`${ROOT}dialog`, 'public'],
    [`${ROOT}query`, 'shared'],
    [packageOf('react-router'), 'app-packages'],
    [`${ROOT}src/shell/sidebar.tsx`, 'app'],
    [`${ROOT}stream`, 'app'],
    [packageOf('@mui/material'), 'console-packages'],
    [`${ROOT}src/console/console-admin.tsx`, 'console'],
    [`${ROOT}src/console/profile/people-list.tsx`, 'people'],
    [packageOf('forms'), 'record-packages'],
    [`${ROOT}src/console/record-screen.tsx`, 'record'],
    [`${ROOT}controls`, 'controls'],
    [`${ROOT}picker`, 'controls'],
    [`${ROOT}value`, 'parts'],
    [`${ROOT}tail`, 'logs'],
    [`${ROOT}kinds`, 'conditions'],
    [`${ROOT}pager`, 'users'],
    [`${ROOT}declared`, 'definitions'],
    [`${ROOT}src/console/condition-builder/condition-builder.tsx`, 'builder'],
    [`${ROOT}src/model/lib/time-units.ts`, 'base'],
  ])('puts %s into %s', (id, name) => expect(groupOf(id)).toBe(name))

  it.each(['picture', 'letters', 'canvas', 'src/app/inbox/inbox-page.tsx'])(
    'leaves %s, which only one page loads, in a separate chunk',
    (name) => expect(groupOf(`${ROOT}${name}`)).toBeNull(),
  )

  it('leaves an input that an entry needs in a separate chunk', () =>
    expect(groupOf(packageOf('@mui/material/Chip'))).toBeNull())

  it('fails on an entry that the build does not have, rather than to split less well', () => {
    const without = built().filter(({ fileName }) => fileName !== 'src/shell/gates.tsx')
    expect(() => planChunks(without, ROOT)).toThrow(/names src\/shell\/gates\.tsx/)
  })

  it('has no tests', () => {
    const withTest = [...built(), chunk('src/console/bulk/bulk-bar.test.tsx')]
    expect(() => planChunks(withTest, ROOT)).toThrow(
      'the build has the test src/console/bulk/bulk-bar.test.tsx',
    )
  })
})
