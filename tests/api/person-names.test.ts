import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityMails } from '#platform/identity/embedded/identity-mails.ts'
import { templateValues } from '#engine/engage/templates/template-values.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const evil = 'http://evil.example/win'
const send = (
  method: 'POST' | 'PUT',
  url: string,
  payload: object,
  who: 'admin' | 'member' = 'member',
) => t.app.inject({ method, url: `/api/v1/${url}`, headers: t.as[who], payload })

describe('names that come in', () => {
  it.each([
    [
      'a contact with a line break',
      'POST',
      'contacts',
      { email: 'a@firm.example', firstName: 'Ann\r\nBcc: x@evil.example' },
      '/firstName',
    ],
    [
      'a contact with a web address',
      'POST',
      'contacts',
      { email: 'a@firm.example', lastName: evil },
      '/lastName',
    ],
    ['one’s own name with a web address', 'PUT', 'users/me', { first_name: evil }, '/first_name'],
    [
      'one’s own name with an email address',
      'PUT',
      'users/me',
      { last_name: 'write to a@evil.example' },
      '/last_name',
    ],
    [
      'a writer of the contact form',
      'POST',
      'contact-requests',
      { name: 'evil.com', email: 'a@firm.example', message: 'Hello' },
      '/name',
    ],
  ] as const)('are refused for %s', async (_what, method, url, payload, path) => {
    const answer = await send(method, url, payload)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual([expect.objectContaining({ path })])
  })

  it('are left out of imports, and the row is told', async () => {
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/v1/contacts/import',
      headers: { ...t.as.member, 'content-type': 'text/csv' },
      payload: `email,firstName,lastName\nbo@firm.example,${evil},Lee\n`,
    })
    expect(answer.statusCode).toBeLessThan(300)
    expect(JSON.stringify(answer.json())).toContain('must not contain a web address')
    const [kept] = (
      await t.app.inject({
        url: `/api/v1/contacts?filter=${encodeURIComponent('{"email":"bo@firm.example"}')}`,
        headers: t.as.member,
      })
    ).json()
    expect(kept).toMatchObject({ firstName: '', lastName: 'Lee' })
  })
})

describe('names that go out', () => {
  it('are those of people only, in the emails of the built-in sign-in', async () => {
    const sent: { text: string; html?: string }[] = []
    const letters = identityMails(
      { send: async (mail) => void sent.push(mail) },
      'http://localhost:3000',
    )
    const account = (given_name: string) => ({ email: 'a@firm.example', given_name })
    for (const name of [evil, 'evil.com', 'Ann\r\nLee', 'Ann'])
      for (const letter of [letters.verification, letters.reset])
        await letter(account(name), 'token')
    await letters.known(account(evil))
    expect(sent.map(({ text }) => text.split('\n')[0])).toEqual([
      'Hello,',
      'Hello,',
      'Hello,',
      'Hello,',
      'Hello,',
      'Hello,',
      'Hello Ann,',
      'Hello Ann,',
      'Hello,',
    ])
    expect(JSON.stringify(sent)).not.toContain('evil')
  })

  it('of who invites are neutral when they were stored before the rule', async () => {
    await t.database.system((db) =>
      db
        .updateTable('users')
        .set({ first_name: evil, last_name: '' })
        .where('email', '=', 'admin@a.example')
        .execute(),
    )
    await t.database.system((db) =>
      db.updateTable('tenants').set({ name: 'evil.com' }).where('id', '=', t.tenants.a).execute(),
    )
    expect(
      (await send('POST', 'user-invite', { email: 'new@firm.example' }, 'admin')).statusCode,
    ).toBeLessThan(300)
    const mail = t.mails.at(-1)!
    expect(mail.subject).toContain('admin@a.example invites you')
    expect(`${mail.subject}${mail.text}`).not.toContain('evil')
  })

  it('leave a template to its fallback', () => {
    const tenant = { name: 'Firm', senderName: 'Firm', postalAddress: '' }
    const values = templateValues({
      profile: {
        name: evil,
        email: 'a@firm.example',
        properties: { firstName: evil, lastName: 'Lee', city: 'evil.com' },
      },
      tenant,
      engage: null,
      unsubscribeUrl: '',
      preferencesUrl: '',
    })
    expect(values).toMatchObject({
      profile: { name: '' },
      properties: { lastName: 'Lee', city: 'evil.com' },
    })
    expect(values.properties).not.toHaveProperty('firstName')
  })
})
