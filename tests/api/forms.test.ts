import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { suppressionHash } from '#engine/audience/contacts/suppression-list.ts'
import { createWork } from '#engine/work.ts'
import { systemScope } from '#engine/kernel/engine.ts'
import type { Form } from '#model/schema/entities.generated.ts'
import type { OutgoingMail } from '#platform/mail/mail.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let it_: TestApp
let form: Form
let sent: OutgoingMail[] = []
let n = 0
const scope = () => systemScope(it_.tenants.a)
const DAY = 86_400_000

beforeAll(async () => {
  it_ = await startTestApp()
  const { stores } = it_.engine
  it_.engine.transport.deliver = async (_account, mail) => {
    sent.push(mail)
    return { kind: 'accepted', reply: '250 ok', providerId: '' }
  }
  const mailbox = await stores.of('mailbox').create(scope(), {
    address: 'news@firm.example',
    smtpHost: 'localhost',
    imapHost: 'localhost',
    fromName: 'Firm',
  })
  await stores.of('topic').create(scope(), { id: 'news', name: 'Company news' })
  await stores.of('user-list').create(scope(), { id: 'readers', name: 'Readers' })
  for (const id of ['plant', 'animal'])
    await stores.of('property-type').create(scope(), { id, name: `Favorite ${id}` })
  form = await stores.of('form').create(scope(), {
    name: 'Footer form',
    title: 'Our <news>',
    consentText: 'Yes, send me "news" once a month.',
    topicIds: ['news'],
    listId: 'readers',
    asksFirstName: true,
    propertyIds: ['plant'],
    mailboxId: mailbox.id,
    allowedOrigins: ['https://www.firm.example'],
    thanksText: '',
  })
})
afterAll(() => it_.close())
beforeEach(() => {
  sent = []
  it_.clock.advance(DAY / 12)
})

const drain = () => createWork(it_.engine).drain()
const page = async (path = `/forms/${form.id}`) => it_.app.inject({ url: path })
/** Each visitor calls from a network of their own, unless a test counts calls. */
const post = (
  path: string,
  values: Record<string, string>,
  headers: Record<string, string> = {},
  remoteAddress = `10.0.${Math.floor(n / 250)}.${n++ % 250}`,
) =>
  it_.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(values).toString(),
    remoteAddress,
  })

/** The hidden time of the form, three seconds ago. */
async function stamp(): Promise<string> {
  const { body } = await page()
  it_.clock.advance(3000)
  return /name="stamp" value="([^"]+)"/.exec(body)![1]!
}

const signUp = async (email: string, more: Record<string, string> = {}) =>
  post(`/forms/${form.id}`, { email, agrees: '1', stamp: await stamp(), ...more })

const submissions = (email: string) =>
  it_.database.tenant(it_.tenants.a, (db) =>
    db.selectFrom('form_submissions').selectAll().where('email', '=', email).execute(),
  )
const profiles = (email: string) =>
  it_.database.tenant(it_.tenants.a, (db) =>
    db.selectFrom('profiles').selectAll().where('email', '=', email).execute(),
  )
/** The path of the link in the last email. */
const linkIn = (mail = sent.at(-1)!) =>
  /\/forms\/confirm\/[A-Za-z0-9_-]{64}/.exec(mail.raw.replaceAll(/=\r\n/g, ''))![0]

