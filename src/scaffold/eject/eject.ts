import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { registry, type ConsoleResource } from '#console/core/registry.ts'
import { exportOf } from '#console/core/own-names.ts'
import { ejectForm } from './eject-form.ts'
import { ejectList } from './eject-list.ts'

/** Writes one generated screen as react-admin JSX, under the name of its component. */
export type Eject = (
  consoleResource: ConsoleResource,
  component: string,
) => string | Promise<string>

/** The views that can be written out. */
const views: Record<string, Eject> = {
  list: ejectList,
  create: (consoleResource) => ejectForm(consoleResource, 'create'),
  edit: (consoleResource) => ejectForm(consoleResource, 'edit'),
  show: (consoleResource) => ejectForm(consoleResource, 'show'),
}

const USAGE = `Usage: eject <resource> <${Object.keys(views).join('|')}> [file]`

/** The resource that is called `api-keys`, has the entity `api-key` or the path `admin/api-keys`. */
const find = (name: string): ConsoleResource | undefined =>
  registry.all.find(
    ({ entity }) => entity.plural.toLowerCase().replace(/\W+/g, '-') === name.toLowerCase(),
  ) ??
  registry.byEntity(name) ??
  registry.byName(name.replace(/^\//, ''))

/**
 * The source of a generated screen as plain react-admin components.
 * @throws Error if there is no such resource or view.
 */
export async function ejected(name: string, view: string, component: string): Promise<string> {
  const consoleResource = find(name)
  if (!consoleResource) throw new Error(`There is no resource "${name}". ${USAGE}`)
  const eject = views[view]
  if (!eject) throw new Error(`"${view}" cannot be written out. ${USAGE}`)
  return eject(consoleResource, component)
}

/**
 * `npm run cli -- eject segments list`: writes the file, and says which line of the resource shows
 * it in place of the generated screen. An existing file is kept.
 */
export async function eject(
  [name = '', view = '', given]: readonly string[],
  directory: string,
  say: (text: string) => void,
): Promise<void> {
  const file = given ?? `src/console/${name}/${find(name)?.entity.id ?? name}-${view}.tsx`
  const source = await ejected(name, view, exportOf(basename(file, '.tsx')))
  const target = join(directory, file)
  if (existsSync(target)) throw new Error(`${file} exists already. Name another file.`)
  const { formatSource } = await import('./format-source.ts')
  const text = await formatSource(file, source)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
  const screen = file.replace(/^src\/console\//, '').replace(/\.tsx$/, '')
  say(`${file} was written. Show it by this line of the resource:\n`)
  say(`  screens: { ${view}: '${screen}' },`)
}
