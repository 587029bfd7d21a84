import { isObject } from '../lib/is-object.ts'

/** The keys below which filters are named by paths: `properties.company`, `score.fit`. */
const ROOTS = ['properties', 'score']

const leavesOf = (path: string, value: unknown): [string, unknown][] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, part]) => leavesOf(`${path}.${name}`, part))
    : [[path, value]]

/**
 * A filter with the keys of the API. Forms read a name with dots as a path, so they write
 * `{ properties: { company: 'Acme' } }` for `properties.company`.
 */
export const flatFilter = (filter: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([key, value]) =>
      ROOTS.includes(key) ? leavesOf(key, value) : [[key, value]],
    ),
  )
