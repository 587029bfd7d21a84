/** What the plan reads of a built chunk. */
export interface PlannedChunk {
  fileName: string
  facadeModuleId: string | null
  imports: readonly string[]
  dynamicImports: readonly string[]
  moduleIds: readonly string[]
}

/** One chunk of the plan: its name, and whether a module belongs to it. */
export interface ChunkGroup {
  name: string
  test: (id: string) => boolean
}

const ENTRY = 'index.html'
/** React changes seldom: its file outlives releases. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//
/** A pattern of files that are loaded by name matches the tests next to them too. */
const TEST = /\.test\.tsx?$/
const PACKAGE = /\/node_modules\//
/** What every signed-in page loads, besides the entry. */
const APP = [
  'src/site/whole-app.tsx',
  'src/site/console-app.tsx',
  'src/shell/gates.tsx',
  'src/shell/sidebar.tsx',
  'src/shell/looking-at.tsx',
  'src/shell/hold-strip.tsx',
]
/** Constants that many public pages use, too few for a separate file. */
const TINY = ['src/model/lib/time-units.ts', 'src/model/lib/ids.ts']
const CUSTOMER_PAGES = /^src\/app\//
const PUBLIC_PAGES = /^src\/marketing\//
const CONSOLE = ['src/console/console-admin.tsx']
const PEOPLE = ['src/console/profile/people-list.tsx']
const RECORD = ['src/console/record-screen.tsx']
const LOGS = ['src/console/screens/logs-screen.tsx', 'src/console/screens/followed-list.tsx']
const USERS = ['src/console/screens/users-list.tsx']
/** A condition as text, which lists show too. */
const CONDITIONS = [
  'src/console/condition-builder/condition-line.tsx',
  'src/catalog/fields/condition/sentence.tsx',
]
const BUILDER = ['src/console/condition-builder/condition-builder.tsx']
/**
 * Declarations that are translated in place: a file with them has no code that copies them,
 * because it would be loaded with them, before the translation.
 */
const DEFINITIONS = ['src/site/definition-texts.ts']
/** Packages of inputs are large: an entry should load only those that it uses. */
const INPUTS = /\/node_modules\/(@mui|ra-ui-materialui)\//
/** What every page loads once it is shown. */
const AFTERWARDS = ['src/shell/waking.ts', 'src/shell/vitals.ts', 'src/shell/service-worker.ts']

/** A file of a language, with its language and part. */
const LANGUAGE = /\/src\/ui\/languages\/(\w+)\/(\w+)\//

/** One file for each part of a language, which is loaded as a whole. */
function languageGroups(chunks: readonly PlannedChunk[]): ChunkGroup[] {
  const nameOf = (id: string) => {
    const [, language, part] = LANGUAGE.exec(id) ?? []
    return language ? `language-${language}-${part}` : null
  }
  const names = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.map(nameOf)))
  return [...names].flatMap((name) =>
    name === null ? [] : [{ name, test: (id: string) => nameOf(id) === name }],
  )
}

const minus = (modules: Iterable<string>, others: ReadonlySet<string>): string[] =>
  [...modules].filter((id) => !others.has(id))

/**
 * Groups modules by the visits that load them, so that a visit needs few requests and no module
 * that it does not use. Reads a build without groups: its chunks show exactly which modules a page
 * loads once unused code is dropped, which the import graph does not, because packages such as
 * react-admin export all their modules from one file. What no group takes keeps its own chunks.
 * @param root the folder that the names of entries are relative to, with a slash at its end
 * @returns groups, each without the modules of those before it; all that a module imports is in its
 *   own group or an earlier one
 * @throws Error if an entry is not among the chunks, or a test is
 */
