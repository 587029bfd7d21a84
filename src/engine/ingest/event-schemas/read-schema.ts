import { listFormat, message, say } from '#language'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { searchPattern } from '#model/lib/pattern.ts'
import type { FieldError } from '#model/lib/errors.ts'
import { isObject } from '#model/lib/is-object.ts'
import { itemsOf } from '#model/lib/items-of.ts'

type ReadNode = Record<string, unknown>

/** As JSON text; far more than an event of at most 32 KB needs. */
const MAX_CHARACTERS = 60_000
const MAX_DEPTH = 20
/** Number of nodes with every `$ref` expanded; bounds the cost of one event. */
const MAX_NODES = 3000
/** Elements are compared pairwise, so their number is bounded. */
const MAX_UNIQUE = 1000

const inPlace = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const
const single = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'propertyNames',
  'contains',
  'not',
  'if',
  'then',
  'else',
] as const
const byName = ['properties', '$defs', 'definitions', 'dependentSchemas'] as const
const plain = [
  'type',
  'enum',
  'const',
  'required',
  'dependentRequired',
  'minProperties',
  'maxProperties',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minContains',
  'maxContains',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'nullable',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  '$comment',
  '$ref',
]
const known = new Set<string>([...inPlace, ...single, ...byName, ...plain])
/** Apache Unomi's member for the target of a schema, which is a field of the record here. */
const atRoot = new Set(['$id', '$schema', 'self'])

/** Apache Unomi's base schemas: the envelope around the parts that each type adds. */
const envelope = {
  itemId: {},
  itemType: {},
  eventType: {},
  scope: {},
  sessionId: {},
  profileId: {},
  timeStamp: {},
  persistent: {},
  properties: {},
  flattenedProperties: {},
  source: {},
  target: {},
}
export const unomiSchemas: Record<string, ReadNode> = {
  'https://unomi.apache.org/schemas/json/event/1-0-0': {
    type: 'object',
    properties: envelope,
    required: ['eventType'],
  },
  'https://unomi.apache.org/schemas/json/item/1-0-0': {
    type: 'object',
    properties: { itemId: {}, itemType: {}, scope: {}, properties: {}, version: {} },
  },
  'https://unomi.apache.org/schemas/json/timestampeditem/1-0-0': {
    type: 'object',
    properties: { itemId: {}, itemType: {}, scope: {}, properties: {}, version: {}, timeStamp: {} },
  },
}

/** The supported formats. `regex` is not among them, because it would run an untrusted pattern. */
export const formats = [
  'date',
  'time',
  'date-time',
  'duration',
  'uri',
  'uri-reference',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'uuid',
  'json-pointer',
] as const

const part = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

class Reader {
  readonly faults: FieldError[] = []
  #nodes = 0
  readonly #root: ReadNode
  constructor(root: ReadNode) {
    this.#root = root
  }

