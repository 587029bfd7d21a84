import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { suppressionHash } from '#engine/audience/contacts/suppression-list.ts'
import { newOptOutToken } from '#engine/mail/opt-out-token.ts'
import { queueEngageMessage } from '#engine/engage/messages/queue-message.ts'
import { systemScope } from '#engine/kernel/engine.ts'
import type { Profile, Suppression } from '#model/schema/entities.generated.ts'
import { sha256 } from '#platform/secrets.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { NOW, startTestApp, type TestApp } from '../support/test-app.ts'

let it_: TestApp
let runs = 0
const scope = () => systemScope(it_.tenants.a)

beforeAll(async () => {
  it_ = await startTestApp()
  const { stores } = it_.engine
  const mailbox = await stores.of('mailbox').create(scope(), {
    address: 'news@firm.example',
    smtpHost: 'localhost',
    imapHost: 'localhost',
    fromName: 'Firm',
  })
  for (const id of ['news', 'fairs'])
    await stores.of('topic').create(scope(), {
      id,
      name: id === 'news' ? 'Company news' : 'Our fairs',
      description: 'Ask Jo before you change it',
      publicDescription: `Text about ${id}`,
    })
  await stores.of('template').create(scope(), {
    id: 'hello',
    name: 'Hello',
    publishedVersion: 1,
    state: 'published',
    subject: 'Hi',
  })
  for (const [id, topicId] of [
    ['news', 'news'],
    ['fairs', 'fairs'],
    ['receipt', null],
  ] as const)
    await stores.of('engage').create(scope(), {
      id,
      name: `Email ${id}`,
      templateId: 'hello',
      mailboxId: mailbox.id,
      topicId,
    })
})
afterAll(() => it_.close())

const person = (values: Partial<Profile>) =>
  it_.engine.stores.of('profile').create(scope(), { name: 'Anna', ...values })

/** Why a person would not get a message now; empty when they would. */
const reasonOf = async (profileId: string, engageId = 'news') =>
  (
    await it_.database.tenant(it_.tenants.a, (db) =>
      queueEngageMessage(
        { db, engine: it_.engine, tenantId: it_.tenants.a },
        {
          engageId,
          profileId,
          owner: { kind: 'journey', id: `run ${runs++}`, stepId: 'send', visit: 0 },
          at: new Date(NOW),
        },
      ),
    )
  ).reason

const consentOf = async (id: string) =>
  (
    (await it_.engine.stores.of('profile').get(scope(), id))!.consents as Record<
      string,
      { status?: string }
    >
  )['news']?.status

/** The token of a message that was sent to a person. */
async function linkOf(profileId: string, engageId = 'news'): Promise<string> {
  const { id } = await it_.database.tenant(it_.tenants.a, (db) =>
    queueEngageMessage(
      { db, engine: it_.engine, tenantId: it_.tenants.a },
      {
        engageId,
        profileId,
        owner: { kind: 'journey', id: `link ${runs++}`, stepId: 'send', visit: 0 },
        at: new Date(NOW),
      },
    ),
  )
  const token = newOptOutToken(it_.tenants.a, id)
  await it_.database.system((db) =>
    db
      .updateTable('engage_messages')
      .set({ state: 'sent', unsubscribe_token_hash: sha256(token) })
      .where('id', '=', id)
      .execute(),
  )
  return token
}

/** Opens the page, or presses a button a second later. */
const open = async (token: string, choice?: string, path = 'unsubscribe') => {
  it_.clock.advance(1000)
  return it_.app.inject({
    method: choice === undefined ? 'GET' : 'POST',
    url: `/${path}/${token}`,
    ...(choice === undefined
      ? {}
      : {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: choice,
        }),
  })
}

const suppressions = async (email: string) =>
  it_.database.tenant(it_.tenants.a, (db) =>
    db.selectFrom('suppressions').select('reason').where('value', '=', email).execute(),
  )

const recordsOf = async (address: string) =>
  it_.database.tenant(it_.tenants.a, (db) =>
    db
      .selectFrom('consent_records')
      .selectAll()
      .where('address', '=', address)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  )

