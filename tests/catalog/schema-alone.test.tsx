// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { sql } from 'kysely'
import { AdminContext, CoreAdminUI, memoryStore } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ReferenceTargets } from '#catalog/fields/face.ts'
import { ApiError } from '#client/api.ts'
import { WriteAccess } from '#console/core/access.ts'
import { createDataProvider, type Send } from '#console/core/data-provider.ts'
import { createI18nProvider } from '#console/core/i18n.ts'
import { createRegistry, referenceTarget, RegistryContext } from '#console/core/registry.ts'
import { adminChildren, Frame } from '#console/console-admin.tsx'
import { systemActor } from '#model/api/actor.ts'
import { entities } from '#model/schema/entities.generated.ts'
import { readEntity, type EntitySchema } from '#model/schema/entity.ts'
import { generateTypes } from '#model/schema/generate-types.ts'
import { resources } from '#resources/index.ts'
import { diffTables } from '#store/diff-tables.ts'
import { tablesOf } from '#store/tables.ts'
import { openTestDatabase } from '#tests/support/open-database.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

/** A file that lies in no list of ours; everything below is made from it. */
const schema = JSON.parse(
  readFileSync('tests/fixtures/schemas/vessel.json', 'utf8'),
) as EntitySchema
const all = [...entities, readEntity(schema)]
const registry = createRegistry(all, resources)
const base = '/admin/data/vessel'

let t: TestApp
let masterId = ''

beforeAll(async () => {
  const database = await openTestDatabase()
  await database.script(diffTables(tablesOf(entities), tablesOf(all)).join('\n'))
  t = await startTestApp({ entities: all, database })
  masterId = String(
    (
      await t.engine.stores
        .of('profile')
        .create({ tenantId: t.tenants.a, actor: systemActor }, { name: 'Ida Larsen' })
    ).id,
  )
})
afterAll(() => t.close())
afterEach(cleanup)

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers = t.as.admin,
) => t.app.inject({ method, url: `/api/v1${path}`, ...(payload ? { payload } : {}), headers })

