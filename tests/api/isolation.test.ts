import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { answersAll, bodyNames, pathValues } from '#tests/isolation/known.ts'
import { namingStructures } from '#tests/support/naming-structures.ts'
import {
  CannotFill,
  filledPath,
  operationsOf,
  placesIn,
  putAt,
  sampleOf,
  type Filling,
  type OpenDocument,
  type Operation,
  type Place,
} from '#tests/support/openapi-requests.ts'
import { startTwoTenants, type TenantWorld, type TwoTenants } from '#tests/support/two-tenants.ts'

/**
 * Every operation of the OpenAPI document, called by everybody who is not of tenant A, with
 * everything that A has. A new endpoint is covered as it is.
 */

vi.setConfig({ testTimeout: 300_000 })

let world: TwoTenants
let document: OpenDocument
let operations: Operation[]
let before: Record<string, string>

beforeAll(async () => {
  world = await startTwoTenants()
  document = (await world.t.app.inject('/api/v1/openapi.json')).json()
  operations = operationsOf(document)
})
afterAll(() => world.t.close())

/**
 * Everything that a tenant has, as one hash per table. When a key or share link was last used is
 * none of it.
 */
async function contentsOf({ tenantId }: TenantWorld): Promise<Record<string, string>> {
  const result: Record<string, string> = {}
  const { engine, database } = world.t
  for (const { id, table, scope } of engine.stores.entities) {
    const column =
      scope === 'tenant' ? 'tenant_id' : id === 'tenant' ? 'id' : id === 'user' ? 'tenant_id' : ''
    if (column === '') continue
    const { rows } = await database.system((db) =>
      sql<{
        hash: string
      }>`select coalesce(md5(string_agg((to_jsonb(kept) - 'last_used_at' - 'last_seen_at')::text,
        ',' order by id)), '') as hash from ${sql.table(table)} kept
        where ${sql.ref(column)} = ${tenantId}`.execute(db),
    )
    result[id] = rows[0]!.hash
  }
  return result
}

const changed = async () => {
  const after = await contentsOf(world.a)
  return Object.keys(after).filter((entity) => after[entity] !== before[entity])
}

beforeEach(async () => {
  before = await contentsOf(world.a)
})

interface Sent {
  method: Operation['method']
  url: string
  headers: Record<string, string>
  query?: Record<string, string>
  payload?: object
}

interface Answer {
  status: number
  body: string
  range: string
  /** What of A is in the answer and was not in the request. */
  leaks: string[]
}

let calls = 0
/**
 * Each call comes from a loopback address of its own, so that no limit by network answers in the
 * place of a handler.
 */
const nextAddress = () => (
  (calls += 1),
  `127.${1 + (calls >> 16)}.${(calls >> 8) & 255}.${calls & 255}`
)

async function send({ payload, ...request }: Sent): Promise<Answer> {
  const answer = await world.t.app.inject({
    ...request,
    remoteAddress: nextAddress(),
    ...(payload && request.method !== 'GET' && request.method !== 'DELETE' ? { payload } : {}),
  })
  const told = `${answer.body} ${JSON.stringify(answer.headers)}`.toLowerCase()
  const said = [
    decodeURIComponent(request.url),
    ...[request.query ?? {}, payload ?? {}, request.headers].map((part) => JSON.stringify(part)),
  ]
    .join(' ')
    .toLowerCase()
  const secrets = [
    world.a.marker,
    ...world.a.ids.values(),
    world.a.undoId,
    world.a.shareToken,
    world.a.writeKey,
  ].map((one) => one.toLowerCase())
  return {
    status: answer.statusCode,
    body: answer.body,
    range: String(answer.headers['content-range'] ?? ''),
    leaks: secrets.filter((one) => told.includes(one) && !said.includes(one)),
  }
}

const isOpen = ({ access }: Operation) =>
  access === 'public' || access === 'write-key' || access === 'development'
/** An operator may see and change every tenant, where the operation is about the installation. */
const isOperators = ({ access }: Operation, who: string) =>
  who === 'ADMIN' && /(^|-)(operator|tenant-admin)$/.test(access)
/**
 * Its entries quote the questions of the caller, among them the ids of A that this test asks for; a
 * test of its own reads whose entries they are.
 */