describe('consent of an address', () => {
  it('is withdrawn for all profiles with the address, and for those that come later', async () => {
    const one = await person({ email: 'twin@firm.example' })
    const other = await person({ email: 'Twin@Firm.example' })
    const token = await linkOf(one.id)
    expect(await reasonOf(other.id)).toBe('')
    await open(token, 'List-Unsubscribe=One-Click')
    expect(await reasonOf(one.id)).toBe('left-topic')
    expect(await reasonOf(other.id)).toBe('left-topic')
    expect(await reasonOf(other.id, 'fairs')).toBe('')
    const later = await person({ email: ' TWIN@firm.example '.trim() })
    expect(await reasonOf(later.id)).toBe('left-topic')
    const answer = await it_.app.inject({
      url: `/api/v1/explain?subject=message:news&person=${later.id}`,
      headers: { ...it_.as.admin, 'x-tenant-id': it_.tenants.a },
    })
    expect(answer.body).toContain('revoked')
  })

  it('changes the profiles, too, so that segments and journeys see it', async () => {
    const one = await person({ email: 'both@firm.example' })
    const other = await person({ email: 'both@firm.example' })
    const token = await linkOf(one.id)
    await open(token, 'what=leave&topic=news')
    expect([await consentOf(one.id), await consentOf(other.id)]).toEqual(['REVOKED', 'REVOKED'])
    await open(token, 'what=join&topic=news')
    expect([await consentOf(one.id), await consentOf(other.id)]).toEqual(['GRANTED', 'GRANTED'])
    expect(await reasonOf(other.id)).toBe('')
    const records = await recordsOf('both@firm.example')
    expect(records.map(({ status, way }) => [status, way])).toEqual([
      ['REVOKED', 'preference-page'],
      ['GRANTED', 'preference-page'],
    ])
    expect(records[0]!.ip_address).not.toBe('')
  })

  it('is that of the newest answer, whichever profile or way it came by', async () => {
    let n = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            by: fc.constantFrom('first', 'second', 'link'),
            gets: fc.boolean(),
          }),
          { minLength: 1, maxLength: 6 },
        ),
        async (answers) => {
          const email = `any${n++}@firm.example`
          const people = {
            first: (await person({ email })).id,
            second: (await person({ email: email.toUpperCase() })).id,
          }
          const token = await linkOf(people.first)
          for (const { by, gets } of answers) {
            it_.clock.advance(1000)
            if (by === 'link') await open(token, `what=${gets ? 'join' : 'leave'}&topic=news`)
            else
              await it_.engine.stores.of('profile').update(scope(), people[by], null, {
                consents: {
                  news: {
                    status: gets ? 'GRANTED' : 'DENIED',
                    statusDate: new Date(it_.clock.now()).toISOString(),
                  },
                },
              })
          }
          const expected = answers.at(-1)!.gets ? '' : 'left-topic'
          expect(await reasonOf(people.first)).toBe(expected)
          expect(await reasonOf(people.second)).toBe(expected)
          expect(await reasonOf((await person({ email })).id)).toBe(expected)
        },
      ),
      { numRuns: propertyRuns(200, { short: 20 }) },
    )
  })

  it('comes along to a new address, at its time: an older answer does not undo a newer one', async () => {
    const at = (day: number) => new Date(NOW - day * 86_400_000).toISOString()
    await person({
      email: 'kept@firm.example',
      consents: { news: { status: 'REVOKED', statusDate: at(1) } },
    })
    const moved = await person({
      email: 'old@firm.example',
      consents: { news: { status: 'GRANTED', statusDate: at(9) } },
    })
    const update = (email: string) =>
      it_.engine.stores.of('profile').update(scope(), moved.id, null, { email })
    await update('kept@firm.example')
    expect(await reasonOf(moved.id)).toBe('left-topic')
    await update('fresh@firm.example')
    expect(await reasonOf(moved.id)).toBe('')
  })

  it('ignores answers that it cannot read', async () => {
    const { id } = await person({
      email: 'odd@firm.example',
      consents: {
        news: { status: 'MAYBE', statusDate: 'yesterday' },
        fairs: { status: 'REVOKED', statusDate: '2026-99-99T00:00:00Z' },
        other: [1],
      },
    })
    expect(await reasonOf(id)).toBe('')
    expect(await reasonOf(id, 'fairs')).toBe('left-topic')
  })
})

