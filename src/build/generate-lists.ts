import { existsSync, readdirSync, readFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)
const HEAD = '// Generated from the folders beside it by `npm run generate`. Do not edit.\n'

/** One file of every kind in a set of the catalog, as a list or as a record by the kind's id. */
interface KindList {
  /** Folder below `src/catalog`. */
  set: string
  file: string
  /** Name of the generated file, and of what it exports. */
  list: string
  /** What each file exports, and where that type is declared. */
  type: string
  from: string
  /** `list`: an array. `id`: a record by the id of the definition. `folder`: one by the folder. */
  by: 'list' | 'id' | 'folder'
}

const lists: readonly KindList[] = [
  ...(['conditions', 'actions', 'nodes', 'channels'] as const).map((set): KindList => ({
    set,
    file: 'definition.ts',
    list: 'definitions',
    by: 'list',
    ...{
      conditions: { type: 'ConditionDefinition', from: '#condition/kind.ts' },
      actions: { type: 'ActionDefinition', from: './action.ts' },
      nodes: { type: 'NodeDefinition', from: '#journey/kind.ts' },
      channels: { type: 'ChannelDefinition', from: './channel.ts' },
    }[set],
  })),
  {
    set: 'conditions',
    file: 'evaluate.ts',
    list: 'evaluators',
    type: 'ConditionEvaluator',
    from: '#condition/kind.ts',
    by: 'id',
  },
  {
    set: 'conditions',
    file: 'form.ts',
    list: 'forms',
    type: 'ConditionForm',
    from: '#condition/form.ts',
    by: 'id',
  },
  {
    set: 'actions',
    file: 'execute.ts',
    list: 'executors',
    type: 'ActionExecutor',
    from: './action.ts',
    by: 'id',
  },
  {
    set: 'nodes',
    file: 'execute.ts',
    list: 'executors',
    type: 'NodeExecutor',
    from: '#journey/step.ts',
    by: 'folder',
  },
  {
    set: 'channels',
    file: 'deliver.ts',
    list: 'deliverers',
    type: 'ChannelDelivery',
    from: './channel.ts',
    by: 'folder',
  },
]

const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** The names of the constants that a file exports. */
const exportsOf = (path: string): string[] =>
  [...textOf(path).matchAll(/^export const (\w+)/gm)].map((match) => match[1]!)

/**
 * The name of what a file is there for: its last exported constant.
 * @throws Error for a file that exports none
 */
function exportOf(path: string): string {
  const last = exportsOf(path).at(-1)
  if (!last) throw new Error(`${path} exports no constant.`)
  return last
}

/** The files below a folder, by their paths from there. */
const filesBelow = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()

const foldersIn = (path: string): string[] =>
  readdirSync(new URL(path, root), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map((one) => one.name)
    .toSorted()

/** A folder without the file is half made: the law that asks for its files names it. */
const kindsOf = ({ set, file }: Pick<KindList, 'set' | 'file'>): string[] =>
  foldersIn(`src/catalog/${set}`).filter((kind) =>
    existsSync(new URL(`src/catalog/${set}/${kind}/${file}`, root)),
  )

function generateKindList(kindList: KindList): string {
  const folder = `src/catalog/${kindList.set}`
  const kinds = kindsOf(kindList).map((kind) => ({
    kind,
    name: exportOf(`${folder}/${kind}/${kindList.file}`),
    definition: exportOf(`${folder}/${kind}/definition.ts`),
  }))
  const importing = kinds.flatMap(({ kind, name, definition }) => [
    ...(kindList.by === 'id' ? [`import { ${definition} } from './${kind}/definition.ts'`] : []),
    `import { ${name} } from './${kind}/${kindList.file}'`,
  ])
  const keys = {
    list: ({ name }: (typeof kinds)[number]) => name,
    id: ({ name, definition }: (typeof kinds)[number]) => `[${definition}.id]: ${name}`,
    folder: ({ kind, name }: (typeof kinds)[number]) => `'${kind}': ${name}`,
  }
  const lines = kinds.map((kind) => `  ${keys[kindList.by](kind)},`)
  const isList = kindList.by === 'list'
  const type = isList ? `readonly ${kindList.type}[]` : `Readonly<Record<string, ${kindList.type}>>`
  return `${HEAD}import type { ${kindList.type} } from '${kindList.from}'
${importing.join('\n')}

export const ${kindList.list}: ${type} = ${isList ? '[' : '{'}
${lines.join('\n')}
${isList ? ']' : '}'}
`
}

/** Every file of `resources/`, by its name. */
function generateResourceList(): string {
  const files = readdirSync(new URL('resources', root))
    .filter((file) => !/^(index|.*\.generated)\.ts$/.test(file))
    .toSorted()
  const names = files.map((file) => exportOf(`resources/${file}`))
  const importing = files.map((file, at) => `import { ${names[at]} } from './${file}'`)
  return `${HEAD}import type { Resource } from '#model/schema/resource.ts'
${importing.join('\n')}

export const list: readonly Resource[] = [
${names.map((name) => `  ${name},`).join('\n')}
]
`
}

/** Every kind of work of the engine, each in the folder of its feature. */
function generateWorkList(): string {
  const kinds = filesBelow('src/engine')
    .filter((path) => path.endsWith('.work.ts'))
    .map((path) => ({ path, name: exportOf(`src/engine/${path}`) }))
  return `${HEAD.replace('folders beside it', 'files *.work.ts')}import type { WorkKind } from './kernel/work-kind.ts'
${kinds.map(({ path, name }) => `import { ${name} } from './${path}'`).join('\n')}

export const listed: readonly WorkKind[] = [
${kinds.map(({ name }) => `  ${name},`).join('\n')}
]
`
}

/**
 * Every endpoint of a folder: what its files that call `endpoint(` or name `Endpoint[]` export, alone
 * or several in an array. Such a file exports no other constants; the compiler finds one that does.
 * Endpoints of certain installations only are returned by a function, which is not listed.
 */
function generateOperationList(folder: string): string {
  const files = filesBelow(folder)
    .filter((path) => /(?<!\.(test|generated))\.ts$/.test(path))
    .filter((path) => /\bendpoint\(|\bEndpoint\[\]/.test(textOf(`${folder}/${path}`)))
    .map((path) => ({ path, names: exportsOf(`${folder}/${path}`).join(', ') }))
    .filter(({ names }) => names !== '')
  return `${HEAD.replace('folders beside it', 'files below it')}import type { Endpoint } from '../base/endpoint.ts'
${files.map(({ path, names }) => `import { ${names} } from './${path}'`).join('\n')}

/** Every hand-written endpoint of the API. */
export const operations: readonly Endpoint[] = [
${files.map(({ names }) => `  ${names},`).join('\n')}
].flat()
`
}

/** Lists that follow from files and folders, by path. */
export const generatedLists = (): Record<string, string> => ({
  ...Object.fromEntries(
    lists.map((kindList) => [
      `src/catalog/${kindList.set}/${kindList.list}.generated.ts`,
      generateKindList(kindList),
    ]),
  ),
  'resources/list.generated.ts': generateResourceList(),
  'src/engine/work-kinds.generated.ts': generateWorkList(),
  'src/server/operations/list.generated.ts': generateOperationList('src/server/operations'),
})
