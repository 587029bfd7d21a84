import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { createWork } from '#engine/work.ts'
import { FetchError } from '#platform/web/web.ts'
import { lapseLeases } from '#tests/support/lapse-leases.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let n = 0

const call = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  headers = t.as.admin,
) => {
  const answer = await t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers,
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.body, json: () => answer.json() as any }
}
const upload = (configId: string, text: string | Buffer, type = 'text/csv', headers = t.as.admin) =>
  t.app.inject({
    method: 'POST',
    url: `/api/v1/import-configs/${configId}/upload?fileName=people.csv`,
    headers: { ...headers, 'content-type': type },
    payload: text,
  })
const config = async (values: object = {}) =>
  (await call('POST', 'import-configs', { name: `People ${++n}`, ...values })).json().id as string
const people = async (filter: object) =>
  (
    await call('GET', `profiles?filter=${encodeURIComponent(JSON.stringify(filter))}`)
  ).json() as Record<string, any>[]
const runOf = async (id: string) =>
  (await call('GET', `import-runs/${id}`)).json() as Record<string, any>
const work = () => createWork(t.engine)

/** Uploads, begins, and works until nothing is left to do. */
async function take(configId: string, text: string | Buffer, type?: string) {
  const uploaded = await upload(configId, text, type)
  expect(uploaded.statusCode, uploaded.body).toBe(201)
  const { id } = uploaded.json().run
  const started = await call('POST', `import-runs/${id}/start`)
  expect(started.status, started.body).toBe(200)
  await work().drain()
  return runOf(id)
}

/** All that an import may change, without versions and times. */
const stateOf = () =>
  t.database.system(async (db) => ({
    profiles: (
      await sql`select id, name, email, properties, anonymous, updated_at from profiles order by id`.execute(
        db,
      )
    ).rows,
    events: (await sql`select id from events order by id`.execute(db)).rows,
    aliases: (
      await sql`select kind, value, profile_id from profile_aliases order by kind, value`.execute(
        db,
      )
    ).rows,
    members: (
      await sql`select segment_id, profile_id, left_at from segment_members order by segment_id, profile_id`.execute(
        db,
      )
    ).rows,
  }))

beforeAll(async () => {
  t = await startTestApp()
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  const types = t.engine.stores.of('property-type')
  await types.create(scope, {
    id: 'points',
    name: 'Points',
    target: 'profiles',
    valueType: 'long',
    automaticMappingsFrom: ['Loyalty'],
  } as never)
  await types.create(scope, {
    id: 'colours',
    name: 'Colours',
    target: 'profiles',
    valueType: 'string',
    multivalued: true,
  } as never)
  await types.create(scope, {
    id: 'crmId',
    name: 'CRM id',
    target: 'profiles',
    valueType: 'string',
    identifier: true,
  } as never)
  await types.create(scope, {
    id: 'grade',
    name: 'Grade',
    target: 'profiles',
    valueType: 'string',
    protected: true,
  } as never)
  await t.engine.stores.of('segment').create(scope, {
    id: 'rich',
    name: 'Many points',
    condition: {
      type: 'profilePropertyCondition',
      parameterValues: {
        propertyName: 'properties.points',
        comparisonOperator: 'greaterThan',
        propertyValueInteger: 10,
      },
    },
  } as never)
})
afterAll(() => t.close())