const quotesQuestions = ({ path }: Operation) => path.startsWith('/api/v1/system-auditlog')

const fillingFor = ({ ids }: TenantWorld): Filling => ({
  document,
  idOf: (entity) => ids.get(entity),
  text: (schema, name) => name.padEnd(schema.minLength ?? 1, 'x').slice(0, schema.maxLength ?? 100),
})

/** With the ids of one tenant's records; what names no record is the caller's own. */
function pathFor(one: Operation, of: TenantWorld): string {
  const shape = Object.keys(pathValues).find(
    (path) => path.startsWith('/') && (one.path === path || one.path.startsWith(`${path}/`)),
  )
  return filledPath(one, (name, schema) => {
    const entity = schema['x-references']
    if (entity) return of.ids.get(entity)
    return (shape ? pathValues[shape] : pathValues[name])?.(world.b)
  })
}

const bodyFor = (one: Operation, of: TenantWorld): Record<string, unknown> =>
  one.body ? (sampleOf(fillingFor(of), one.body) as Record<string, unknown>) : {}

/** Updates of records say which version was read. */
const atSomeVersion = ({ method, path }: Operation) =>
  method === 'PUT' && path.endsWith('{id}') ? { version: 1 } : {}

const entities = () => new Set(world.t.engine.stores.entities.map(({ id }) => id))
const placesOf = (one: Operation, unclear: string[] = []) =>
  one.body
    ? placesIn(
        { document, known: bodyNames, entities: entities(), unclear: (name) => unclear.push(name) },
        one.body,
      )
    : []

describe('the generator', () => {
  it('has a record of every entity to try', () => {
    const missing = world.t.engine.stores.entities
      .filter(({ id, scope }) => scope === 'tenant' && !world.a.ids.has(id))
      .map(({ id }) => id)
    expect(missing).toEqual([])
  })

  it('can fill every path', () => {
    const faults = operations.flatMap((one) => {
      try {
        pathFor(one, world.a)
        return []
      } catch (error) {
        if (!(error instanceof CannotFill)) throw error
        return [
          `${error.message}. Declare its record with "params" of the endpoint, or add its ` +
            `value to pathValues in tests/isolation/known.ts.`,
        ]
      }
    })
    expect(faults).toEqual([])
  })

  it('knows what every property of a body names', () => {
    const faults = operations.flatMap((one) => {
      const unclear: string[] = []
      placesOf(one, unclear)
      return unclear.map(
        (name) =>
          `${one.name}: "${name}" looks like the id of a record. Say of which with "x-ref" in ` +
          `its schema, or add it to bodyNames in tests/isolation/known.ts.`,
      )
    })
    expect(faults).toEqual([])
  })
})

