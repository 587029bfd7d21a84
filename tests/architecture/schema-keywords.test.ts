import { readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { isObject } from '#model/lib/is-object.ts'

const PAGE = 'docs/schema-keywords.md'
const VOCABULARY = 'schemas/vocabulary.json'
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const files = ['schemas', 'schemas/parts'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`),
)

/** Keywords of JSON Schema, as its own meta-schema lists them. */
const standard = new Set(
  ['core', 'applicator', 'unevaluated', 'validation', 'meta-data', 'format-annotation', 'content']
    .map((part) => `https://json-schema.org/draft/2020-12/meta/${part}`)
    .flatMap((id) => {
      const schema = new Ajv2020().getSchema(id)?.schema
      return isObject(schema) && isObject(schema['properties'])
        ? Object.keys(schema['properties'])
        : []
    }),
)

/** Names of fields and values are not keywords: these keywords hold schemas by name, or data. */
const schemasByName = new Set(['properties', '$defs'])
const data = new Set(['default', 'enum', 'required', 'const', 'x-when', 'x-secretWhen', 'x-words'])

function keywordsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(keywordsIn)
  if (!isObject(node)) return []
  return Object.entries(node).flatMap(([keyword, value]) => {
    if (data.has(keyword)) return [keyword]
    if (keyword === 'x-entity') return [keyword, ...(isObject(value) ? Object.keys(value) : [])]
    if (schemasByName.has(keyword) && isObject(value))
      return [keyword, ...Object.values(value).flatMap(keywordsIn)]
    return [keyword, ...keywordsIn(value)]
  })
}

/** Keywords that are ours: used by a schema, or allowed by the vocabulary. */
function ownKeywords(): Set<string> {
  const { properties } = read(VOCABULARY) as {
    properties: Record<string, { properties?: object }>
  }
  const allowed = [
    ...Object.keys(properties),
    ...Object.keys(properties['x-entity']!.properties ?? {}),
  ]
  const used = files.flatMap((file) => keywordsIn(read(file)))
  return new Set([...allowed, ...used].filter((keyword) => !standard.has(keyword)))
}

interface Row {
  keyword: string
  example: string
  file: string | undefined
}
const rows = readFileSync(PAGE, 'utf8')
  .split('\n')
  .flatMap((line): Row[] => {
    const found = /^\| `([^`]+)` \|.*\| `([^`]+)`(?: in `([^`]+)`)? \|$/.exec(line)
    return found ? [{ keyword: found[1]!, example: found[2]!, file: found[3] }] : []
  })

/** Whether everything that the example says is in the value, too. */
const holds = (value: unknown, example: unknown): boolean =>
  isObject(example) && isObject(value)
    ? Object.entries(example).every(([name, one]) => holds(value[name], one))
    : isDeepStrictEqual(value, example)
const isWithin = (value: unknown, example: object): boolean =>
  holds(value, example) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((one) => isWithin(one, example)))

describe('the page of keywords', () => {
  it('has each keyword of the schemas that JSON Schema does not have, and no other', () => {
    expect(standard.size).toBeGreaterThan(50)
    expect(rows.map(({ keyword }) => keyword).toSorted()).toEqual([...ownKeywords()].toSorted())
  })

  it.each(rows)('has an example for $keyword that is in a schema', ({ keyword, example, file }) => {
    const parsed = JSON.parse(`{${example}}`) as Record<string, unknown>
    expect(parsed).toHaveProperty([keyword])
    const used = files.filter((one) => keywordsIn(read(one)).includes(keyword))
    // Keywords of object types alone are in no file.
    if (file === undefined) expect(used).toEqual([])
    else expect(isWithin(read(file), parsed), `${example} is not in ${file}`).toBe(true)
  })
})
