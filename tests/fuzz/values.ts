import { actionDefinitions } from '#catalog/actions/definitions.ts'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import { nodeDefinitions } from '#catalog/nodes/definitions.ts'
import {
  resolved,
  typeOf,
  type OpenDocument,
  type OpenSchema,
} from '#tests/support/openapi-requests.ts'
import type { Random } from './random.ts'

/** A number that JSON can write and JavaScript cannot: written as it is. */
export const RAW_NUMBERS = [
  '1e400',
  '-1e400',
  '99999999999999999999',
  '1e-400',
  '-0',
  '123456789012345678901234567890.5',
] as const
/** Stands for a raw number until the body is written out. */
export const rawMark = (text: string) => `\u2063raw:${text}\u2063`

const deep = (levels: number): unknown => {
  let value: unknown = 'bottom'
  for (let n = 0; n < levels; n++) value = n % 2 === 0 ? { and: value } : [value]
  return value
}

/**
 * What no endpoint asks for. Texts with NUL, halves of surrogates and marks of direction; numbers
 * at and beyond every edge; keys of prototypes.
 */
export const nasty: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  1e21,
  1e308,
  -1e308,
  5e-324,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u202Eright to left\u202C',
  'שלום עולם',
  '😀'.repeat(40),
  'ǅ́̂̃',
  '\r\nSet-Cookie: a=b',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '"; drop table contacts; --',
  '{{ 7 | times: 7 }}',
  '{% for i in (1..10) %}{{ i }}{% endfor %}',
  '{{',
  '%',
  '%00',
  '../../etc/passwd',
  '\\',
  '%s%n',
  '{',
  '[',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NaN',
  'Infinity',
  '1e400',
  '99999999999999999999',
  '-1',
  '0x10',
  '١٢٣',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31T23:59:60Z',
  '+275760-09-13T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-11-23T25:00:00Z',
  'now',
  'now-99999999999d',
  'P99999999999Y',
  '-P1D',
  'PT0S',
  '24:00',
  '99:99',
  'x'.repeat(300),
  'x'.repeat(5000),
  'ü'.repeat(70_000),
  '(a+)+$',
  '^(?=.*)(?!x)\\1',
  'javascript:alert(1)',
  'http://',
  'http://[::1',
  'http://exa mple.com',
  'a@b',
  '@',
  `${'a'.repeat(250)}@example.com`,
  'Etc/Nowhere',
  'xx-XX',
  [],
  {},
  [[]],
  [null],
  [[], [[]]],
  { '': '' },
  { a: { b: { c: null } } },
  { $ne: null },
  { length: 1e9 },
  { toString: 1, valueOf: 2 },
  { constructor: { name: 'x' } },
  { type: null },
  { type: 'x', parameterValues: null },
  { type: {}, parameterValues: [] },
  Array.from({ length: 300 }, (_, n) => n),
  deep(60),
  deep(2000),
]

export interface Known {
  document: OpenDocument
  /** Ids of records that exist, by entity. */
  idOf(entity: string): string
  anyId(): string
}

/** A value that is out of place, from the list or written raw. */
export function oddValue(random: Random, known: Known): unknown {
  if (random.chance(0.05)) return rawMark(random.pick(RAW_NUMBERS))
  return random.chance(0.1) ? known.anyId() : random.pick(nasty)
}

const word = (random: Random) =>
  random.pick([
    'alpha',
    'Beta gamma',
    'delta-1',
    'Ünïcode ✓',
    'name',
    'view',
    'country',
    'properties.age',
  ])

function text(random: Random, known: Known, schema: OpenSchema): string {
  switch (schema.format) {
    case 'uuid':
      return known.anyId()
    case 'email':
      return `p${random.below(1000)}@example.com`
    case 'uri':
      return 'https://example.com/a'
    case 'date-time':
      return random.pick([
        '2026-12-01T09:00:00Z',
        '2024-02-29T23:59:59.999+02:00',
        '1970-01-01T00:00:00Z',
      ])
    case 'date':
      return random.pick(['2026-12-01', '2024-02-29'])
    case 'duration':
      return random.pick(['P1D', 'PT4H', 'P30D'])
    default:
      return random
        .pick([word(random), 'x'.repeat(Math.min(schema.maxLength ?? 20, 200))])
        .padEnd(schema.minLength ?? 0, 'x')
  }
}

/**
 * A condition of any kind, with parameters of about the right types, and conditions inside of it.
 */