describe('a file of people', () => {
  it('is mapped by its headers, tried without a trace, and taken in like live events', async () => {
    const id = await config()
    const text =
      'E-Mail;Vorname;Loyalty;Colours;Grade;Shoe ' +
      'size\nuna@firm.example;Una;12;red;A;38\nbo@firm.example;Bo;3;blue|green;B;44\n'
    const uploaded = (await upload(id, Buffer.from(text, 'latin1'))).json()
    expect(uploaded.run).toMatchObject({ state: 'ready', total: 2, format: 'csv' })
    expect(uploaded.mapping).toEqual({
      'E-Mail': 'email',
      Vorname: 'firstName',
      Loyalty: 'points',
      Colours: 'colours',
      Grade: 'grade',
      'Shoe size': 'shoeSize',
    })
    const before = await stateOf()
    const trial = (await call('POST', `import-runs/${uploaded.run.id}/try`)).json()
    expect(trial).toMatchObject({
      done: 2,
      created: 2,
      updated: 0,
      refused: 0,
      whole: true,
      errors: [],
    })
    expect(await stateOf()).toEqual(before)
    await call('POST', `import-runs/${uploaded.run.id}/start`)
    await work().drain()
    expect(await runOf(uploaded.run.id)).toMatchObject({ state: 'done', done: 2, created: 2 })
    const [una] = await people({ email: 'una@firm.example' })
    expect(una).toMatchObject({
      name: 'Una',
      anonymous: false,
      properties: { firstName: 'Una', points: 12, grade: 'A', shoeSize: '38', colours: ['red'] },
      lastSeenAt: null,
    })
    expect(
      (await call('GET', 'segments/rich/members')).json().map((one: { id: string }) => one.id),
    ).toEqual([una!.id])
    const events = (
      await call(
        'GET',
        `events?filter=${encodeURIComponent(JSON.stringify({ profileId: una!.id }))}`,
      )
    ).json()
    expect(events).toMatchObject([
      { eventType: 'profileImported', properties: { row: 1, file: 'people.csv' } },
    ])
  })

  it('taken in three times leaves the same state', async () => {
    const id = await config()
    const text = 'email,points\nthree@firm.example,20\nfour@firm.example,1\nTHREE@firm.example,20\n'
    expect(await take(id, text)).toMatchObject({ created: 2, updated: 0, unchanged: 1 })
    const state = await stateOf()
    for (let time = 0; time < 2; time++) {
      expect(await take(id, text)).toMatchObject({ created: 0, updated: 0, unchanged: 3 })
      expect(await stateOf()).toEqual(state)
    }
  })

  it('names every row that is refused and every value that is left out', async () => {
    const id = await config()
    const run = await take(
      id,
      'email,points\nfive@firm.example,many\n,3\nnobody,4\nsix@firm.example,5,6\nseven@firm.example,7\n',
    )
    expect(run).toMatchObject({ state: 'done', created: 2, refused: 3, partly: 1, done: 5 })
    expect((await call('GET', `import-configs/${id}`)).json().status).toBe('WITH_ERRORS')
    const { body } = await call('GET', `import-runs/${run.id}/errors`)
    expect(body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'row,column,value,message',
      '1,points,many,This must be a whole number.',
      '2,email,,"The column ""email"", used to match people, is empty."',
      '3,email,nobody,Not a valid email address.',
      '4,,,"The row has 3 cells, and the header 2."',
    ])
  })

  it('overwrites only what it may', async () => {
    await take(await config(), 'email,city,points\neight@firm.example,Oslo,1\n')
    await take(
      await config({ overwriteExistingProfiles: false }),
      'email,city,country\neight@firm.example,Bergen,NO\n',
    )
    expect((await people({ email: 'eight@firm.example' }))[0]!.properties).toEqual({
      city: 'Oslo',
      points: 1,
      country: 'NO',
    })
    await take(
      await config({ propertiesToOverwrite: ['points'] }),
      'email,city,points\neight@firm.example,Bergen,2\n',
    )
    expect((await people({ email: 'eight@firm.example' }))[0]!.properties).toEqual({
      city: 'Oslo',
      points: 2,
      country: 'NO',
    })
  })

  it('tells people apart by what its import says, and merges who turns out to be one', async () => {
    await take(
      await config({ mergingProperty: 'crmId' }),
      'CRM id,email\nc-1,nine@firm.example\nc-2,ten@firm.example\n',
    )
    await take(
      await config({ mergingProperty: 'userId', mapping: { number: 'userId' } }),
      'number,crmId,title\n77,c-1,Boss\n',
    )
    const found = await people({ email: 'nine@firm.example' })
    expect(found).toMatchObject([{ properties: { crmId: 'c-1', title: 'Boss' } }])
    const refused = await call('POST', 'import-configs', {
      name: 'Wrong key',
      mergingProperty: 'points',
    })
    expect(refused.json()).toMatchObject({ status: 422, errors: [{ path: '/mergingProperty' }] })
  })

  it('takes people away where a column says so, tells it beforehand, and brings them back for a day', async () => {
    const id = await config({ mapping: { Gone: '$delete' } })
    await take(
      await config(),
      'email,firstName\nstays@leave.example,Sol\ngoes@leave.example,Gro\ntwice@leave.example,Tor\n',
    )
    const text =
      'email,firstName,Gone\nstays@leave.example,Solveig,no\ngoes@leave.example,,yes\n' +
      'twice@leave.example,,X\ntwice@leave.example,Thora,\nnobody@leave.example,,1\n' +
      'stays@leave.example,,perhaps\n'
    const { run, mapping } = (await upload(id, text)).json()
    expect(mapping).toEqual({ email: 'email', firstName: 'firstName', Gone: '$delete' })
    const before = await stateOf()
    const would = { created: 1, updated: 1, deleted: 2, unchanged: 1, refused: 1 }
    expect((await call('POST', `import-runs/${run.id}/try`)).json()).toMatchObject({
      ...would,
      errors: [{ row: 6, column: 'Gone', value: 'perhaps' }],
    })
    expect(await stateOf()).toEqual(before)
    await call('POST', `import-runs/${run.id}/start`)
    await work().drain()
    expect(await runOf(run.id)).toMatchObject({ state: 'done', ...would })
    const names = async () =>
      (await people({ q: 'leave.example' }))
        .map((one) => `${one.email} ${one.properties.firstName}`)
        .toSorted()
    expect(await names()).toEqual(['stays@leave.example Solveig', 'twice@leave.example Thora'])
    const back = (await call('POST', 'profiles/undo-delete', { undo: run.id })).json()
    expect([back.done.length, back.failed.length]).toEqual([2, 0])
    expect(await names()).toContain('goes@leave.example Gro')
  })

  it('never takes a column for one that deletes because of its name', async () => {
    const id = await config()
    const { mapping } = (
      await upload(id, 'email,delete,$delete,deleted\na@leave.example,yes,yes,yes\n')
    ).json()
    expect(Object.values(mapping)).not.toContain('$delete')
  })

  it('suppresses who wants no email by one of its columns, unless that column is skipped', async () => {
    const file = 'Email,Opted out of email,Plan\nno@firm.example,TRUE,pro\nyes@firm.example,,pro\n'
    const uploaded = (await upload(await config({ name: 'Our CRM' }), file)).json()
    const preview = await call('GET', `import-runs/${uploaded.run.id}/preview`)
    expect(preview.json().refusing).toEqual(['Opted out of email'])
    const addresses = async () =>
      (
        (await call('GET', 'suppressions')).json() as {
          value: string
          reason: string
          source: string
        }[]
      )
        .filter(({ value }) => value.endsWith('@firm.example'))
        .map(({ value, reason, source }) => [value, reason, source])
    await call('POST', `import-runs/${uploaded.run.id}/try`, {})
    expect(await addresses()).toEqual([])
    await call('POST', `import-runs/${uploaded.run.id}/start`)
    await work().drain()
    expect(await addresses()).toEqual([
      ['no@firm.example', 'unsubscribed', 'people.csv: Opted out of email'],
    ])
    const skipped = await config({ mapping: { 'Opted out of email': '' } })
    await take(skipped, file.replace('no@', 'skipped@'))
    expect((await addresses()).map(([value]) => value)).toEqual(['no@firm.example'])
  })

  it('suppresses who wants no email by a field that appears late, also in a refused row', async () => {
    const people = Array.from({ length: 101 }, (_, at) => ({ email: `p${at}@late.example` }))
    const file = [
      ...people,
      { email: 'no@late.example', unsubscribed: true },
      { email: 'refused@late.example', userId: 'x'.repeat(300), unsubscribed: true },
    ]
      .map((person) => JSON.stringify(person))
      .join('\n')
    expect(await take(await config(), file)).toMatchObject({ created: 102, refused: 1 })
    const suppressed = (await call('GET', 'suppressions')).json() as { value: string }[]
    expect(
      suppressed
        .map(({ value }) => value)
        .filter((value) => value.endsWith('@late.example'))
        .toSorted(),
    ).toEqual(['no@late.example', 'refused@late.example'])
  })

  it('takes a row with one delimiter too many at its end', async () => {
    const run = await take(await config(), 'email,points\ntrailing@firm.example,3,\n')
    expect(run).toMatchObject({ created: 1, refused: 0 })
  })

  it('may have notes above its header, two columns of one name, and no header', async () => {
    await take(
      await config(),
      'Notes:\n"Exported on Monday, without guests"\n\nEmail,Plan,Plan\nnotes@firm.example,pro,old\n',
    )
    const [noted] = await people({ email: 'notes@firm.example' })
    expect(noted!.properties).toMatchObject({ plan: 'pro', plan2: 'old' })
    const bare = await take(
      await config({ mapping: { 'Column 2': 'email' } }),
      'Ann Lee,bare1@firm.example\nBo Dahl,bare2@firm.example\n',
    )
    expect(bare).toMatchObject({ created: 2, columns: ['Column 1', 'Column 2'] })
  })

  it('may be NDJSON, of people as the API gives them', async () => {
    const id = await config()
    const lines = [
      { email: 'el@firm.example', properties: { points: 99, nested: { a: 1 } } },
      'no json',
      { email: 'elf@firm.example' },
    ]
    const run = await take(
      id,
      lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
      'application/x-ndjson',
    )
    expect(run).toMatchObject({ format: 'ndjson', created: 2, refused: 1 })
    expect(run.sample).toEqual([
      ['el@firm.example', '99', '{"a":1}'],
      ['elf@firm.example', '', ''],
    ])
    expect((await people({ email: 'el@firm.example' }))[0]!.properties).toEqual({
      points: 99,
      nested: { a: 1 },
    })
  })

  it('tells what is refused and what is left out in the order of the file', async () => {
    const { run } = (
      await upload(
        await config(),
        'email,points\nfirst@order.example,few\nnobody,1\nthird@order.example,many\n',
      )
    ).json()
    expect(
      (await call('POST', `import-runs/${run.id}/try`))
        .json()
        .errors.map(({ row }: { row: number }) => row),
    ).toEqual([1, 2, 3])
  })

  it('can be tried and taken in by one call', async () => {
    const send = (query: string) =>
      t.app.inject({
        method: 'POST',
        url: `/api/v1/profiles/import?${query}`,
        headers: { ...t.as.key, 'content-type': 'text/csv' },
        payload: 'email,points\nonce@firm.example,4\n',
      })
    expect((await send('dryRun=true')).json()).toMatchObject({ trial: { created: 1, whole: true } })
    expect(await people({ email: 'once@firm.example' })).toEqual([])
    const begun = await send('fileName=once.csv')
    expect(begun.statusCode).toBe(202)
    await work().drain()
    expect(await runOf(begun.json().run.id)).toMatchObject({
      state: 'done',
      created: 1,
      fileName: 'once.csv',
    })
    expect((await people({ email: 'once@firm.example' }))[0]!.properties).toEqual({ points: 4 })
  })

  it('may be larger than what is held in memory, except in a form', async () => {
    const rows = 2700
    const line = (_one: unknown, n: number) => `large${n}@firm.example,${'x'.repeat(10_000)}\n`
    const text = `email,note\n${Array.from({ length: rows }, line).join('')}`
    expect(text.length).toBeGreaterThan(25 * 1024 * 1024)
    const uploaded = await upload(await config(), text)
    expect([uploaded.statusCode, uploaded.json().run.total]).toEqual([201, rows])
    const form = new FormData()
    form.append('file', new Blob([text], { type: 'text/csv' }), 'people.csv')
    const asForm = new Request('http://localhost', { method: 'POST', body: form })
    const refused = await upload(
      await config(),
      Buffer.from(await asForm.arrayBuffer()),
      asForm.headers.get('content-type')!,
    )
    expect([refused.statusCode, refused.json().detail]).toEqual([
      413,
      'The file of a form may have at most 25 MB.',
    ])
  })

  it('that is none is refused before anything is kept', async () => {
    const id = await config()
    for (const [text, says] of [
      ['', 'empty'],
      ['email\n', 'no rows'],
      [Buffer.from([0x50, 0x4b, 0, 0, 1, 2, 3, 4, 10, 11]), 'not a text file'],
    ] as const) {
      const answer = await upload(id, text as string, 'application/octet-stream')
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail).toContain(says)
    }
    const { run } = (await upload(id, 'name\nUna\n')).json()
    expect((await call('POST', `import-runs/${run.id}/start`)).json()).toMatchObject({
      status: 422,
      errors: [{ path: '/mapping' }],
    })
  })

  it('is for admins of its own organisation', async () => {
    const id = await config()
    expect((await upload(id, 'email\na@b.example\n', 'text/csv', t.as.member)).statusCode).toBe(403)
    expect((await upload(id, 'email\na@b.example\n', 'text/csv', t.as.reader)).statusCode).toBe(403)
    expect((await upload(id, 'email\na@b.example\n', 'text/csv', t.as.memberB)).statusCode).toBe(
      403,
    )
  })
})

