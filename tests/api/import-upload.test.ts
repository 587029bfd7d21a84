import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportRunView, ImportTrial } from '#model/api/answers/import-answers.ts'
import { createWork } from '#engine/work.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const upload = (text: string | Buffer, query = 'fileName=people.csv') =>
  t.app.inject({
    method: 'POST',
    url: `/api/v1/import-runs/upload?${query}`,
    headers: { ...t.as.admin, 'content-type': 'application/octet-stream' },
    payload: text,
  })
const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: t.as.admin,
    ...(payload ? { payload } : {}),
  })
const profiles = async (email: string) =>
  (await call('GET', `profiles?filter=${encodeURIComponent(JSON.stringify({ email }))}`)).json<
    Record<string, any>[]
  >()

/** Exports of other products, by the columns that each documents. */
const exportsOf: Record<string, { text: string | Buffer; email: string; first: string }> = {
  HubSpot: {
    text:
      'Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Lead Status,Create Date\n' +
      '151,Ada,Lund,ada@hubspot.example,+47 22 33 44 55,Jo,NEW,2026-01-05 10:21\n',
    email: 'ada@hubspot.example',
    first: 'Ada',
  },
  Mailchimp: {
    text:
      '"Email Address","First Name","Last Name",Address,"Phone Number",MEMBER_RATING,OPTIN_TIME,TAGS\n' +
      'bo@chimp.example,Bo,Vik,,,2,"2025-03-01 08:00:00","""news"",""beta"""\n',
    email: 'bo@chimp.example',
    first: 'Bo',
  },
  Salesforce: {
    text: Buffer.from(
      '"Salutation";"First Name";"Last Name";"Title";"Account Name";"Mailing City";"Email"\r\n' +
        '"Frau";"Käthe";"Müller";"CEO";"Müller & Söhne";"Köln";"kaethe@force.example"\r\n',
      'latin1',
    ),
    email: 'kaethe@force.example',
    first: 'Käthe',
  },
  'Google Contacts': {
    text:
      'First Name,Middle Name,Last Name,Organization Name,Organization Title,Labels,' +
      'E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value\n' +
      'Cleo,,Dahl,Dahl AS,Owner,* myContacts,* Work,cleo@google.example,Mobile,+47 900 00 000\n',
    email: 'cleo@google.example',
    first: 'Cleo',
  },
}

describe('a file without a saved import', () => {
  it.each(Object.entries(exportsOf))(
    'of %s is mapped by its columns, tested and imported',
    async (_name, { text, email, first }) => {
      const uploaded = await upload(text)
      expect(uploaded.statusCode, uploaded.body).toBe(201)
      const view = uploaded.json<ImportRunView>()
      expect(Object.values(view.mapping)).toContain('email')
      const newProperties = Object.values(view.newProperties)
      const choices = { settings: { mapping: view.mapping }, newProperties }
      const trial = await call('POST', `import-runs/${view.run.id}/try`, choices)
      expect(trial.json<ImportTrial>(), trial.body).toMatchObject({ created: 1, refused: 0 })
      expect(await profiles(email)).toEqual([])
      const started = await call('POST', `import-runs/${view.run.id}/start`, choices)
      expect(started.statusCode, started.body).toBe(200)
      await createWork(t.engine).drain()
      const [person] = await profiles(email)
      expect(person!.properties.firstName).toBe(first)
    },
  )

  it('tells its format, separator and encoding, and is read again with another separator', async () => {
    const { run } = (await upload(exportsOf['Salesforce']!.text)).json<ImportRunView>()
    expect(run).toMatchObject({ format: 'csv', delimiter: 'semicolon', encoding: 'Windows-1252' })
    const again = (
      await upload('a|b,email\n1|2,x@y.example\n', 'separator=pipe')
    ).json<ImportRunView>()
    expect(again.run.columns).toEqual(['a', 'b,email'])
    expect((await upload('a,b\n1,2\n', 'separator=dot')).statusCode).toBe(400)
  })

  it('may be a JSON list, on one line or several', async () => {
    for (const space of [0, 2]) {
      const list = [
        { email: `j${space}@json.example`, firstName: 'Jo "the [best]"', tags: ['a', 'b'] },
        'no person',
      ]
      const view = (await upload(JSON.stringify(list, null, space))).json<ImportRunView>()
      expect(view.run).toMatchObject({ format: 'json', total: 2, encoding: 'UTF-8' })
      const trial = await call('POST', `import-runs/${view.run.id}/try`, {})
      expect(trial.json()).toMatchObject({ created: 1, refused: 1 })
    }
    const cut = await upload('[{"email":"a@b.example"},')
    expect([cut.statusCode, cut.json().detail]).toEqual([
      422,
      'The file ends before its list does.',
    ])
  })

  it('declares new properties when it starts, with their guessed types, and not when it is tested', async () => {
    const view = (
      await upload('email,Shoe size,Zip,Joined\nuna@new.example,38,0150,2026-02-03\n')
    ).json<ImportRunView>()
    expect(view.newProperties).toMatchObject({
      'Shoe size': { id: 'shoeSize', name: 'Shoe size', valueType: 'long' },
      Zip: { valueType: 'string' },
      Joined: { valueType: 'date' },
    })
    const choices = {
      newProperties: [view.newProperties['Shoe size']!, view.newProperties['Zip']!],
    }
    await call('POST', `import-runs/${view.run.id}/try`, choices)
    expect((await call('GET', 'property-types/shoeSize')).statusCode).toBe(404)
    await call('POST', `import-runs/${view.run.id}/start`, choices)
    await createWork(t.engine).drain()
    expect((await call('GET', 'property-types/shoeSize')).json()).toMatchObject({
      name: 'Shoe size',
      valueType: 'long',
    })
    expect((await call('GET', 'property-types/zip')).json().name).toBe('Zip value')
    const [una] = await profiles('una@new.example')
    expect(una!.properties).toMatchObject({ shoeSize: 38, zip: '0150' })
  })

  it('of a saved import is tested with other settings, which leaves the saved ones alone', async () => {
    const saved = (await call('POST', 'import-configs', { name: 'Saved one' })).json()
    const uploaded = await t.app.inject({
      method: 'POST',
      url: `/api/v1/import-configs/${saved.id}/upload?fileName=a.csv`,
      headers: { ...t.as.admin, 'content-type': 'text/csv' },
      payload: 'Adresse\nanna@saved.example\n',
    })
    const { run } = uploaded.json<ImportRunView>()
    const choices = { settings: { mapping: { Adresse: 'email' } } }
    const trial = await call('POST', `import-runs/${run.id}/try`, choices)
    expect(trial.json()).toMatchObject({ created: 1 })
    const { version, mapping } = (await call('GET', `import-configs/${saved.id}`)).json()
    expect([version, mapping]).toEqual([saved.version, {}])
    const wrong = await call('POST', `import-runs/${run.id}/try`, {
      settings: { mapping: 'email' },
    })
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([422, '/settings/mapping'])
  })
})
