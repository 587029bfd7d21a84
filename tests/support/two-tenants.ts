import { fieldTypeOf } from '#catalog/fields/definitions.ts'
import { systemActor } from '#model/api/actor.ts'
import type { Entity, Field } from '#model/schema/entity.ts'
import { entityOf } from '#model/schema/entities.generated.ts'
import { ProductError } from '#model/lib/errors.ts'
import { inOrder } from '#model/schema/in-order.ts'
import { randomToken } from '#model/lib/random-token.ts'
import { sha256 } from '#platform/secrets.ts'
import { sampleRecord } from './sample-record.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/**
 * What one tenant has: an id of every entity, and what its people can pass on. Every text that it
 * may choose holds its marker.
 */
export interface TenantWorld {
  tenantId: string
  marker: string
  /** By entity. */
  ids: Map<string, string>
  /** Of a deletion that can still be undone. */
  undoId: string
  shareToken: string
  /** Of a share link with a password. */
  lockedShareToken: string
  writeKey: string
}

/** Headers by who calls. */
export type Callers = Record<string, Record<string, string>>

export interface TwoTenants {
  t: TestApp
  a: TenantWorld
  b: TenantWorld
  /** Callers of the second tenant, and nobody. The roles are those of the user's schema. */
  callers: Callers
  /** Reads and writes everything of its tenant. */
  adminOf(world: TenantWorld): Record<string, string>
  keyWith(
    tenantId: string,
    scopes: string[],
    kind?: 'secret' | 'public',
  ): Promise<Record<string, string>>
}

const isPlainText = ({ node, base, readOnly }: Field) =>
  !base &&
  !readOnly &&
  node.type === 'string' &&
  !node.enum &&
  !node.pattern &&
  !node.format &&
  !node['x-ref'] &&
  !node['x-refBy'] &&
  ['text', 'long-text'].includes(fieldTypeOf(node))

/** The marker in every text that a person may choose, as long as it fits. */
function marked(entity: Entity, marker: string): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const field of entity.fields) {
    const { name, node } = field
    if (isPlainText(field) && (node.maxLength ?? 1000) >= marker.length)
      values[name] = `${marker} ${name}`.slice(0, node.maxLength ?? 200)
    if (fieldTypeOf(node) === 'email' && !field.readOnly) values[name] = `${marker}@example.com`
    if (fieldTypeOf(node) === 'tags' && !field.readOnly) values[name] = [marker]
  }
  return values
}

/**
 * A record of an entity, with what it refers to; a mark that a rule of the product refuses is left
 * out.
 */
async function makeRecord(
  { engine }: TestApp,
  entity: Entity,
  world: TenantWorld,
  n: number,
): Promise<string> {
  const scope = {
    tenantId: world.tenantId,
    actor: { ...systemActor, name: `${world.marker} system` },
  }
  const sample = await sampleRecord(engine.stores, scope, entity, n, world.ids)
  let marks = marked(entity, world.marker)
  if (entity.idKind !== 'uuid')
    marks = { ...marks, id: `${world.marker}-${entity.id}`.slice(0, 30) }
  for (let attempt = 0; ; attempt++)
    try {
      return String(
        (await engine.stores.byId(entity.id)!.create(scope, { ...sample, ...marks })).id,
      )
    } catch (error) {
      const refused =
        error instanceof ProductError
          ? error.errors.map(({ path }) => path.split('/')[1]!).filter((name) => name in marks)
          : []
      if (attempt > 8 || refused.length === 0)
        throw new Error(
          `no ${entity.id} for the test: ${String(error)} ` +
            `${JSON.stringify((error as ProductError).errors ?? '')}; say what it needs in ` +
            `tests/support/sample-record.ts`,
          { cause: error },
        )
      for (const name of refused) delete marks[name]
    }
}

