import { expect, test } from '@playwright/test'
import type { MailboxView } from '#model/api/outreach.ts'
import { startOauth, type OauthStandIn } from '#tests/support/oauth-stand-in.ts'
import { axeFaults } from './axe.ts'
import { signIn } from './sign-in.ts'
import { startProduct, type Product } from './start-product.ts'

const ACCOUNT = 'olga@halden-loggers.example'
let product: Product
let oauth: OauthStandIn

// The stand-in belongs to the settings of the product, so the product is not shared.
test.beforeAll(async () => {
  oauth = await startOauth({ account: ACCOUNT })
  product = await startProduct({
    MAIL_SIGN_IN_STAND_IN: oauth.origin,
    GOOGLE_MAIL_CLIENT_ID: 'outrider-at-google',
    GOOGLE_MAIL_CLIENT_SECRET: 'secret',
  })
})
test.afterAll(async () => {
  await product?.stop()
  await oauth?.close()
})

const advance = async (by: string) => {
  const answer = await fetch(`${product.origin}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: by }),
  })
  expect(answer.status).toBe(200)
}
const caught = async (subject: string) =>
  (await product.api<object[]>('GET', `/dev/mail/messages?subject=${encodeURIComponent(subject)}`))
    .body.length
const mailbox = async () =>
  (await product.api<MailboxView[]>('GET', '/mailboxes')).body.find(
    ({ address }) => address === ACCOUNT,
  )!

/** Asks for an email of the mailbox to one person. */
async function queueMessage(mailboxId: string, subject: string): Promise<void> {
  const id = subject.toLowerCase().replaceAll(' ', '-')
  await product.api('POST', '/email-template', {
    id,
    name: subject,
    subject,
    source:
      '<mjml><mj-body><mj-section><mj-column><mj-text>Hi</mj-text></mj-column></mj-section></mj-body></mjml>',
  })
  await product.api('POST', `/email-template/${id}/publish`, {})
  const made = await product.api('POST', '/engage', {
    id,
    name: subject,
    templateId: id,
    mailboxId,
  })
  expect(made.status).toBe(201)
  const person = await product.api<{ id: string }>('POST', '/profiles', {
    name: 'Held Person',
    email: 'held@firm.example',
  })
  const asked = await product.api('POST', `/engage/${id}/email`, {
    profileIds: [person.body.id],
    count: 1,
  })
  expect(asked.status).toBeLessThan(300)
}

test('a mailbox signs in with Google, is revoked, waits, and sends after signing in again', async ({
  page,
}) => {
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass', '/mailboxes')
  await page.getByRole('button', { name: 'Connect mailbox' }).first().click()
  await page.getByRole('button', { name: 'Microsoft 365' }).click()
  await page.getByText('Microsoft sign-in is not set up').click()
  await expect(page.getByLabel('Redirect address')).toHaveValue(
    `${product.origin}/mailboxes/sign-in`,
  )
  await page.getByRole('button', { name: 'Gmail, Google Workspace' }).click()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign in with Google' }).click()

  await page.getByRole('link', { name: 'Deny' }).click()
  await expect(page.getByText('You did not allow access at Google')).toBeVisible()
  expect(page.url()).toBe(`${product.origin}/mailboxes/sign-in`)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to Mailboxes' }).click()
  await page.getByRole('button', { name: 'Connect mailbox' }).first().click()
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await page.getByRole('link', { name: `Allow for ${ACCOUNT}` }).click()
  await expect(page.getByText(`${ACCOUNT} is connected`).first()).toBeVisible()
  await page.waitForURL('**/mailboxes')
  const row = page.getByRole('row').filter({ hasText: ACCOUNT })
  await expect(row).toBeVisible()

  await row.getByRole('button', { name: `Actions for ${ACCOUNT}` }).click()
  await page.getByRole('menuitem', { name: 'Test connection' }).click()
  await expect(page.getByText('Works')).toHaveCount(2)
  await page.getByRole('button', { name: 'Close' }).last().click()

  const { id, version } = await mailbox()
  // The test may run at any hour of any day.
  const hours = { windowDays: [1, 2, 3, 4, 5, 6, 7], windowFrom: '00:00', windowTo: '24:00' }
  await product.api('PUT', `/mailboxes/${id}`, hours, { 'if-match': String(version) })
  await queueMessage(id, 'Held email')
  oauth.revoke(ACCOUNT)
  await advance('PT2H')
  await expect(row).toContainText('Sign in again with Google. Emails wait until then.', {
    timeout: 60_000,
  })
  expect(await mailbox()).toMatchObject({ state: 'error', needsSignIn: true })
  expect(await caught('Held email')).toBe(0)

  await row.getByRole('button', { name: 'Sign in again' }).click()
  await page.getByRole('link', { name: `Allow for ${ACCOUNT}` }).click()
  await expect(row).not.toContainText('Sign in again with Google')
  await expect.poll(() => caught('Held email'), { timeout: 60_000 }).toBe(1)
})
