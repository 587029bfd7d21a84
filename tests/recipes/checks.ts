import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actionDefinitionOf } from '#catalog/actions/definitions.ts'
import { conditionForms } from '#catalog/conditions/forms.ts'
import { fieldDefinitions } from '#catalog/fields/definitions.ts'
import { fieldOf } from '#catalog/fields/field-of.ts'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import { registry } from '#console/core/registry.ts'
import { dueWork, readNextDue, workKinds } from '#engine/due-work.ts'
import { formSections } from '#console/form-state/form-values.ts'
import { relationsOf } from '#console/generate/related-records.tsx'
import { systemActor } from '#model/api/actor.ts'
import { entities } from '#model/schema/entities.generated.ts'
import type { Entity } from '#model/schema/entity.ts'
import { isWritable } from '#model/schema/field-access.ts'
import { consoleScreens } from '#shell/screens.ts'
import { createSample, sampleRecord } from '#tests/support/sample-record.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

/*
 * What the commands of docs/recipes.md add, as people and programs find it. Runs as a test in the
 * copy of the repository that `recipes.test.ts` makes.
 */

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

async function call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const url = `/api/v1${path}`
  const body = payload ? { payload } : {}
  const answer = await t.app.inject({ method, url, headers: t.as.admin, ...body })
  return { status: answer.statusCode, body: answer.json() }
}
const filtered = (path: string, filter: object) =>
  call('GET', `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)

/** The names of the fields on each screen of an entity. */
function screensOf(id: string) {
  const { entity, resource } = registry.byEntity(id)!
  const { show, list } = resource
  return {
    page: [...show.summary, ...show.sections.flatMap(({ fields }) => fields)],
    form: formSections(entity, resource, 'create').flatMap((one) =>
      one.fields.map(({ name }) => name),
    ),
    columns: [...list.columns, ...list.more],
    filters: list.filters,
  }
}

it('a field is on the page, in the form, among the columns and filters, and in the API', async () => {
  const screens = screensOf('contact')
  for (const names of Object.values(screens)) expect(names).toContain('linkedinHandle')
  const { node } = registry.byEntity('contact')!.entity.field('linkedinHandle')!
  expect(node.title).toBe('LinkedIn handle')
  expect(fieldOf(fieldDefinitions, node).wide).toBe(false)

  const made = await call('POST', '/contacts', {
    email: 'ida@firm.example',
    linkedinHandle: 'ida-larsen',
  })
  expect([made.status, made.body.linkedinHandle]).toEqual([201, 'ida-larsen'])
  const read = await call('GET', `/contacts/${made.body.id}`)
  expect(read.body.linkedinHandle).toBe('ida-larsen')
  const found = await filtered('/contacts', { linkedinHandle: 'ida-larsen' })
  expect(found.body.map(({ id }: { id: string }) => id)).toEqual([made.body.id])
  const plain = await call('POST', '/contacts', { email: 'bo@firm.example' })
  expect([plain.status, plain.body.linkedinHandle]).toEqual([201, ''])
})

it('an entity has a place in a room, screens, an API, and a tab on the pages that it refers to', async () => {
  const { path } = registry.byEntity('site-visit')!.resource
  const place = { path, label: 'Site visits', icon: 'cube', shelf: 'data.model' }
  expect(consoleScreens({ role: 'ADMIN' })).toContainEqual(expect.objectContaining(place))
  const { form, page } = screensOf('site-visit')
  expect(form).toEqual(expect.arrayContaining(['name', 'description', 'tags', 'contactId']))
  expect(page).toEqual(expect.arrayContaining(['description', 'tags', 'contactId']))
  const tabs = relationsOf(registry, registry.byEntity('contact')!)
  expect(tabs.map(({ from }) => from.entity.id)).toContain('site-visit')

  const contact = await call('POST', '/contacts', { email: 'eva@firm.example' })
  const values = { name: 'Kick-off', tags: ['first'], contactId: contact.body.id }
  const made = await call('POST', '/site-visits', values)
  expect([made.status, made.body]).toMatchObject([201, values])
  expect((await filtered('/site-visits', { q: 'kick' })).body).toHaveLength(1)
  expect((await call('POST', '/site-visits', { name: '' })).status).toBe(422)
})

it('a kind of condition is offered by the builder and by the API, and counts people', async () => {
  const blank = conditionForms['hasTagCondition']!.blank()
  expect(blank.type).toBe('hasTagCondition')
  const listed = await call('GET', '/conditions')
  expect(JSON.stringify(listed.body)).toContain('hasTagCondition')
  await call('POST', '/profiles', { name: 'Ida Larsen', tags: ['vip'] })
  await call('POST', '/profiles', { name: 'Bo Berg', tags: ['new'] })
  const condition = { ...blank, parameterValues: { tag: 'vip' } }
  const preview = await call('POST', '/conditions/preview', { condition })
  expect([preview.status, preview.body.count]).toEqual([200, 1])
})

it('a kind of action and a kind of step are offered', async () => {
  expect(actionDefinitionOf('stampTimeAction')?.title).toBe('Set to the time of the event')
  expect(JSON.stringify((await call('GET', '/actions')).body)).toContain('stampTimeAction')
  expect(nodeDefinitionOf('visit-limit')?.title).toBe('Visit limit')
})

it('a kind of due work is found by the loop', async () => {
  expect(workKinds.map(({ name }) => name)).toContain('expire-invitations')
  for (const kinds of (await dueWork(t.engine)).values())
    expect(kinds).not.toContain('expire-invitations')
  expect(await readNextDue(t.engine)).not.toBeNaN()
})

it('a channel is offered with its fields, and its messages are checked and stored', async () => {
  expect(screensOf('engage').form).toContain('smsText')
  const message = { id: 'hello', name: 'Hello there', channel: 'sms', enabled: true }
  const faulty = await call('POST', '/engage', message)
  const paths = faulty.body.errors.map(({ path }: { path: string }) => path)
  expect([faulty.status, paths]).toEqual([422, ['/url', '/smsText']])
  const unclosed = { ...message, url: 'https://gateway.example/send', smsText: 'Hello {{ x' }
  expect((await call('POST', '/engage', unclosed)).status).toBe(422)
  const whole = { ...unclosed, smsText: 'Hello {{ properties.firstName }}' }
  const made = await call('POST', '/engage', whole)
  expect([made.status, made.body]).toMatchObject([201, { channel: 'sms', smsText: whole.smsText }])
  expect(made.body.secret).toMatch(/^whsec_/)
})

/** Values that an endpoint checks beyond the schema. */
const beyondSchema: Record<string, object> = {
  suppression: { value: 'company.example', kind: 'domain' },
}

/** The fields that a program which reads the form would send. */
const writable = (entity: Entity, record: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(record).filter(([name, value]) => {
      const field = entity.field(name)
      return field && isWritable(field, entity) && value !== null
    }),
  )

describe('a field that every entity got', () => {
  const scope = () => ({ tenantId: t.tenants.a, actor: systemActor })
  const given = entities.filter((entity) => entity.field('remark'))
  const having = (operation: 'create' | 'update') =>
    given
      .filter(({ operations }) => operations.includes(operation))
      .map((one) => [one.id, one] as const)
  let n = 500

  it.each(having('create'))(
    'is taken and answered when a record is made: %s',
    async (_id, entity) => {
      const sample = await sampleRecord(t.engine.stores, scope(), entity, ++n)
      const values = { ...writable(entity, sample), ...beyondSchema[entity.id], remark: 'written' }
      const made = await call('POST', `/${entity.path}`, values)
      expect([made.status, made.body.remark], JSON.stringify(made.body)).toEqual([201, 'written'])
      const read = await call('GET', `/${entity.path}/${encodeURIComponent(made.body.id)}`)
      expect([read.status, read.body.remark]).toEqual([200, 'written'])
    },
  )

  it.each(having('update'))(
    'is taken and answered when a record is changed: %s',
    async (_id, entity) => {
      const { id } = await createSample(t.engine.stores, scope(), entity, ++n)
      const path = `/${entity.path}/${encodeURIComponent(String(id))}`
      const before = await call('GET', path)
      const values = { ...writable(entity, before.body), remark: 'changed' }
      const changed = await call('PUT', path, { ...values, version: before.body.version })
      expect(changed.status, JSON.stringify(changed.body)).toBe(200)
      expect((await call('GET', path)).body.remark).toBe('changed')
    },
  )
})