  #say(path: string, message: string) {
    this.faults.push({ path, message })
  }

  node(value: unknown, path: string, depth: number, within: readonly string[]): void {
    if (this.faults.length >= 20 || typeof value === 'boolean') return
    if (!isObject(value)) return this.#say(path, say('A schema is an object, or true or false.'))
    if (depth > MAX_DEPTH)
      return this.#say(path, say('Schemas can be nested {most} levels deep.', { most: MAX_DEPTH }))
    if (++this.#nodes > MAX_NODES) {
      if (this.#nodes === MAX_NODES + 1)
        this.#say(
          '',
          say(
            'This schema is too large: with every $ref written out it has more than {most} parts.',
            { most: MAX_NODES },
          ),
        )
      return
    }
    for (const name of Object.keys(value))
      if (!known.has(name) && !name.startsWith('x-') && !(path === '' && atRoot.has(name)))
        this.#say(`${path}/${part(name)}`, say('"{name}" is not understood here.', { name }))
    this.#values(value, path)
    if (typeof value.$ref === 'string') this.#reference(value.$ref, path, depth, within)
    const go = (child: unknown, below: string) =>
      this.node(child, `${path}/${below}`, depth + 1, within)
    for (const name of inPlace)
      for (const [at, one] of itemsOf(value[name]).entries()) go(one, `${name}/${at}`)
    for (const name of single) if (value[name] !== undefined) go(value[name], name)
    // Definitions are counted where they are referenced.
    for (const name of ['properties', 'dependentSchemas'] as const)
      if (isObject(value[name]))
        for (const [key, one] of Object.entries(value[name])) go(one, `${name}/${part(key)}`)
  }

  #values(value: ReadNode, path: string) {
    if (typeof value.pattern === 'string') {
      const pattern = searchPattern(value.pattern)
      if ('fault' in pattern)
        this.#say(
          `${path}/pattern`,
          say('The pattern cannot be used: {fault}.', { fault: pattern.fault }),
        )
    }
    if (typeof value.format === 'string' && !(formats as readonly string[]).includes(value.format))
      this.#say(
        `${path}/format`,
        say('There is no format "{name}"; there are {values}.', {
          name: value.format,
          values: formats.join(', '),
        }),
      )
    if (
      value.uniqueItems === true &&
      !(typeof value.maxItems === 'number' && value.maxItems <= MAX_UNIQUE)
    )
      this.#say(
        `${path}/uniqueItems`,
        say('uniqueItems needs maxItems of at most {most} beside it.', { most: MAX_UNIQUE }),
      )
  }

  #reference(ref: string, path: string, depth: number, within: readonly string[]) {
    if (Object.hasOwn(unomiSchemas, ref)) return
    const [, where, name] = /^#\/(\$defs|definitions)\/([^/]+)$/.exec(ref) ?? []
    const defined = where && this.#root[where]
    const key = name?.replaceAll('~1', '/').replaceAll('~0', '~')
    const target =
      isObject(defined) && key !== undefined && Object.hasOwn(defined, key)
        ? defined[key]
        : undefined
    if (target === undefined)
      return this.#say(
        `${path}/$ref`,
        say(
          'Nothing answers to "{ref}". A $ref names something of #/$defs; to build on ' +
            'another schema, choose it as "Builds on".',
          { ref },
        ),
      )
    if (within.includes(ref))
      return this.#say(`${path}/$ref`, say('"{ref}" contains itself.', { ref }))
    this.node(target, `/${where}/${name}`, depth + 1, [...within, ref])
  }
}

let judge: Ajv2020 | null = null
/** Compiled once, when the first schema is saved. */
const ofDraft = () => (judge ??= new Ajv2020({ strict: false, allErrors: true }))

const types: Record<string, string> = {
  string: message('text'),
  integer: message('a whole number'),
  number: message('a number'),
  boolean: message('true or false'),
  object: message('an object'),
  array: message('a list'),
  null: message('null'),
}
/** The types named by a validator, in words. */
export const typeText = (type: unknown): string =>
  listFormat('disjunction').format(
    (Array.isArray(type) ? type.map(String) : String(type).split(',')).map((name) =>
      say(types[name] ?? name),
    ),
  )

function sentenceOf({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'enum')
    return say('{title} must be one of: {values}.', {
      title: say('This'),
      values: itemsOf(params.allowedValues).join(', '),
    })
  if (keyword === 'type')
    return say('{title} must be {type}.', { title: say('This'), type: typeText(params.type) })
  return say('This is not valid: {fault}.', { fault: message ?? keyword })
}

/**
 * Explains why a JSON Schema cannot be used for events: unsupported keywords, invalid values,
 * external or cyclic references, and anything that would make the cost of an event unbounded. Each
 * fault has its JSON Pointer below `path`.
 */
export function schemaFaults(schema: unknown, path = ''): FieldError[] {
  const below = (faults: readonly FieldError[]) =>
    faults.map((fault) => ({ ...fault, path: path + fault.path }))
  if (!isObject(schema)) return [{ path, message: say('A schema must be a JSON object.') }]
  if (JSON.stringify(schema).length > MAX_CHARACTERS)
    return [
      {
        path,
        message: say('A schema may have at most {most} characters.', { most: MAX_CHARACTERS }),
      },
    ]
  const reader = new Reader(schema)
  reader.node(schema, '', 0, [])
  if (reader.faults.length > 0) return below(reader.faults)
  const { $id: _id, $schema: _draft, self: _self, ...rest } = schema
  const ajv = ofDraft()
  if (ajv.validateSchema(rest)) return []
  const faults = (ajv.errors ?? [])
    .filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'if')
    .map((error) => ({ path: error.instancePath, message: sentenceOf(error) }))
  // Reports one fault per path: where a value may have several forms, the faults of the other forms
  // would only confuse.
  return below(
    faults
      .filter((fault, at) => faults.findIndex(({ path: place }) => place === fault.path) === at)
      .slice(0, 10),
  )
}
