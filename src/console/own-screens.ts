import type { ComponentType } from 'react'
import { ahead, type Ahead } from './core/ahead.tsx'
import { exportOf } from './core/own-names.ts'
import type { ConsoleResource } from './core/registry.ts'

/** What a resource's own list, form or page is given; the record's id where it shows one. */
export interface OwnScreenProps {
  consoleResource: ConsoleResource
  id?: string
}

// What a component is given depends on the view; `ownScreen` names it.
// oxlint-disable-next-line no-explicit-any
type AnyComponent = ComponentType<any>
type Loaded = Record<string, AnyComponent>

/** The files that resources may name, each loaded when a screen needs it. */
const files = import.meta.glob<Loaded>([
  './*/*-{list,create,edit,show,shows}.tsx',
  './*/bulk-*.tsx',
  './profile/people.tsx',
  './rules/shipped-kinds.tsx',
  '!./generate/*',
  '!./*/*.test.tsx',
])

const fileOf = (name: string) => `./${name.split('#')[0]}.tsx`

/** Whether a resource may name this component: its file is among those of own screens. */
export const isOwnScreen = (name: string): boolean => fileOf(name) in files

/**
 * Loads the component that a resource names, see `OwnScreens`.
 * @throws Error with the name if there is no such file or export.
 */
export async function loadOwn(name: string): Promise<AnyComponent> {
  const [file = '', given] = name.split('#')
  const load = files[fileOf(name)]
  if (!load) throw new Error(`screens: src/console/${file}.tsx is not among the own screens`)
  const component = (await load())[given ?? exportOf(file)]
  if (!component) throw new Error(`screens: "${name}" has no export ${given ?? exportOf(file)}`)
  return component
}

// oxlint-disable-next-line no-explicit-any
const made = new Map<string, Ahead<any>>()

/** The component that a resource names, loaded when it is rendered first. */
export function ownScreen<Props extends object>(name: string): Ahead<Props> {
  const known = made.get(name) ?? ahead(async () => ({ default: await loadOwn(name) }))
  made.set(name, known)
  return known
}
