import type { Entity } from '#model/schema/entity.ts'
import { pathValues, bodySamples } from '#tests/isolation/known.ts'
import type { Operation } from '#tests/support/openapi-requests.ts'
import type { TenantWorld } from '#tests/support/two-tenants.ts'
import type { Random } from './random.ts'
import { nasty, oddValue, spoiled, valueFor, type Known } from './values.ts'

export interface FuzzRequest {
  operation: string
  who: string
  method: Operation['method']
  url: string
  headers: Record<string, string>
  payload?: string
}

export interface Making {
  random: Random
  known: Known
  world: TenantWorld
  callers: Readonly<Record<string, Record<string, string>>>
  operations: readonly Operation[]
  entities: readonly Entity[]
  /** Versions that records were last seen at, by id. */
  versions: ReadonlyMap<string, number>
}

/**
 * What `encodeURIComponent` refuses (halves of surrogates) goes as the bytes that some clients
 * send.
 */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')
  return Array.from(text.slice(0, 3000), (sign) =>
    /^[\uD800-\uDFFF]$/.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign),
  ).join('')
}

function pathOf({ random, known, world }: Making, one: Operation): string {
  const shape = Object.keys(pathValues).find(
    (path) => path.startsWith('/') && (one.path === path || one.path.startsWith(`${path}/`)),
  )
  return one.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const entity = one.pathParameters.find((parameter) => parameter.name === name)!.schema[
      'x-references'
    ]
    const own = entity
      ? known.idOf(entity)
      : (shape ? pathValues[shape] : pathValues[name])?.(world)
    if (own !== undefined && random.chance(0.75)) return encoded(own)
    const odd = random.chance(0.3) ? known.anyId() : random.pick(nasty)
    return encoded(odd) || '%20'
  })
}

function filterOf({ random, known, entities }: Making, one: Operation): unknown {
  const entity = entities.find(({ path }) => path === one.path.split('/')[3])
  const fields = entity?.fields ?? []
  const filter: Record<string, unknown> = {}
  for (let n = random.below(3); n >= 0; n--) {
    const field = fields.length > 0 ? random.pick(fields) : undefined
    const name =
      field && random.chance(0.85)
        ? field.name
        : random.pick(['q', 'id', 'nonsense', '__proto__x', 'properties.age', 'tab', 'label'])
    const value =
      random.chance(0.5) && field
        ? valueFor(random, known, field.node as never, field.name)
        : oddValue(random, known)
    filter[`${name}${random.pick(['', '', '', '_gte', '_lte', '_gt', '_lt', '_like', '_x'])}`] =
      random.chance(0.2) ? [value, oddValue(random, known)] : value
  }
  return filter
}

const cursor = (random: Random, known: Known) =>
  Buffer.from(
    JSON.stringify([oddValue(random, known), random.chance(0.5) ? known.anyId() : 'x']),
  ).toString('base64url')