describe('a sign-up', () => {
  it('is mailed once its paused mailbox continues', async () => {
    const email = 'waits@visitor.example'
    const setState = (state: 'paused' | 'active') =>
      it_.database.tenant(it_.tenants.a, (db) =>
        db.updateTable('mailboxes').set({ state }).where('id', '=', form.mailboxId!).execute(),
      )
    await setState('paused')
    await signUp(email)
    await drain()
    expect(sent).toEqual([])
    expect(await submissions(email)).toMatchObject([{ mailed_at: null }])
    await setState('active')
    it_.clock.advance(DAY / 24)
    await drain()
    expect(sent.map(({ envelope }) => envelope.to)).toEqual([email])
  })

  it('is confirmed from the email: person, consent with proof, list and event', async () => {
    const email = 'reader@visitor.example'
    const answer = await post(
      `/forms/${form.id}`,
      {
        email: ' Reader@Visitor.example ',
        firstName: 'Rae',
        'property.plant': 'Fern',
        agrees: '1',
        stamp: await stamp(),
      },
      { referer: 'https://www.firm.example/blog?user=7', origin: 'https://www.firm.example' },
    )
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('Check your inbox')
    await drain()
    expect(sent).toHaveLength(1)
    expect(sent[0]!.envelope.to).toBe(email)
    expect(await profiles(email)).toEqual([])

    const link = linkIn()
    const asked = await page(link)
    expect(asked.body).toContain('Yes, send me &quot;news&quot; once a month.')
    expect(await profiles(email)).toEqual([])
    for (let click = 0; click < 2; click++)
      expect((await post(link, {})).body).toContain('You are subscribed')

    const [person, ...others] = await profiles(email)
    expect(others).toEqual([])
    expect(person!.properties).toMatchObject({ firstName: 'Rae', plant: 'Fern' })
    expect(person!.consents).toMatchObject({ news: { status: 'GRANTED' } })
    expect(person!.anonymous).toBe(false)
    const { records, members, events } = await it_.database.tenant(it_.tenants.a, async (db) => ({
      records: await db
        .selectFrom('consent_records')
        .selectAll()
        .where('address', '=', email)
        .execute(),
      members: await db
        .selectFrom('list_members')
        .select('list_id')
        .where('profile_id', '=', person!.id)
        .execute(),
      events: await db
        .selectFrom('events')
        .select('event_type')
        .where('profile_id', '=', person!.id)
        .execute(),
    }))
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({
      way: 'form',
      status: 'GRANTED',
      topic_id: 'news',
      wording: form.consentText,
      form_id: form.id,
      form_version: 1,
      page: 'https://www.firm.example/blog',
      profile_id: person!.id,
    })
    expect(records[0]!.ip_address).toMatch(/^10\.0\./)
    expect(members).toEqual([{ list_id: 'readers' }])
    expect(events.filter((one) => one.event_type === 'formConfirmed')).toHaveLength(1)
  })

  it('finds the person who exists, and brings back those who had left everything', async () => {
    const email = 'known@visitor.example'
    const { id } = await it_.engine.stores.of('profile').create(scope(), {
      email,
      consents: { news: { status: 'REVOKED' } },
    })
    await it_.engine.stores.of('suppression').create(scope(), {
      kind: 'address',
      value: email,
      valueHash: suppressionHash(email),
      reason: 'unsubscribed',
    })
    await signUp(email)
    await drain()
    await post(linkIn(), {})
    const found = await profiles(email)
    expect(found.map((row) => row.id)).toEqual([id])
    expect(found[0]!.consents).toMatchObject({ news: { status: 'GRANTED' } })
    expect(
      await it_.database.tenant(it_.tenants.a, (db) =>
        db.selectFrom('suppressions').select('id').where('value', '=', email).execute(),
      ),
    ).toEqual([])
  })

  it('answers the same for every address, and sends one email an hour', async () => {
    const bodies = new Set<string>()
    for (const email of ['twice@visitor.example', 'twice@visitor.example', 'new@visitor.example'])
      bodies.add((await signUp(email)).body)
    expect(bodies.size).toBe(1)
    await drain()
    expect(sent.map(({ envelope }) => envelope.to).toSorted()).toEqual([
      'new@visitor.example',
      'twice@visitor.example',
    ])
    it_.clock.advance(DAY / 24)
    await signUp('twice@visitor.example')
    await drain()
    expect(sent).toHaveLength(3)
  })

  it('sends nothing to an address that bounced', async () => {
    const email = 'bounced@visitor.example'
    await it_.engine.stores.of('suppression').create(scope(), {
      kind: 'address',
      value: email,
      valueHash: suppressionHash(email),
      reason: 'bounced',
    })
    expect((await signUp(email)).body).toContain('Check your inbox')
    await drain()
    expect(sent).toEqual([])
  })

  it('expires after 7 days, and is deleted', async () => {
    const email = 'late@visitor.example'
    await signUp(email)
    await drain()
    const link = linkIn()
    it_.clock.advance(7 * DAY - 60_000)
    expect((await page(link)).statusCode).toBe(200)
    it_.clock.advance(120_000)
    expect((await page(link)).statusCode).toBe(404)
    expect((await post(link, {})).statusCode).toBe(404)
    await drain()
    expect(await submissions(email)).toEqual([])
    expect(await profiles(email)).toEqual([])
  })
})

describe('a link that is not valid any more', () => {
  it('says so in the language of its sign-up, and in English when that is gone', async () => {
    await it_.engine.stores.of('form').update(scope(), form.id, null, { language: 'de' })
    await signUp('late-german@visitor.example')
    await drain()
    await it_.engine.stores.of('form').update(scope(), form.id, null, { language: 'en' })
    const link = linkIn()
    // Another link of the same sign-up, as an email that was sent once more has it.
    const replaced = link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A')
    it_.clock.advance(DAY)
    const answers = [await page(replaced), await post(replaced, {})]
    it_.clock.advance(6 * DAY + 60_000)
    answers.push(await page(link))
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(404)
      expect(body).toContain('<html lang="de">')
      expect(body).toContain('Dieser Link ist nicht mehr gültig')
    }
    await drain()
    expect((await page(link)).body).toContain('<html lang="en">')
  })
})