describe('a recurrent import', () => {
  it('fetches its file on time, takes it in when it is another, and says why it could not', async () => {
    let file = { name: 'crm.csv', stamp: 'one', text: 'email,points\nrec@firm.example,1\n' }
    t.engine.exchange = {
      ...t.engine.exchange,
      open: async (_place, _tenant, known) => {
        if (file.stamp === 'down')
          throw new FetchError('http-status', 'The address answered 500.', 500)
        return known === file.stamp
          ? null
          : {
              ...file,
              chunks: (async function* () {
                yield new TextEncoder().encode(file.text)
              })(),
            }
      },
    }
    const id = await config({
      configType: 'recurrent',
      source: 'https://crm.example/people.csv',
      period: 'hour',
    })
    const runs = async () =>
      (
        await call(
          'GET',
          `import-runs?filter=${encodeURIComponent(JSON.stringify({ configId: id }))}`,
        )
      ).json() as object[]
    await work().drain()
    expect(await runs()).toMatchObject([{ state: 'done', created: 1, fileName: 'crm.csv' }])
    const hours = async (count: number) => {
      for (let hour = 0; hour < count; hour++) {
        t.clock.advance(60 * 60_000)
        await work().drain()
      }
    }
    await hours(2)
    expect(await runs()).toHaveLength(1)
    file = { ...file, stamp: 'two', text: 'email,points\nrec@firm.example,2\n' }
    await hours(1)
    expect(await runs()).toHaveLength(2)
    expect((await people({ email: 'rec@firm.example' }))[0]!.properties.points).toBe(2)
    file.stamp = 'down'
    await hours(1)
    expect((await call('GET', `import-configs/${id}`)).json()).toMatchObject({
      status: 'ERRORS',
      nextRunAt: new Date(t.clock.now() + 60 * 60_000).toISOString(),
    })
    const [failed] = (
      await call(
        'GET',
        `jobs?filter=${encodeURIComponent(JSON.stringify({ kind: 'fetch-import', state: 'failed' }))}`,
      )
    ).json()
    expect(failed.error).toBe('The address answered 500.')
    file = { ...file, stamp: 'three' }
    await hours(1)
    expect((await call('GET', `import-configs/${id}`)).json().status).toBe('SUCCESS')
    expect(
      (await call('POST', 'import-configs', { name: 'Nowhere', configType: 'recurrent' })).json(),
    ).toMatchObject({ errors: [{ path: '/source' }] })
  })
})