export function condition(random: Random, known: Known, depth = 0): unknown {
  const definition = random.pick(conditionDefinitions)
  const values: Record<string, unknown> = {}
  for (const { id, type, ...more } of definition.parameters) {
    const facts = more as {
      required?: boolean
      multivalued?: boolean
      choices?: readonly unknown[]
      options?: readonly unknown[]
    }
    if (!facts.required && random.chance(0.4)) continue
    const one = () => {
      if (random.chance(0.06)) return oddValue(random, known)
      if (/condition/i.test(type)) return depth > 4 ? null : condition(random, known, depth + 1)
      const choices = facts.choices ?? facts.options
      if (choices?.length) return random.pick(choices)
      if (/number|integer/.test(type)) return random.pick([0, 1, 7, 30, 1000, 1e9, 1e12])
      if (/date/.test(type)) return random.pick(['2026-01-01', 'now-7d', '2026-11-23T09:00:00Z'])
      if (/boolean/.test(type)) return random.chance(0.5)
      return ['segment', 'list', 'scoring', 'goal', 'campaign', 'journey'].includes(type)
        ? known.idOf(type === 'list' ? 'user-list' : type)
        : random.pick(['equals', 'exists', 'contains', 'between', 'in', 'and', 'or', word(random)])
    }
    values[id] =
      facts.multivalued || /^subConditions$/.test(id)
        ? Array.from({ length: 1 + random.below(3) }, one)
        : one()
  }
  return { type: definition.id, parameterValues: values }
}

const given = (random: Random, known: Known, parameters: object) =>
  Object.fromEntries(
    Object.entries(parameters as Record<string, OpenSchema>).flatMap(([name, node]) =>
      random.chance(0.7) ? [[name, valueFor(random, known, node, name)]] : [],
    ),
  )

const actions = (random: Random, known: Known) =>
  Array.from({ length: random.below(3) }, () => {
    const definition = random.pick(actionDefinitions)
    return { type: definition.id, parameterValues: given(random, known, definition.parameters) }
  })

const graph = (random: Random, known: Known) => {
  const ids = ['entry', 'step-1', 'step-2', 'exit']
  return {
    nodes: ids.map((id, at) => {
      const definition =
        at === 0 ? nodeDefinitions.find((one) => one.id === 'entry')! : random.pick(nodeDefinitions)
      return {
        id: random.chance(0.05) ? random.pick(ids) : id,
        kind: definition.id,
        name: '',
        note: '',
        given: given(random, known, definition.parameters),
        exits: { [random.pick(['next', 'yes', 'no', 'a'])]: random.pick(ids) },
        ...(random.chance(0.2) ? { at: { x: random.below(1000), y: -1 } } : {}),
      }
    }),
  }
}

/** A value that a schema allows, mostly: optional parts are there or not. */
export function valueFor(
  random: Random,
  known: Known,
  raw: OpenSchema & { 'x-field'?: string; 'x-ref'?: string },
  name = '',
  depth = 0,
): unknown {
  const schema = resolved(known.document, raw) as OpenSchema & {
    'x-field'?: string
    'x-ref'?: string
  }
  const language = schema['x-language'] ?? schema['x-field']
  if (language === 'condition' || /condition$|^(start|target)Event$/i.test(name))
    return condition(random, known)
  if (language === 'actions' || name === 'actions') return actions(random, known)
  if (language === 'journey-graph' || name === 'graph') return graph(random, known)
  const named = schema['x-references'] ?? schema['x-ref']
  if (named) return known.idOf(named)
  if (schema.enum) return random.pick(schema.enum)
  if (schema.default !== undefined && random.chance(0.3)) return schema.default
  const type = typeOf(schema)
  if (type === 'string') return text(random, known, schema)
  if (type === 'integer' || type === 'number')
    return random.pick([
      schema.minimum ?? 0,
      schema.maximum ?? 100,
      Math.max(schema.minimum ?? 1, 1),
    ])
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'array')
    return Array.from({ length: Math.max(schema.minItems ?? 0, random.below(3)) }, () =>
      valueFor(
        random,
        known,
        schema.items ?? { type: 'string' },
        name.replace(/s$/, ''),
        depth + 1,
      ),
    )
  if (depth > 6) return {}
  const parts = Object.entries(schema.properties ?? {}).filter(
    ([key, node]) =>
      !resolved(known.document, node).readOnly &&
      (schema.required?.includes(key) || random.chance(0.5)),
  )
  return Object.fromEntries(
    parts.map(([key, node]) => [key, valueFor(random, known, node, key, depth + 1)]),
  )
}

/**
 * The same with something put out of place: a value, a key that is missing, one that nobody knows.
 */
export function spoiled(random: Random, known: Known, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.15))
    return oddValue(random, known)
  if (Array.isArray(value))
    return value.length === 0 || random.chance(0.2)
      ? [...value, oddValue(random, known)]
      : value.map((one, at) => (at === 0 ? spoiled(random, known, one) : one))
  const keys = Object.keys(value)
  if (keys.length === 0 || random.chance(0.15))
    return {
      ...value,
      [random.pick([
        '__proto__x',
        'constructor',
        'toString',
        'id',
        'tenantId',
        'version',
        'a/b~c',
        '',
        'ключ',
      ])]: oddValue(random, known),
    }
  const key = random.pick(keys)
  const { [key]: held, ...others } = value as Record<string, unknown>
  return random.chance(0.15) ? others : { ...others, [key]: spoiled(random, known, held) }
}