/** What the browser's door to the API does, without a network between. */
const send: Send = async (method, path, body, { version, headers }) => {
  const answer = await t.app.inject({
    method: method as 'GET',
    url: `/api/v1${path}`,
    ...(body ? { payload: body as string } : {}),
    headers: {
      ...t.as.admin,
      ...headers,
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
  })
  const json = answer.body ? answer.json() : null
  if (answer.statusCode >= 400)
    throw new ApiError(answer.statusCode, json.code, json.detail, json.errors, json)
  return {
    status: answer.statusCode,
    headers: new Headers(answer.headers as Record<string, string>),
    body: json,
  }
}

const children = adminChildren(registry)

function openAt(path: string) {
  const dataProvider = createDataProvider(registry, send)
  const element = (
    <RegistryContext value={registry}>
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={createI18nProvider(registry)}
        store={memoryStore()}
      >
        <WriteAccess value>
          <ReferenceTargets value={(id) => referenceTarget(registry, id)}>
            <CoreAdminUI layout={Frame} disableTelemetry>
              {children}
            </CoreAdminUI>
          </ReferenceTargets>
        </WriteAccess>
      </AdminContext>
    </RegistryContext>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return router
}

describe('a new schema file alone', () => {
  it('gives types', () => {
    const text = generateTypes([...entities.map((one) => one.schema), schema], {})
    expect(text).toMatch(/export type Vessel = [^}]*callSign: string/s)
    expect(text).toMatch(/export type VesselRow = [^}]*call_sign: string/s)
  })

  it('gives a table with its rules', async () => {
    const { rows } = await t.database.system((db) =>
      sql<{
        name: string
        type: string
        nullable: string
      }>`select column_name as name, data_type as type, is_nullable as nullable
        from information_schema.columns where table_name = 'vessels'`.execute(db),
    )
    const columns = Object.fromEntries(
      rows.map((row) => [row.name, `${row.type}${row.nullable === 'NO' ? ', required' : ''}`]),
    )
    expect(columns).toMatchObject({
      tenant_id: 'uuid, required',
      call_sign: 'text, required',
      length: 'double precision, required',
      built_on: 'date',
      master_id: 'uuid',
      tags: 'jsonb, required',
    })
  })

  it('gives an API with paging, filters, versions, faults, secrets, references and audit', async () => {
    const values = {
      id: 'fram',
      name: 'Fram',
      callSign: 'FRAM',
      length: 39,
      builtOn: '1892-10-26',
      masterId,
      radioKey: 'north',
      tags: ['polar'],
    }
    const created = await call('POST', '/vessels', values)
    expect([created.statusCode, created.json()]).toMatchObject([
      201,
      { id: 'fram', state: 'in port', radioKey: { set: true }, version: 1 },
    ])
    expect((await call('POST', '/vessels', { ...values, id: 'fram-2' })).json().detail).toBe(
      'There is already a vessel with this call sign.',
    )
    const faulty = await call('POST', '/vessels', { name: 'Gjøa', callSign: 'x', length: 900 })
    expect([
      faulty.statusCode,
      faulty.json().errors.map((one: { path: string }) => one.path),
    ]).toEqual([422, ['/callSign', '/length']])
    const changed = await call('PUT', '/vessels/fram', { ...created.json(), state: 'at sea' })
    expect([changed.statusCode, changed.json().version, changed.json().radioKey]).toEqual([
      200,
      2,
      { set: true },
    ])
    expect((await call('PUT', '/vessels/fram', created.json())).statusCode).toBe(409)
    const found = await call(
      'GET',
      `/vessels?filter=${encodeURIComponent('{"length_gte":30,"state":"at sea","q":"fra"}')}&range=[0,9]`,
    )
    expect([found.headers['content-range'], found.json()[0].id]).toEqual(['vessels 0-0/1', 'fram'])
    expect(
      (await call('GET', `/vessels?filter=${encodeURIComponent('{"depth":1}')}`)).statusCode,
    ).toBe(400)
    expect((await call('GET', '/vessels', undefined, t.as.member)).statusCode).toBe(403)
    expect(
      (await call('GET', '/vessels/fram', undefined, { ...t.as.admin, 'x-tenant-id': t.tenants.b }))
        .statusCode,
    ).toBe(404)
    const audit = await call(
      'GET',
      `/system-auditlog?filter=${encodeURIComponent('{"entity":"vessel","entityId":"fram"}')}&sort=["createdAt","ASC"]`,
    )
    expect(audit.json().map((one: { action: string }) => one.action)).toEqual(['create', 'update'])
    expect(audit.body).not.toContain('north')
    const described = (await call('GET', '/openapi.json')).json() as {
      paths: Record<string, object>
    }
    expect(Object.keys(described.paths)).toEqual(
      expect.arrayContaining(['/api/v1/vessels', '/api/v1/vessels/{id}']),
    )
  })

  it('gives screens over that API: a list, a page, a form that saves, a form for new ones', async () => {
    openAt(base)
    await screen.findByRole('link', { name: 'Fram' })
    cleanup()

    openAt(`${base}/fram/show`)
    await screen.findByRole('heading', { name: 'Fram' })
    await screen.findByRole('link', { name: 'Ida Larsen' })
    cleanup()

    openAt(`${base}/fram`)
    fireEvent.change(await screen.findByLabelText(/^Length/), { target: { value: '40' } })
    fireEvent.click(await screen.findByRole('button', { name: 'Save vessel' }))
    await waitFor(async () =>
      expect((await call('GET', '/vessels/fram')).json()).toMatchObject({ length: 40, version: 3 }),
    )
    cleanup()

    openAt(`${base}/create`)
    fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Maud' } })
    fireEvent.change(screen.getByLabelText(/^Call sign/), { target: { value: 'FRAM' } })
    fireEvent.change(screen.getByLabelText(/^Length/), { target: { value: '36' } })
    fireEvent.click(screen.getByRole('button', { name: 'Create vessel' }))
    await screen.findAllByText('There is already a vessel with this call sign.')
    fireEvent.change(screen.getByLabelText(/^Call sign/), { target: { value: 'MAUD' } })
    fireEvent.click(screen.getByRole('button', { name: 'Create vessel' }))
    await waitFor(async () =>
      expect((await call('GET', '/vessels/maud')).json()).toMatchObject({
        name: 'Maud',
        callSign: 'MAUD',
        length: 36,
      }),
    )
  })

  it('and all of it can be removed again', async () => {
    expect((await call('DELETE', '/vessels/fram')).statusCode).toBe(200)
    expect((await call('GET', '/vessels/fram')).statusCode).toBe(404)
    await t.database.script(diffTables(tablesOf(all), tablesOf(entities)).join('\n'))
    const { rows } = await t.database.system((db) =>
      sql`select 1 from information_schema.tables where table_name = 'vessels'`.execute(db),
    )
    expect(rows).toEqual([])
  })
})