describe('the guard against spam', () => {
  it.each([
    ['without an address', '', 'Please fill in this field.'],
    ['with a malformed address', 'nobody@nowhere', 'This is not a valid email address.'],
    ['with a disposable address', 'x@mailinator.com', 'addresses expire'],
  ])('refuses a sign-up %s in clear words', async (_case, email, words) => {
    const answer = await signUp(email, { firstName: '"><b>' })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain(words)
    expect(answer.body).toContain('value="&quot;&gt;&lt;b&gt;"')
  })

  it('needs the agreement', async () => {
    expect((await signUp('no@visitor.example', { agrees: '' })).body).toContain('tick the box')
    expect(await submissions('no@visitor.example')).toEqual([])
  })

  it('ignores programs that fill in the hidden field, without telling them', async () => {
    const answer = await signUp('bot@visitor.example', { website: 'https://spam.example' })
    expect(answer.body).toContain('Check your inbox')
    expect(await submissions('bot@visitor.example')).toEqual([])
  })

  it.each(['', 'now', 'forged', 'old'])('asks once more for the time "%s"', async (kind) => {
    const fresh = await stamp()
    if (kind === 'old') it_.clock.advance(2 * DAY)
    const value = { '': '', old: fresh, forged: `1${fresh}`, now: '' }[kind]!
    const shown =
      kind === 'now' ? /name="stamp" value="([^"]+)"/.exec((await page()).body)![1]! : value
    const answer = await post(`/forms/${form.id}`, {
      email: `pace-${kind}@visitor.example`,
      agrees: '1',
      stamp: shown,
    })
    expect(answer.body).toContain('Please check and send')
    expect(answer.body).toContain(`value="pace-${kind}@visitor.example"`)
    expect(await submissions(`pace-${kind}@visitor.example`)).toEqual([])
  })

  it('refuses other websites', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await post(
        `/forms/${form.id}`,
        { email: 'other@visitor.example', agrees: '1', stamp: await stamp() },
        { origin },
      )
      expect(answer.statusCode).toBe(403)
    }
    expect(await submissions('other@visitor.example')).toEqual([])
  })

  it('limits the sign-ups of one network', async () => {
    const codes = []
    for (let call = 0; call < 12; call++)
      codes.push((await post(`/forms/${form.id}`, { email: '' }, {}, '10.9.9.9')).statusCode)
    expect(codes.at(0)).toBe(422)
    expect(codes.at(-1)).toBe(429)
  })
})

describe('the fields of a form', () => {
  it.each([[['plant', 'animal']], [['animal', 'plant']]])('are in its order: %s', async (ids) => {
    await it_.engine.stores.of('form').update(scope(), form.id, null, { propertyIds: ids })
    for (const path of [`/forms/${form.id}`, `/forms/${form.id}/embed.js`]) {
      const { body } = await page(path)
      const at = ids.map((id) => body.indexOf(`property.${id}`))
      expect(at[0]).toBeGreaterThan(0)
      expect(at[1]).toBeGreaterThan(at[0] ?? Infinity)
    }
  })
})

describe('embedding', () => {
  it('serves a script that cannot end early, and answers it in JSON', async () => {
    const script = await page(`/forms/${form.id}/embed.js`)
    expect(script.headers['content-type']).toContain('javascript')
    expect(script.body).not.toContain('</')
    // The script must be JavaScript.
    expect(() => new Function(script.body)).not.toThrow()
    const answer = await post(
      `/forms/${form.id}`,
      { email: 'script@visitor.example', agrees: '1', stamp: await stamp() },
      { origin: 'https://www.firm.example', accept: 'application/json' },
    )
    expect(answer.json()).toMatchObject({ ok: true, title: 'Check your inbox' })
    expect(answer.headers['access-control-allow-origin']).toBe('https://www.firm.example')
  })

  it('closes a form that is off', async () => {
    const { version } = (await it_.engine.stores.of('form').get(scope(), form.id))!
    await it_.engine.stores.of('form').update(scope(), form.id, version!, { enabled: false })
    expect((await page()).statusCode).toBe(410)
    expect((await post(`/forms/${form.id}`, { email: 'a@b.example' })).statusCode).toBe(410)
    await it_.engine.stores.of('form').update(scope(), form.id, null, { enabled: true })
    expect((await page('/forms/01900000-0000-7000-8000-000000000099')).statusCode).toBe(404)
  })

  it.each<[string, Partial<Form>, string]>([
    ['a redirect elsewhere', { redirectUrl: 'https://evil.example/x' }, '/redirectUrl'],
    ['a redirect by script', { redirectUrl: 'javascript:alert(1)' }, '/redirectUrl'],
    ['a website with a path', { allowedOrigins: ['https://a.example/x'] }, '/allowedOrigins/0'],
    ['no website', { allowedOrigins: ['a.example'] }, '/allowedOrigins/0'],
  ])('refuses %s', async (_case, values, path) => {
    await expect(
      it_.engine.stores.of('form').update(scope(), form.id, null, values),
    ).rejects.toMatchObject({ errors: [{ path }] })
  })

  it('leads to the page of an allowed website', async () => {
    const redirectUrl = 'https://www.firm.example/thanks'
    await it_.engine.stores.of('form').update(scope(), form.id, null, { redirectUrl })
    const shown = await page()
    expect(shown.headers['content-security-policy']).toContain(
      "form-action 'self' https://www.firm.example",
    )
    const answer = await signUp('redirected@visitor.example')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, redirectUrl])
  })
})