async function makeWorld(
  app: TestApp,
  tenantId: string,
  marker: string,
  admin: Record<string, string>,
): Promise<TenantWorld> {
  const world: TenantWorld = {
    tenantId,
    marker,
    ids: new Map([['tenant', tenantId]]),
    undoId: '',
    shareToken: '',
    lockedShareToken: '',
    writeKey: '',
  }
  const { stores } = app.engine
  const ofTenants = stores.entities.filter((one) => one.scope === 'tenant' && one.id !== 'job')
  const refersTo = (entity: Entity) =>
    entity.fields.map(({ node }) => ofTenants.find((one) => one.id === node['x-ref']))
  let n = marker.length * 100
  for (const entity of inOrder(ofTenants, refersTo))
    world.ids.set(entity.id, await makeRecord(app, entity, world, n++))
  for (const entity of stores.entities.filter(
    (one) =>
      one.scope === 'global' &&
      one.path !== '' &&
      !['tenant', 'user', 'audit-entry'].includes(one.id),
  ))
    world.ids.set(entity.id, await makeRecord(app, entity, { ...world, tenantId: '' }, n++))
  const entries = await stores
    .of('audit-entry')
    .list({ tenantId: '', actor: systemActor }, { filter: { tenantId } })
  world.ids.set('audit-entry', entries.rows[0]!.id)
  const users = await stores
    .of('user')
    .list({ tenantId: '', actor: systemActor }, { filter: { tenantId } })
  world.ids.set('user', users.rows[0]!.id)
  const post = async (path: string, payload: object = {}) => {
    const { statusCode, body } = await app.app.inject({
      method: 'POST',
      url: `/api/v1/${path}`,
      headers: admin,
      payload,
    })
    if (statusCode >= 300) throw new Error(`POST ${path}: ${statusCode} ${body}`)
    return JSON.parse(body) as Record<string, string>
  }
  const campaign = world.ids.get('campaign')!
  world.shareToken = (
    await post(`campaigns/${campaign}/shares`, { label: `${marker} link` })
  ).token!
  world.lockedShareToken = (
    await post(`campaigns/${campaign}/shares`, {
      label: `${marker} locked`,
      password: 'right-password',
    })
  ).token!
  world.writeKey = (await post('sources', { name: `${marker} site` })).key!
  const gone = await post('contacts', { email: `${marker}-gone@example.com`, firstName: marker })
  world.undoId = (await post('contacts/bulk', { action: 'delete', ids: [gone.id] })).undo!
  // A merge that was really made can be undone.
  const [stays, goes] = [
    await post('profiles', { email: `${marker}-stays@example.com` }),
    await post('profiles', { email: `${marker}-goes@example.com` }),
  ]
  await post(`profiles/${stays.id!}/merge`, { otherId: goes.id })
  const merges = await stores
    .of('profile-merge')
    .list({ tenantId, actor: systemActor }, { filter: { otherId: goes.id } })
  world.ids.set('profile-merge', merges.rows[0]!.id)
  // A bulk change is a job, and is found as both.
  const tagged = [world.ids.get('segment')!]
  const bulk = await post('segments/bulk', { action: 'tag', ids: tagged, tags: ['seen'] })
  world.ids.set('job', bulk.bulkId!)
  await post(`lists/${world.ids.get('user-list')!}/members`, {
    profileIds: [(await post('profiles', { email: `${marker}-second@example.com` })).id],
  })
  return world
}

/** Two tenants with a record of every entity each, and every kind of caller of the second. */
export async function startTwoTenants(): Promise<TwoTenants> {
  const t = await startTestApp()
  const global = { tenantId: '', actor: systemActor }
  const user = async (tenantId: string, email: string, role: string) => {
    await t.engine.stores
      .of('user')
      .create(global, { tenantId, email, subject: `auth0|${email}`, role: role as 'MEMBER' })
    return { authorization: `Bearer token-${email}` }
  }
  const keyWith: TwoTenants['keyWith'] = async (tenantId, scopes, kind = 'secret') => {
    const key = `${kind === 'secret' ? 'sk' : 'pk'}_${randomToken()}`
    await t.engine.stores.of('api-key').create(
      { tenantId, actor: systemActor },
      {
        name: 'Key of a test',
        kind,
        keyHash: sha256(key),
        prefix: key.slice(0, 3),
        scopes,
        role: 'TENANT_ADMIN',
      },
    )
    return { authorization: `Bearer ${key}` }
  }
  const [adminA, adminB] = [t.as.admin, { ...t.as.admin, 'x-tenant-id': t.tenants.b }]
  const a = await makeWorld(t, t.tenants.a, 'zqaleak', adminA)
  const b = await makeWorld(t, t.tenants.b, 'zqbown', adminB)
  const people: Callers = {}
  for (const role of entityOf('user').field('role')!.node.enum as string[]) {
    const headers = await user(b.tenantId, `${role.toLowerCase()}-of-b@b.example`, role)
    people[role] = headers
    if (role !== 'ADMIN')
      people[`${role} with X-Tenant-Id`] = { ...headers, 'x-tenant-id': a.tenantId }
  }
  const key = await keyWith(b.tenantId, [])
  const callers: Callers = {
    nobody: {},
    'nobody with X-Tenant-Id': { 'x-tenant-id': a.tenantId },
    ...people,
    'secret key': key,
    'secret key with X-Tenant-Id': { ...key, 'x-tenant-id': a.tenantId },
    'key that reads': await keyWith(b.tenantId, ['read']),
    'key of one family': await keyWith(b.tenantId, ['contacts:write', 'campaigns:write']),
    'public key': await keyWith(b.tenantId, [], 'public'),
    'write key': { authorization: `Basic ${Buffer.from(`${b.writeKey}:`).toString('base64')}` },
  }
  return {
    t,
    a,
    b,
    callers,
    keyWith,
    adminOf: ({ tenantId }) => (tenantId === a.tenantId ? adminA : adminB),
  }
}