describe('the preference page', () => {
  const stop = (email: string, reason: Suppression['reason']) =>
    it_.engine.stores
      .of('suppression')
      .create(scope(), { kind: 'address', value: email, valueHash: suppressionHash(email), reason })

  it('remembers "no more", and lets the person come back with their topics', async () => {
    const email = 'returns@firm.example'
    const one = await person({ email })
    const other = await person({ email })
    const token = await linkOf(one.id)
    await open(token, 'what=leave&topic=fairs')
    for (let n = 0; n < 2; n++) {
      const { body } = await open(token, 'what=all')
      expect(body).toContain('You are unsubscribed')
    }
    const remembered = (await open(token)).body
    expect(remembered).toContain('You are unsubscribed')
    expect(remembered).toContain('Receive emails again')
    expect(remembered).not.toContain('>Leave<')
    expect(remembered.match(/You do not get it/g)).toHaveLength(2)
    expect([await reasonOf(one.id), await reasonOf(other.id)]).toEqual(['suppressed', 'suppressed'])
    expect(await reasonOf(one.id, 'receipt')).toBe('')
    for (let n = 0; n < 2; n++) {
      const back = await open(token, 'what=again')
      expect(back.statusCode).toBe(200)
      expect(back.body).toContain('You get emails again')
    }
    expect(await suppressions(email)).toEqual([])
    expect([await reasonOf(one.id), await reasonOf(one.id, 'fairs')]).toEqual(['', 'left-topic'])
    expect((await recordsOf(email)).map((row) => [row.topic_id, row.status])).toEqual([
      ['fairs', 'REVOKED'],
      ['', 'REVOKED'],
      ['', 'GRANTED'],
    ])
  })

  it.each([
    ['bounced', 'undeliverable'],
    ['complained', 'reported as spam'],
    ['manual', 'has stopped all emails'],
    ['imported', 'has stopped all emails'],
  ] as const)('says why it cannot undo a stop for the reason %s', async (reason, words) => {
    const email = `${reason}@stops.example`
    const token = await linkOf((await person({ email })).id)
    await stop(email, reason)
    const { body } = await open(token)
    expect(body).toContain(words)
    expect(body).not.toContain('Receive emails again')
    await open(token, 'what=again')
    expect(await suppressions(email)).toEqual([{ reason }])
  })

  it('shows name, color and texts that are meant for recipients', async () => {
    await it_.engine.stores
      .of('tenant')
      .update(scope(), it_.tenants.a, null, { senderName: 'Firm & Co', accentColor: '#ffee00' })
    const token = await linkOf((await person({ email: 'looks@firm.example' })).id)
    const page = await open(token, undefined, 'preferences')
    expect(page.body).toContain('<p class="who">Firm &amp; Co</p>')
    expect(page.body).toContain('--accent:#ffee00;--on:#000000')
    expect(page.body).toContain('Text about news')
    expect(page.body).not.toContain('Ask Jo')
    expect(page.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/)
    expect(page.body).not.toContain('Outrider')
  })

  it('is reached from a message without a topic', async () => {
    const { id } = await person({ email: 'receipts@firm.example' })
    const token = await linkOf(id, 'receipt')
    expect((await open(token, undefined, 'preferences')).body).toContain('Company news')
    await open(token, 'what=leave&topic=news')
    expect([await reasonOf(id), await reasonOf(id, 'receipt')]).toEqual(['left-topic', ''])
  })

  it('ends all emails by one click whose topic was deleted, because only a topic offers it', async () => {
    const { id } = await person({ email: 'deleted-topic@firm.example' })
    const token = await linkOf(id, 'receipt')
    await open(token, 'List-Unsubscribe=One-Click')
    expect([await reasonOf(id), await reasonOf(id, 'receipt')]).toEqual(['suppressed', ''])
  })

  it('speaks the language of the person', async () => {
    const { id } = await person({
      email: 'deutsch@firm.example',
      properties: { language: 'de-AT' },
    })
    const token = await linkOf(id)
    await open(token, 'what=all')
    const { body } = await open(token)
    expect(body).toContain('<html lang="de">')
    expect(body).toContain('Wieder E-Mails erhalten')
  })
})

it('keeps an opt-out and its proof by hash when the person is erased', async () => {
  const email = 'erased@firm.example'
  const { id } = await person({ email })
  await open(await linkOf(id), 'what=leave&topic=news')
  await it_.app.inject({
    method: 'POST',
    url: `/api/v1/profiles/${id}/erase`,
    headers: { ...it_.as.admin, 'x-tenant-id': it_.tenants.a },
    payload: {},
  })
  expect(await it_.engine.stores.of('profile').get(scope(), id)).toBeNull()
  expect(await recordsOf(email)).toEqual([])
  expect(await reasonOf((await person({ email })).id)).toBe('left-topic')
})