export function planChunks(chunks: readonly PlannedChunk[], root: string): ChunkGroup[] {
  const test = chunks.flatMap(({ moduleIds }) => moduleIds).find((id) => TEST.test(id))
  if (test) throw new Error(`the build has the test ${test.replace(root, '')}`)
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const nameOf = ({ facadeModuleId }: PlannedChunk) => (facadeModuleId ?? '').replace(root, '')
  const byName = new Map(chunks.map((chunk) => [nameOf(chunk), chunk]))
  const filesOf = (names: readonly string[]): string[] =>
    names.map((name) => {
      const chunk = byName.get(name)
      if (!chunk) throw new Error(`the chunk plan names ${name}, which the build has no chunk of`)
      return chunk.fileName
    })

  /** The modules of some chunks and of what they import; with `lazily`, also of what follows. */
  function loadedBy(files: readonly string[], lazily = false, without: readonly string[] = []) {
    const seen = new Set(without)
    const modules = new Set<string>()
    const queue = [...files]
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const chunk = byFile.get(file)
      if (!chunk || seen.has(file)) continue
      seen.add(file)
      for (const id of chunk.moduleIds) modules.add(id)
      queue.push(...chunk.imports, ...(lazily ? chunk.dynamicImports : []))
    }
    return modules
  }

  const start = [...loadedBy(filesOf([ENTRY])), ...TINY.map((name) => root + name)]
  const after = (names: readonly string[]) => minus(loadedBy(filesOf(names)), new Set(start))
  const isOpen = new Set(minus(loadedBy(filesOf([ENTRY]), true, filesOf(APP)), new Set(start)))
  const pagesOf = (room: RegExp) =>
    loadedBy(chunks.filter((chunk) => room.test(nameOf(chunk))).map(({ fileName }) => fileName))
  const [isCustomers, isPublic] = [pagesOf(CUSTOMER_PAGES), pagesOf(PUBLIC_PAGES)]
  const [app, list, people, record] = [after(APP), after(CONSOLE), after(PEOPLE), after(RECORD)]
  const signedIn = [...app, ...[...list, ...record].filter((id) => isCustomers.has(id))]

  const loads = chunks.filter(nameOf).map(({ fileName }) => loadedBy([fileName]))
  /** Parts modules from those that are also loaded by an entry that needs less than half of them. */
  function parted(modules: readonly string[]): { whole: string[]; parts: string[] } {
    const sparing = loads
      .map((loaded) => modules.filter((id) => loaded.has(id)))
      .filter((used) => used.length < modules.length / 2)
    const parts = new Set(sparing.flat())
    return { whole: minus(modules, parts), parts: [...parts] }
  }

  const taken = new Set<string>()
  /** A group of the modules that no group before has taken. */
  const group = (name: string, modules: readonly string[]): ChunkGroup => {
    const own = new Set(minus(modules, taken))
    for (const id of own) taken.add(id)
    return { name, test: (id) => own.has(id) }
  }
  /** Packages apart from our own files, which change more often. */
  const pair = (name: string, modules: readonly string[]): ChunkGroup[] => [
    group(
      `${name}-packages`,
      modules.filter((id) => PACKAGE.test(id)),
    ),
    group(name, modules),
  ]
  const groups = [
    group(
      'react',
      start.filter((id) => REACT.test(id)),
    ),
    group('base', start),
    group('afterwards', after(AFTERWARDS)),
    group(
      'public',
      [...signedIn, ...list, ...record].filter((id) => isPublic.has(id)),
    ),
    group(
      'shared',
      [...signedIn, ...list, ...record].filter((id) => isOpen.has(id)),
    ),
    ...pair('app', signedIn),
    ...pair('console', list),
  ]
  // What follows is loaded by some visits to the console: an entry that needs little of a group
  // should not load all of it.
  const forms = parted(minus(record, taken))
  return [
    ...groups,
    group('definitions', after(DEFINITIONS)),
    group('people', people),
    group('controls', parted(forms.parts).whole),
    ...pair('record', forms.whole),
    group(
      'parts',
      forms.parts.filter((id) => !INPUTS.test(id)),
    ),
    group('logs', after(LOGS)),
    group('conditions', after(CONDITIONS)),
    group('builder', after(BUILDER)),
    group('users', after(USERS)),
    ...languageGroups(chunks),
  ]
}