describe('a path with the ids of another tenant', () => {
  it('is not found, whoever calls, whatever is sent with it', async () => {
    const wrong: string[] = []
    for (const one of operations.filter(({ pathParameters }) => pathParameters.length > 0)) {
      const url = pathFor(one, world.a)
      for (const [who, headers] of Object.entries(world.callers)) {
        if (isOperators(one, who)) continue
        const { status, body, leaks } = await send({
          method: one.method,
          url,
          headers,
          payload: { ...bodyFor(one, world.b), ...atSomeVersion(one) },
        })
        const isRefused = [401, 403, 404].includes(status)
        if (leaks.length > 0 || status >= 500 || (!isOpen(one) && !isRefused))
          wrong.push(`${one.name} as ${who}: ${status} ${leaks.join()} ${body.slice(0, 200)}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await changed()).toEqual([])
  })

  it('is found by its own people, so that the ids are real', async () => {
    const reads = operations.filter(
      ({ method, path, pathParameters }) =>
        method === 'GET' &&
        pathParameters.length === 1 &&
        /^\/api\/v1\/[\w-]+\/\{id\}$/.test(path) &&
        pathParameters[0]!.schema['x-references'],
    )
    const missed: string[] = []
    for (const one of reads.filter(({ pathParameters }) =>
      world.a.ids.has(pathParameters[0]!.schema['x-references']!),
    )) {
      const answer = await world.t.app.inject({
        url: pathFor(one, world.a),
        headers: world.adminOf(world.a),
      })
      if (answer.statusCode !== 200)
        missed.push(`${one.name}: ${answer.statusCode} ${answer.body.slice(0, 120)}`)
    }
    expect(missed).toEqual([])
    expect(reads.length).toBeGreaterThan(40)
  })
})

/** What a list may be asked, with words and ids of A. */
function questionsFor(one: Operation, of: TenantWorld): Record<string, string>[] {
  const item = one.path.startsWith('/api/v1/') ? Object.values(document.components.schemas) : []
  const family = one.path.split('/')[3]!
  const entity = world.t.engine.stores.entities.find(({ path }) => path === family)
  const fields =
    entity && item.length > 0
      ? entity.fields
          .filter(({ node, secret }) => node['x-ref'] && !secret && of.ids.has(node['x-ref']))
          .map(({ name, node }) => ({ [name]: of.ids.get(node['x-ref']!)! }))
      : []
  const filters = [
    {
      id: [...of.ids.values()].filter(
        (id) => (entity?.idKind === 'uuid') === /^[0-9a-f-]{36}$/.test(id),
      ),
    },
    { q: of.marker },
    ...fields,
  ]
  const names = one.query.map(({ name }) => name)
  return [
    {},
    ...(names.includes('filter')
      ? filters.map((filter) => ({ filter: JSON.stringify(filter) }))
      : []),
    ...(names.includes('range') ? [{ range: '[0,49]' }] : []),
    ...(names.includes('sort') ? [{ sort: '["id","ASC"]' }] : []),
    ...names
      .filter((name) => !['filter', 'range', 'sort', 'after', 'format', 'columns'].includes(name))
      .flatMap((name) => [
        { [name]: of.marker },
        { [name]: of.ids.get(name.replace(/Id$/, '')) ?? of.ids.get('campaign')! },
      ]),
  ]
}

describe('a question', () => {
  /** Who gets past the doors, with every other question each; the others with one. */
  const asked = ['ADMIN', 'secret key']
  const questionsOf = (who: string, one: Operation) =>
    questionsFor(one, world.a).filter((_, at) =>
      asked.includes(who) ? at === 0 || at % 2 === asked.indexOf(who) : at === 0,
    )

  it('about own records finds nothing of another tenant: lists, filters, search, counts, exports', async () => {
    const wrong: string[] = []
    for (const one of operations.filter(({ method }) => method === 'GET')) {
      const url = pathFor(one, world.b)
      for (const who of Object.keys(world.callers))
        for (const query of isOperators(one, who) ? [] : questionsOf(who, one)) {
          const { status, body, range, leaks } = await send({
            method: 'GET',
            url,
            headers: world.callers[who]!,
            query,
          })
          // Whatever is asked of A's records has no total.
          const counts = 'filter' in query && /\/([1-9]\d*)$/.test(range)
          if ((leaks.length > 0 && !quotesQuestions(one)) || status >= 500 || counts)
            wrong.push(
              `${one.name} as ${who} ${JSON.stringify(query).slice(0, 120)}: ${status} ${range} ` +
                `${leaks.join()} ${body.slice(0, 160)}`,
            )
        }
    }
    expect(wrong).toEqual([])
  })

  it('about the audit log is answered with own entries only', async () => {
    for (const path of ['/api/v1/system-auditlog', '/api/v1/system-auditlog/export?format=json']) {
      const answer = await world.t.app.inject({
        url: path,
        headers: world.callers.TENANT_ADMIN!,
        remoteAddress: nextAddress(),
      })
      const entries = answer.json() as { tenantId: string }[]
      expect(entries.length).toBeGreaterThan(0)
      expect([...new Set(entries.map(({ tenantId }) => tenantId))]).toEqual([world.b.tenantId])
    }
  })

  it('is answered with the number of own records', async () => {
    const wrong: string[] = []
    for (const entity of world.t.engine.stores.entities.filter(
      ({ scope, operations: has, path, id }) =>
        scope === 'tenant' &&
        has.includes('list') &&
        path !== '' &&
        !['job', 'plugin'].includes(id),
    )) {
      const { rows } = await world.t.database.system((db) =>
        sql<{
          n: number
        }>`select count(*) as n from ${sql.table(entity.table)} where tenant_id = ${world.b.tenantId}`.execute(
          db,
        ),
      )
      const { status, range } = await send({
        method: 'GET',
        url: `/api/v1/${entity.path}`,
        headers: world.callers['secret key']!,
      })
      const total = Number(range.split('/').at(-1))
      if (status !== 200 || total !== Number(rows[0]!.n))
        wrong.push(`${entity.id}: ${status} ${range}, and it has ${rows[0]!.n}`)
    }
    expect(wrong).toEqual([])
  })
})

/** Bodies that name a record of one tenant at one place; all else is as it should be. */
function bodiesNaming(one: Operation, place: Place, of: TenantWorld): Record<string, unknown>[] {
  const own = { ...bodyFor(one, world.b), ...atSomeVersion(one) }
  const idOf = (entity: string) => of.ids.get(entity)!
  if (place.language)
    return namingStructures[place.language]!(idOf).map((value) => putAt(own, place.way, value))
  return [putAt(own, place.way, place.isList ? [idOf(place.entity!)] : idOf(place.entity!))]
}

/** The version that a record of B is at, for an update of it. */
async function versionOf(one: Operation): Promise<number> {
  const url = pathFor(one, world.b)
  const answer = await world.t.app.inject({ url, headers: world.adminOf(world.b) })
  return answer.statusCode === 200
    ? Number((answer.json() as { version?: number }).version ?? 1)
    : 1
}

describe('a body', () => {
  it('that names a record of another tenant is refused, at every place that may name one', async () => {
    const wrong: string[] = []
    let tried = 0
    for (const one of operations.filter(({ body }) => body !== null))
      for (const place of placesOf(one))
        for (const payload of bodiesNaming(one, place, world.a))
          for (const who of ['ADMIN', 'secret key']) {
            tried++
            const full =
              'version' in payload ? { ...payload, version: await versionOf(one) } : payload
            const { status, body, leaks } = await send({
              method: one.method,
              url: pathFor(one, world.b),
              headers: world.callers[who]!,
              payload: full,
            })
            const isDone =
              status < 400 &&
              !(
                (answersAll[`${one.name} ${place.way.join('.')}`] ?? answersAll[one.name])?.(
                  JSON.parse(body || '{}') as Record<string, unknown>,
                  world.a.ids.get(place.entity ?? '') ?? '',
                ) ?? false
              )
            if (isDone || leaks.length > 0 || status >= 500)
              wrong.push(
                `${one.name} ${place.way.join('.')} as ${who}: ${status} ${leaks.join()} ` +
                  `${JSON.stringify(payload).slice(0, 200)} ${body.slice(0, 200)}`,
              )
          }
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(100)
    expect(await changed()).toEqual([])
  })
})

describe('many records at once', () => {
  it('are each refused when they are of another tenant', async () => {
    const wrong: string[] = []
    for (const [place, one] of operations
      .filter(({ path }) => path.endsWith('/bulk') && !path.includes('{id}'))
      .entries())
      for (const who of ['MEMBER', 'secret key'])
        for (const action of ['delete', 'tag', 'deactivate']) {
          const own = world.t.engine.stores.entities.find(
            ({ path }) => one.path === `/api/v1/${path}/bulk`,
          )
          const ids = [...world.a.ids]
            .filter(
              ([entity], at) =>
                entity === own?.id ||
                (one.path.includes('custom') && entity === 'custom') ||
                at % 25 === place % 25,
            )
            .map(([, id]) => id)
          const payload = { action, ids, ...(action === 'tag' ? { tags: ['a-tag'] } : {}) }
          const { status, body, leaks } = await send({
            method: 'POST',
            url: pathFor(one, world.b),
            headers: world.callers[who]!,
            payload,
          })
          const done = status === 200 ? (JSON.parse(body) as { done: string[] }).done : []
          if (done.length > 0 || leaks.length > 0 || status >= 500)
            wrong.push(`${one.name} as ${who}: ${status} ${leaks.join()} ${body.slice(0, 200)}`)
        }
    expect(wrong).toEqual([])
    expect(await changed()).toEqual([])
  })

  it('that another tenant deleted cannot be brought back', async () => {
    const wrong: string[] = []
    for (const one of operations.filter(({ path }) => path.endsWith('/undo-delete')))
      for (const who of ['MEMBER', 'secret key', 'nobody']) {
        const { status, leaks } = await send({
          method: 'POST',
          url: pathFor(one, world.b),
          headers: world.callers[who]!,
          payload: { undo: world.a.undoId },
        })
        if (![401, 403, 404].includes(status) || leaks.length > 0)
          wrong.push(`${one.name} as ${who}: ${status} ${leaks.join()}`)
      }
    expect(wrong).toEqual([])
    expect(await changed()).toEqual([])
    const own = await send({
      method: 'POST',
      url: '/api/v1/contacts/undo-delete',
      headers: world.callers['secret key']!,
      payload: { undo: world.b.undoId },
    })
    expect(own.status).toBe(200)
  })
})

describe('a share link', () => {
  const read = (token: string, headers: Record<string, string> = {}) =>
    world.t.app.inject({
      url: `/api/v1/shared/campaign/${encodeURIComponent(token)}`,
      headers,
      remoteAddress: nextAddress(),
    })

  it('with a password shows nothing without it, whoever is signed in', async () => {
    const tries: [string, Record<string, string>][] = [
      ['no password', {}],
      ['an empty one', { 'x-share-password': '' }],
      ['that of another link', { 'x-share-password': world.a.shareToken }],
      ...Object.entries(world.callers),
    ]
    for (const [who, headers] of tries) {
      const answer = await read(world.a.lockedShareToken, headers)
      expect([
        who,
        [401, 403].includes(answer.statusCode),
        answer.body.includes(world.a.marker),
      ]).toEqual([who, true, false])
    }
    expect(
      (await read(world.a.lockedShareToken, { 'x-share-password': 'right-password' })).statusCode,
    ).toBe(200)
  })

  it('shows its own campaign and nothing of another tenant', async () => {
    const answer = await read(world.b.shareToken)
    expect([
      answer.statusCode,
      answer.body.includes(world.a.marker),
      answer.body.includes(world.b.marker),
    ]).toEqual([200, false, true])
  })

  it.each([
    ['cut', (token: string) => token.slice(0, -1)],
    ['longer', (token: string) => `${token}x`],
    ['in capitals', (token: string) => token.toUpperCase()],
    ['an id', () => world.a.ids.get('share')!],
    ['a pattern', () => '%'],
    ['empty', () => ' '],
  ])('is not found when its token is %s', async (_what, spoil) => {
    expect((await read(spoil(world.b.shareToken))).statusCode).toBe(404)
  })
})

/**
 * What a server-sent stream tells until a sign comes.
 * @throws when the stream ends before, or nothing comes for 20 s
 */
async function openStream(
  url: string,
  headers: Record<string, string>,
): Promise<(sign: string) => Promise<string>> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(new Error('nothing came for 20 s')), 20_000)
  const answer = await fetch(url, { headers, signal: patience.signal })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = (await reader.read()).value ?? ''
  return async (sign) => {
    while (!text.includes(sign)) {
      const { value, done } = await reader.read()
      if (done) throw new Error(`the stream ended (status ${answer.status}) after: ${text}`)
      text += value
    }
    clearTimeout(timer)
    await reader.cancel()
    return text
  }
}

describe('the stream of hints', () => {
  it('tells people and keys of their own tenant only', async () => {
    const origin = await world.t.app.listen({ port: 0, host: '127.0.0.1' })
    const callers = [
      'TENANT_ADMIN',
      'secret key',
      'TENANT_ADMIN with X-Tenant-Id',
      'secret key with X-Tenant-Id',
    ]
    const streams = await Promise.all(
      callers.map((who) => openStream(`${origin}/api/v1/stream`, world.callers[who]!)),
    )
    const scope = (tenantId: string) => ({ tenantId, actor: systemActor })
    const { stores } = world.t.engine
    await stores
      .of('todo')
      .update(scope(world.a.tenantId), world.a.ids.get('todo')!, null, { title: 'Only for A' })
    await stores
      .of('topic')
      .update(scope(world.b.tenantId), world.b.ids.get('topic')!, null, { name: 'For B' })
    for (const until of streams) expect(await until('topic')).not.toMatch(/todo|zqaleak/)
    expect((await fetch(`${origin}/api/v1/stream`)).status).toBe(401)
  })
})