function queryOf(making: Making, one: Operation): string {
  const { random, known, entities } = making
  const parts: string[] = []
  const entity = entities.find(({ path }) => path === one.path.split('/')[3])
  const valueOf = (name: string): unknown => {
    if (random.chance(0.15)) return oddValue(random, known)
    if (name === 'filter') return filterOf(making, one)
    if (name === 'sort')
      return [
        entity ? random.pick(entity.fields).name : 'id',
        random.pick(['ASC', 'DESC', 'asc', 'x']),
      ]
    if (name === 'range')
      return random.pick([
        [0, 9],
        [0, 49],
        [5, 5],
        [0, 1e9],
        [-1, 5],
        [5, 1],
        [0, 1e20],
        ['0', '9'],
        [0],
        [1e12, 1e12 + 5],
        [0.5, 2],
      ])
    if (name === 'after') return cursor(random, known)
    if (name === 'format') return random.pick(['csv', 'json', 'ndjson', 'xml', 'constructor'])
    if (name === 'columns')
      return entity
        ? entity.fields
            .filter(() => random.chance(0.3))
            .map((field) => field.name)
            .join()
        : 'id'
    const declared = one.query.find((parameter) => parameter.name === name)
    return declared ? valueFor(random, known, declared.schema, name) : oddValue(random, known)
  }
  const names = one.query.map(({ name }) => name).filter(() => random.chance(0.45))
  if (random.chance(0.08))
    names.push(
      random.pick([
        'unknown',
        'filter',
        'range',
        '__proto__',
        'constructor',
        'a[b]',
        'version',
        'days',
        'timestamp',
      ]),
    )
  for (const name of names)
    for (let n = random.chance(0.06) ? 2 : 1; n > 0; n--)
      parts.push(`${encoded(name)}=${encoded(valueOf(name))}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/**
 * JSON with the numbers that JavaScript cannot hold, and with keys that its parsers are wary of.
 */
function written(random: Random, value: unknown): string {
  const text = (JSON.stringify(value) ?? 'null')
    .replace(/"\u2063raw:([^\u2063]+)\u2063"/g, '$1')
    .replaceAll('__proto__x', '__proto__')
  if (random.chance(0.02)) return text.slice(0, random.below(text.length))
  if (random.chance(0.01)) return `${text}${random.pick([',', '}', '\u0000', ' x'])}`
  return random.chance(0.01) ? `\uFEFF${text}` : text
}

function bodyOf(making: Making, one: Operation): unknown {
  const { random, known } = making
  const sample = bodySamples[Object.keys(bodySamples).find((path) => one.path.endsWith(path)) ?? '']
  const schema = one.body
  let value: unknown =
    sample && random.chance(0.9)
      ? structuredClone(sample)
      : schema
        ? valueFor(random, known, schema)
        : {}
  if (one.path.endsWith('/bulk') && !one.path.includes('{id}'))
    value = {
      action: random.pick(['delete', 'tag', 'untag', 'activate', 'deactivate']),
      ids: [random.chance(0.2) ? known.anyId() : 'no-such-record'],
      tags: ['one'],
    }
  for (let n = random.pick([0, 0, 1, 1, 2, 3]); n > 0; n--) value = spoiled(random, known, value)
  return value
}

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'text/csv',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/x-ndjson',
  'application/octet-stream',
  'image/png',
  '',
  ';;;',
]
const CSV = [
  'email,firstName\nann@example.com,Ann\n',
  'email\n',
  '',
  '"unclosed\n',
  'a,b\n1\n',
  '\u0000,\u0000\n',
  'email;name\nx;y\n',
  `email\n${'x,'.repeat(500)}\n`,
  '\uFEFFE-Mail,Vorname\nb@example.com,B\n',
]

function contentOf(
  making: Making,
  one: Operation,
): { headers: Record<string, string>; payload?: string } {
  const { random } = making
  if (one.method === 'GET' || (one.method === 'DELETE' && random.chance(0.9)))
    return { headers: {} }
  if (random.chance(0.03))
    return { headers: random.chance(0.5) ? { 'content-type': 'application/json' } : {} }
  const takesFiles = one.contentTypes.some((type) => type !== 'application/json')
  if (takesFiles && random.chance(0.7)) {
    const type = random.pick(one.contentTypes)
    const file = random.pick(CSV)
    if (type.startsWith('multipart'))
      return {
        headers: { 'content-type': 'multipart/form-data; boundary=edge' },
        payload:
          `--edge\r\ncontent-disposition: form-data; name="file"; ` +
          `filename="a.csv"\r\ncontent-type: ` +
          `text/csv\r\n\r\n${file}\r\n--edge${random.chance(0.8) ? '--' : ''}\r\n`,
      }
    return {
      headers: { 'content-type': type },
      payload: type === 'application/json' ? written(random, bodyOf(making, one)) : file,
    }
  }
  const type = random.chance(0.04) ? random.pick(TYPES) : 'application/json'
  return {
    headers: type === '' ? {} : { 'content-type': type },
    payload: written(random, bodyOf(making, one)),
  }
}

/** One request to one operation, as somebody, with about one fault in it on average. */
export function makeRequest(making: Making): FuzzRequest {
  const { random, callers, operations, versions } = making
  const one = random.pick(operations)
  const who = random.chance(0.7) ? random.pick(['admin', 'key']) : random.pick(Object.keys(callers))
  const path = pathOf(making, one)
  const content = contentOf(making, one)
  const headers: Record<string, string> = { ...callers[who]!, ...content.headers }
  const version = versions.get((path.split('/')[4] ?? '').toLowerCase())
  if (version !== undefined && random.chance(0.6)) headers['if-match'] = `"${version}"`
  else if (random.chance(0.1))
    headers['if-match'] = random.pick([
      '*',
      '""',
      'W/"1"',
      '"1", "2"',
      '1',
      '-1',
      '1.5',
      '99999999999999999999',
      '1e400',
      'abc',
      '"\\"',
    ])
  if (random.chance(0.08))
    headers['idempotency-key'] = random.pick([
      'one',
      'two',
      'three',
      'x'.repeat(200),
      'x'.repeat(201),
      '\u00e4',
      '"quoted"',
    ])
  if (random.chance(0.02))
    headers['x-tenant-id'] = random.pick([
      '',
      'x',
      '01900000-0000-7000-8000-000000000099',
      '00000000-0000-0000-0000-000000000000',
    ])
  if (random.chance(0.02)) headers['x-share-password'] = 'x'.repeat(random.below(100))
  if (random.chance(0.02)) headers['accept-language'] = random.pick(['de', '*', 'xx-XX;q=9', ',,,'])
  return {
    operation: one.name,
    who,
    method: one.method,
    url: `${path}${queryOf(making, one)}`,
    headers,
    ...(content.payload === undefined ? {} : { payload: content.payload }),
  }
}