describe('a large file', () => {
  const rows = 3500
  const text = () =>
    `email,points\n${Array.from({ length: rows }, (_, at) => `many${at}@firm.example,${at % 20}`).join('\n')}\n`

  it('can be stopped, goes on where it was, and survives the death of who takes it in', async () => {
    const { run } = (await upload(await config(), text(), 'application/octet-stream')).json()
    await call('POST', `import-runs/${run.id}/start`)
    await work().tick()
    const part = await runOf(run.id)
    expect(part.done).toBeGreaterThan(0)
    expect(part.done).toBeLessThan(rows)
    expect((await call('POST', `import-runs/${run.id}/stop`)).json().state).toBe('stopped')
    await work().drain()
    expect((await runOf(run.id)).done).toBe(part.done)
    await call('POST', `import-runs/${run.id}/start`)
    // The process dies within a piece: its transaction never ends, its lease runs out.
    const dying = {
      ...t.engine,
      database: {
        ...t.engine.database,
        tenant: (async (id: string, todo: (db: never) => Promise<unknown>) =>
          t.engine.database.tenant(id, async (db) => {
            const result = await todo(db as never)
            if (
              (
                await sql<{
                  n: number
                }>`select count(*) as n from import_pieces where run_id = ${run.id}`.execute(db)
              ).rows[0]!.n === 1
            )
              throw new Error('killed')
            return result
          })) as never,
      },
    }
    await createWork(dying as never).tick()
    await lapseLeases(t.database)
    t.clock.advance(2 * 60_000)
    await work().drain()
    expect(await runOf(run.id)).toMatchObject({
      state: 'done',
      done: rows,
      created: rows,
      refused: 0,
    })
    const {
      rows: [counted],
    } = await t.database.system((db) =>
      sql<{
        people: number
        events: number
        pieces: number
      }>`select (select count(*) from profiles
        where email like 'many%') as people, (select count(*) from events
        where event_type = 'profileImported'
        and properties->>'importId' = ${part.configId}) as events, (select count(*)
        from import_pieces) as pieces`.execute(db),
    )
    expect(counted).toMatchObject({ people: rows, events: rows })
  })
})
