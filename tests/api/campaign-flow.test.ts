import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import type { CampaignView, Checklist } from '#model/api/outreach.ts'
import { createWork, type WorkLoop } from '#engine/work.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let world: TestApp
let work: WorkLoop
let id = ''
const raws: string[] = []

beforeAll(async () => {
  world = await startTestApp()
  Object.assign(world.engine, {
    transport: {
      deliver: async (_account: unknown, mail: { raw: string }) => (
        raws.push(mail.raw),
        { kind: 'accepted', reply: '250 ok', providerId: '' }
      ),
      probe: async () => null,
      close: async () => {},
    },
    reader: {
      newMessages: async (_account: unknown, since: unknown) => ({ messages: [], state: since }),
      findSent: async () => null,
      probe: async () => null,
    },
  })
  work = createWork(world.engine)
})
afterAll(() => world.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
async function call(
  method: Method,
  url: string,
  payload?: unknown,
  headers: Record<string, string> = world.as.member,
) {
  const answer = await world.app.inject({
    method,
    url: url.startsWith('/') ? url : `/api/v1/${url}`,
    headers: {
      ...headers,
      ...(typeof payload === 'string'
        ? {}
        : payload === undefined
          ? {}
          : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload: payload as never }),
  })
  const json = String(answer.headers['content-type']).includes('json') ? answer.json() : answer.body
  return { status: answer.statusCode, json, headers: answer.headers, text: answer.body }
}

const pasted =
  'Halden Loggers rents temperature loggers to exporters of fresh fish. We help ' +
  'quality managers prove that the cold chain held. Our loggers send readings every ' +
  'ten minutes. We calibrate each logger by hand every spring. ' +
  'We deliver on site within 24 hours and lend a spare. No more paper logs and no ' +
  'more lost claims. Book a demo today. Trusted ' +
  'by 120 exporters.'

describe('a campaign by API, from the first address to the first mail', () => {
  test('an address that is none is refused in the words of the specification, at its field', async () => {
    const { status, json } = await call('POST', 'campaigns', { websiteUrl: 'nonsense' })
    expect(status).toBe(422)
    expect(json.errors[0].path).toBe('/websiteUrl')
  })

  test('pasted text is drafted by a job', async () => {
    const made = await call('POST', 'campaigns', { pastedText: pasted, goal: 'call' })
    expect(made.status).toBe(201)
    expect(made.json).toMatchObject({ state: 'draft', counts: { people: 0 } })
    id = made.json.id
    await work.drain()
    const job = await call('GET', `jobs/${made.json.draftingJobId}`)
    expect(job.json).toMatchObject({ state: 'done', result: { ok: true } })
    const view = (await call('GET', `campaigns/${id}`)).json as CampaignView
    expect(view.state).toBe('configuring')
    expect(view.steps.length).toBeGreaterThanOrEqual(2)
  })

  test('the targets follow the answer to whom one writes', async () => {
    const targetsFor = async (buyers: string) => {
      const answers = [{ question: 'buyers', texts: [buyers] }]
      const { json } = await call('POST', `campaigns/${id}/answers`, { answers })
      return (json as CampaignView).targets
    }
    const resellers = await targetsFor('resellers')
    expect(resellers.titles?.values).toContain('Store Owner')
    expect(resellers.titles?.source).toContain('resellers')
    expect((await targetsFor('companies')).titles?.values).not.toContain('Store Owner')
  })

  test('each part is saved alone and says what is missing; an old version is a conflict', async () => {
    const view = (await call('GET', `campaigns/${id}`)).json as CampaignView
    const text = (value: string) => ({ text: value, edited: true })
    const messaging = {
      ...view.messaging,
      companyName: text('Halden Loggers'),
      whatYouDo: text('Loggers for fresh fish'),
      audience: text('exporters'),
      buyers: text('companies'),
      valuePropositions: [
        text('We lend a logger for the first trip.'),
        text('Readings come every ten minutes by radio.'),
      ],
      pains: [text('paper logs')],
      proof: [],
      callToAction: { kind: 'reply', text: 'Worth a look?' },
    }
    const saved = await call('PUT', `campaigns/${id}/messaging`, {
      messaging,
      version: view.version,
    })
    expect(saved.status).toBe(200)
    expect(saved.json.complete.messaging).toBe(true)
    // Nobody has saved the mails yet: they say what the messaging says now.
    expect(JSON.stringify(view.steps)).not.toContain('Worth a look?')
    expect((saved.json as CampaignView).steps[0]!.body).toContain('Worth a look?')
    expect(
      (await call('PUT', `campaigns/${id}/messaging`, { messaging, version: view.version })).status,
    ).toBe(409)
    for (const part of ['steps', 'targets'] as const)
      expect(
        (await call('PUT', `campaigns/${id}/${part}`, { [part]: view[part] })).json.complete[part],
      ).toBe(true)
    // Now they are somebody's, and stay as they are.
    const later = await call('PUT', `campaigns/${id}/messaging`, {
      messaging: { ...messaging, callToAction: { kind: 'reply', text: 'Any interest?' } },
    })
    expect(later.json.steps.map(({ body }: { body: string }) => body)).toEqual(
      view.steps.map(({ body }) => body),
    )
    await call('PUT', `campaigns/${id}/messaging`, { messaging })
  })

  test('what is written while the text is read stays, and the mails are drafted from it', async () => {
    const { json } = await call('POST', 'campaigns', { pastedText: pasted, goal: 'call' })
    const messaging = {
      companyName: { text: 'Halden', edited: true },
      whatYouDo: { text: 'Loggers for fresh fish', edited: true },
      callToAction: { kind: 'reply', text: 'Worth a look?' },
    }
    expect((await call('PUT', `campaigns/${json.id}/messaging`, { messaging })).status).toBe(200)
    await work.drain()
    const view = (await call('GET', `campaigns/${json.id}`)).json as CampaignView
    expect(view.messaging).toMatchObject(messaging)
    expect(view.steps[0]!.body).toContain('Worth a look?')
    expect((await call('DELETE', `campaigns/${json.id}`)).status).toBeLessThan(300)
  })

  test('people come by JSON and by file, each refused row with its reason', async () => {
    const one = await call('POST', `campaigns/${id}/contacts`, {
      contacts: [
        { email: 'Bob@Firm.example', firstName: 'Bob', company: 'Firm', country: 'GB' },
        { email: 'nobody' },
      ],
    })
    expect(one.json).toMatchObject({ rows: 2, created: 1, added: 1, refused: 1 })
    const csv =
      'E-Mail;Vorname;Firma;Land\nann@other.example;Ann;Other;GB\n' +
      'info@third.example;;Third;GB\nkarl@vierte.example;Karl;Vierte;DE\n'
    const head = { ...world.as.member, 'content-type': 'text/csv' }
    expect((await call('POST', 'contacts/import/preview', csv, head)).json).toMatchObject({
      delimiter: ';',
      rows: 3,
      mapping: { 'E-Mail': 'email', Vorname: 'firstName' },
    })
    expect((await call('POST', `campaigns/${id}/contacts/import`, csv, head)).json).toMatchObject({
      rows: 3,
      created: 3,
      added: 3,
    })
    const excluded = await call('GET', `campaigns/${id}/contacts?tab=excluded`)
    expect(excluded.headers['content-range']).toBe('contacts 0-1/2')
    expect(excluded.json.map((row: { gate: string }) => row.gate).sort()).toEqual([
      'An address of a function, not of a person',
      'Email to DE needs consent: set the lawful basis of the contact',
    ])
  })

  test('launching is refused with every blocker, and possible once they are mended', async () => {
    const refused = await call('POST', `campaigns/${id}/launch`, {})
    expect(refused.status).toBe(422)
    expect(refused.json.errors.map((one: { path: string }) => one.path)).toEqual(
      expect.arrayContaining(['/mailbox']),
    )
    await world.engine.stores
      .of('tenant')
      .update({ tenantId: '', actor: systemActor }, world.tenants.a, null, {
        senderName: 'Mia',
        postalAddress: 'Kaiveien 1\n1771 Halden',
      })
    const mailbox = await call('POST', 'mailboxes', {
      address: 'mia@halden.example',
      fromName: 'Mia',
      smtpHost: 'smtp.halden.example',
      smtpPort: 587,
      smtpSecurity: 'starttls',
      smtpUser: 'mia',
      smtpPassword: 'secret',
      imapHost: 'imap.halden.example',
      imapPort: 993,
      imapSecurity: 'tls',
      imapUser: 'mia',
      imapPassword: 'secret',
    })
    expect(mailbox.status).toBe(201)
    expect(mailbox.text).not.toContain('secret')
    await work.drain()
    const checklist = (await call('GET', `campaigns/${id}/checklist`)).json as Checklist
    expect(checklist.items.filter((item) => item.level === 'blocker')).toEqual([])
    expect(checklist.plan.length).toBeGreaterThan(0)
    expect(checklist.firstMessages[0]!.text).toContain('1771 Halden')
    const launched = await call('POST', `campaigns/${id}/launch`, {})
    expect(launched.json.state).toBe('running')
    expect((await call('GET', `campaigns/${id}/plan`)).json.length).toBeGreaterThan(0)
  })

  test('mail leaves; ledger, activity, report and dashboard tell of it', async () => {
    await work.playTo(world.clock.now() + 2 * 86_400_000, world.clock)
    expect(raws.length).toBe(2)
    expect(
      (await call('GET', `campaigns/${id}/messages?filter={"state":"accepted"}`)).json.length,
    ).toBe(2)
    expect((await call('GET', `campaigns/${id}/messages/export`)).text).toContain('250 ok')
    expect(
      (await call('GET', `campaigns/${id}/activity`)).json.map((row: { type: string }) => row.type),
    ).toEqual(expect.arrayContaining(['launched', 'accepted']))
    expect((await call('GET', `campaigns/${id}/report`)).json).toMatchObject({
      contacted: 2,
      replyRate: { value: 0, denominator: 2 },
    })
    expect((await call('GET', 'dashboard?days=7')).json).toMatchObject({
      figures: { accepted: { value: 2 } },
      firstRun: null,
    })
    expect((await call('GET', 'campaigns')).json[0]).toMatchObject({
      id,
      counts: { accepted: 2 },
      mailboxes: ['mia@halden.example'],
    })
  })

  test.each([
    ['as a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'as multipart',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('looking at the opt-out link changes nothing, one click %s ends it', async (_, type, body) => {
    const index = type.startsWith('multipart') ? 1 : 0
    const raw = raws[index]!
    const path = /\/unsubscribe\/[\w-]{43}/.exec(raw.replace(/=\r\n/g, ''))![0]
    const to = /^To: <?([^>\r\n]+)/im.exec(raw)![1]!
    const state = async () =>
      (await call('GET', `campaigns/${id}/contacts?q=${to}`)).json[0].outreach.state
    expect((await call('GET', path, undefined, {})).status).toBe(200)
    expect((await call('HEAD', path, undefined, {})).status).toBe(200)
    expect(await state()).toBe('in_sequence')
    const answer = await call('POST', path, body, { 'content-type': type })
    expect(answer.status).toBe(200)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await state()).toBe('unsubscribed')
    expect((await call('POST', path, body, { 'content-type': type })).status).toBe(200)
  })

  test('the password of a share link may be guessed five times, then even the right one waits', async () => {
    const made = await call('POST', `campaigns/${id}/shares`, {
      label: 'Guessed',
      scope: ['messaging'],
      password: 'kabeljau',
    })
    const open = (password: string) =>
      call('GET', `shared/campaign/${made.json.token}`, undefined, { 'x-share-password': password })
    for (let guess = 0; guess < 4; guess++) expect((await open(`wrong ${guess}`)).status).toBe(401)
    expect((await open('kabeljau')).status, 'a right one begins the count anew').toBe(200)
    for (let guess = 0; guess < 5; guess++) expect((await open(`wrong ${guess}`)).status).toBe(401)
    const late = await open('kabeljau')
    expect([late.status, late.headers['retry-after']]).toEqual([429, '900'])
    expect(late.json.detail).toBe('Too many wrong passwords. Try again in 15 minutes.')
    expect(
      (await call('GET', `shared/campaign/${made.json.token}`, undefined, {})).status,
      'asking without one is no guess',
    ).toBe(401)
  })

  test('a share link shows what it may and nothing else, until it is switched off', async () => {
    const share = await call('POST', `campaigns/${id}/shares`, {
      label: 'Board',
      scope: ['messaging', 'figures'],
      password: 'kabeljau',
    })
    expect(share.status).toBe(201)
    const address = `shared/campaign/${share.json.token}`
    expect((await call('GET', address, undefined, {})).status).toBe(401)
    const shown = await call('GET', address, undefined, { 'x-share-password': 'kabeljau' })
    expect(shown.status).toBe(200)
    expect(shown.headers['cache-control']).toBe('no-store')
    expect(shown.text).not.toMatch(/@|halden\.example/)
    expect(shown.json.steps).toBeUndefined()
    expect((await call('DELETE', `campaigns/${id}/shares/${share.json.id}`)).status).toBe(200)
    const gone = await call('GET', address, undefined, { 'x-share-password': 'kabeljau' })
    const never = await call('GET', `shared/campaign/${'x'.repeat(43)}`, undefined, {})
    expect([gone.status, gone.json.detail]).toEqual([never.status, never.json.detail])
  })

  test('nothing of it exists for another organisation', async () => {
    for (const path of [
      '',
      '/contacts',
      '/checklist',
      '/plan',
      '/messages',
      '/activity',
      '/report',
    ])
      expect(
        (await call('GET', `campaigns/${id}${path}`, undefined, world.as.memberB)).status,
      ).toBe(404)
    for (const action of ['launch', 'pause', 'resume', 'archive', 'duplicate'])
      expect((await call('POST', `campaigns/${id}/${action}`, {}, world.as.memberB)).status).toBe(
        404,
      )
    expect((await call('GET', 'campaigns', undefined, world.as.memberB)).json).toEqual([])
  })

  test('an id that is none is 404, not a fault of ours', async () => {
    for (const path of ['campaigns/x', 'campaigns/x/contacts', 'jobs/x', 'inbox/x', 'mailboxes/x'])
      expect((await call('GET', path)).status, path).toBe(404)
  })

  test('a launched campaign is paused and archived, not deleted', async () => {
    expect((await call('DELETE', `campaigns/${id}`)).status).toBe(409)
    const state = (await call('GET', `campaigns/${id}`)).json.state
    if (state === 'running')
      expect((await call('POST', `campaigns/${id}/pause`, {})).json).toMatchObject({
        state: 'paused',
        pauseReason: 'user',
      })
    expect((await call('POST', `campaigns/${id}/archive`, {})).json.state).toBe('archived')
    expect((await call('POST', `campaigns/${id}/restore`, {})).json.state).toBe('paused')
  })
})
