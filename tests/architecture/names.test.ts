import { expect, it } from 'vitest'
import { readSources } from './read-imports.ts'
import { roomOf } from './rooms.ts'

/** A room, or a floor of the engine, in which a name of a type has one meaning. */
function placeOf(path: string): string {
  const [, , floor = '', ...rest] = path.split('/')
  return roomOf(path) === 'engine' && rest.length > 0 ? `engine/${floor}` : (roomOf(path) ?? '')
}

const DECLARED = /^(?:export )?(?:interface|type) (\w+)/gm

it('names of types are unique in a room', () => {
  const sources = readSources('src').filter(
    ({ path }) => !/\.(test|generated)\.tsx?$|\/sample\.ts$|\.d\.ts$/.test(path),
  )
  const places = new Map<string, string[]>()
  for (const { path, text } of sources)
    for (const [, name] of text.matchAll(DECLARED)) {
      const key = `${name} in ${placeOf(path)}`
      places.set(key, [...(places.get(key) ?? []), path])
    }
  expect(places.size).toBeGreaterThan(1000)
  expect([...places].filter(([, paths]) => paths.length > 1)).toEqual([])
})

it('translators are named after their texts, and types say fault, not issue (decision 132)', () => {
  const sources = readSources('src').filter(({ path }) => !/\.(test|generated)\.tsx?$/.test(path))
  const translators = sources.flatMap(({ text }) =>
    [...text.matchAll(/^export const (\w+) = defineMessages\(/gm)].map(([, name]) => name!),
  )
  expect(translators.length).toBeGreaterThan(40)
  expect(translators.filter((name) => !/^t(?:[A-Z]|$)/.test(name))).toEqual([])
  const types = sources.flatMap(({ text }) => [...text.matchAll(DECLARED)].map(([, name]) => name!))
  expect(types.filter((name) => name.endsWith('Issue'))).toEqual([])
})
