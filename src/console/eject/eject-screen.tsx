import * as reactAdmin from 'react-admin'
import type { ReactElement } from 'react'
import { inputProps } from '#catalog/fields/admin.ts'
import { referenceTarget, registry, type ConsoleResource, type Registry } from '../core/registry.ts'
import { RecordCreate } from '../generate/create-screen.tsx'
import { RecordEdit } from '../generate/edit-screen.tsx'
import { formElements } from '../generate/form-elements.tsx'
import { factElements, Facts, sectionElements } from '../generate/record-facts.tsx'
import { RecordForm } from '../generate/record-form.tsx'
import { ScreenResource } from '../page-parts/screen-context.tsx'
import { RecordShow } from '../generate/show-screen.tsx'
import { Code, importLines, printJsx, type Import, type Printer } from './print-jsx.ts'

/** The modules whose exports may occur in a generated screen. */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../generate/*.tsx',
    '../page-parts/screen-context.tsx',
    '!../generate/*.test.tsx',
    '../../catalog/fields/*.{ts,tsx}',
    '!../../catalog/fields/*.test.ts',
    '../../catalog/fields/*/admin.tsx',
  ],
  { eager: true },
)

const nameOfModule = (path: string) =>
  path.replace(/^..\/..\/catalog\//, '#catalog/').replace(/^..\//, '#console/')

const { validate: isRequired } = inputProps({
  source: '',
  node: {},
  required: true,
  targetOf: () => undefined,
})

/** Finds exports by identity: react-admin's first, then the product's. */
export function createPrinter(): Printer {
  const known = new Map<unknown, Import>()
  const learn = (exports: Record<string, unknown>, from: string) => {
    for (const [name, value] of Object.entries(exports))
      if (!known.has(value) && value !== null && /function|object/.test(typeof value))
        known.set(value, { name, from })
  }
  learn(reactAdmin, 'react-admin')
  for (const [path, exports] of Object.entries(modules)) learn(exports, nameOfModule(path))
  return {
    importOf: (value) => known.get(value),
    callOf: (value) =>
      value === isRequired
        ? { text: 'required()', import: { name: 'required', from: 'react-admin' } }
        : undefined,
  }
}

export type EjectedView = 'create' | 'edit' | 'show'

/** Elements of a screen by view; `of` and `id` are props of the printed component. */
const screens: Record<
  EjectedView,
  (consoleResource: ConsoleResource, all: Registry) => ReactElement
> = {
  create: (consoleResource, all) => (
    <RecordCreate>
      <RecordForm>
        {formElements(consoleResource, 'create', (id) => referenceTarget(all, id))}
      </RecordForm>
    </RecordCreate>
  ),
  edit: (consoleResource, all) => (
    <RecordEdit id={new Code('id') as unknown as string}>
      <RecordForm>
        {formElements(consoleResource, 'edit', (id) => referenceTarget(all, id))}
      </RecordForm>
    </RecordEdit>
  ),
  show: (consoleResource) => (
    <RecordShow
      id={new Code('id') as unknown as string}
      summary={
        <Facts>{factElements(consoleResource.entity, consoleResource.resource.show.summary)}</Facts>
      }
    >
      {sectionElements(consoleResource)}
    </RecordShow>
  ),
}

const pascal = (text: string) =>
  text.replace(/(?:^|[-_\s])(\w)/g, (_all, letter: string) => letter.toUpperCase())

/** The component name of an ejected screen: `SegmentEdit`. */
export const ejectedName = ({ entity }: Pick<ConsoleResource, 'entity'>, view: string): string =>
  `${pascal(entity.id)}${pascal(view)}`

/** The text of a file that exports a screen as a component. */
export function screenFile(
  consoleResource: ConsoleResource,
  view: string,
  element: ReactElement,
): string {
  const { text, imports } = printJsx(
    <ScreenResource value={new Code('of') as unknown as ConsoleResource}>{element}</ScreenResource>,
    createPrinter(),
  )
  const needsId = view === 'edit' || view === 'show'
  const [names, types] = needsId
    ? ['{ of, id }', '{ of: ConsoleResource; id: string }']
    : ['{ of }', '{ of: ConsoleResource }']
  return `${importLines(imports)}
import type { ConsoleResource } from '#console/core/registry.ts'

/** The ${view} screen of ${consoleResource.entity.plural.toLowerCase()}. */
export function ${ejectedName(consoleResource, view)}(${names}: ${types}) {
  return (
${text.replace(/^(?=.)/gm, '    ')}
  )
}
`
}

/**
 * The generated screen of a resource as the text of a component.
 * @param name entity, path or react-admin name of the resource
 * @throws Error if there is no such resource or screen
 */
export function ejectScreen(name: string, view: string, all: Registry = registry): string {
  const consoleResource = all.byEntity(name) ?? all.byName(name.replace(/^\//, ''))
  if (!consoleResource) throw new Error(`There is no resource "${name}".`)
  if (!Object.hasOwn(screens, view))
    throw new Error(`"${view}" is not a screen: use ${Object.keys(screens).join(', ')}.`)
  return screenFile(consoleResource, view, screens[view as EjectedView](consoleResource, all))
}
