import { expect, type Browser, type Page } from '@playwright/test'
import { signIn } from './sign-in.ts'
import type { Product } from './start-product.ts'
import { test } from './visitors.ts'

let product: Product
test.beforeAll(({ workshop }) => void (product = workshop))

const HENRIK = 'henrik@halden-loggers.example'
const MARIT = 'marit@halden-loggers.example'
const IDA = 'ida@halden-loggers.example'

const fresh = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ serviceWorkers: 'block', baseURL: product.origin })).newPage()

/** The newest email to an address, once `count` with this subject have arrived. */
const mailTo = async (address: string, subject: RegExp, count = 1) => {
  const find = async () =>
    (
      await product.api<{ subject: string; text: string }[]>(
        'GET',
        `/dev/mail/messages?to=${encodeURIComponent(address)}`,
      )
    ).body.filter((mail) => subject.test(mail.subject))
  await expect.poll(async () => (await find()).length).toBe(count)
  return (await find())[0]!
}
const linkIn = (text: string, part: string) =>
  text.split(/\s+/).find((word) => word.startsWith('http') && word.includes(part))!

test('a colleague is invited, accepts, sees the organization, and is removed', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const admin = await fresh(browser)
  await signIn(admin, product.origin, HENRIK, 'demo-pass', '/account')
  const team = admin.getByRole('region', { name: 'Team' })
  await expect(team.getByRole('row').filter({ hasText: MARIT })).toBeVisible()
  await team.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Email address').fill(IDA)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  const open = team.getByRole('table', { name: 'Open invitations' }).getByRole('row')
  await expect(open.filter({ hasText: IDA })).toContainText('Invited')

  // Sent again: the link of the second email is the one that works.
  await team.getByRole('button', { name: `Resend the invitation to ${IDA}` }).click()
  await expect(admin.getByText(`Invitation sent to ${IDA}.`).first()).toBeVisible()
  const invitation = await mailTo(IDA, /invites you/, 2)
  const colleague = await fresh(browser)
  await colleague.goto(linkIn(invitation.text, '/invitation/'))
  await colleague.getByRole('link', { name: 'Sign up' }).click()
  await expect(colleague.getByLabel('Email address')).toHaveValue(IDA)
  await colleague.getByLabel('Password').fill('a fine long password 7')
  await colleague.getByRole('button', { name: 'Continue' }).click()

  // Support sees why she cannot get in yet.
  const operator = await fresh(browser)
  await signIn(
    operator,
    product.origin,
    'admin@halden-loggers.example',
    'demo-pass',
    '/admin/users',
  )
  await expect(operator.getByRole('row').filter({ hasText: IDA })).toContainText('Not verified')
  await operator.getByRole('button', { name: `Resend the verification email to ${IDA}` }).click()
  await expect(operator.getByText(`Verification email sent to ${IDA}.`).first()).toBeVisible()

  const verification = await mailTo(IDA, /Verify your email/, 2)
  await colleague.goto(linkIn(verification.text, '/u/verify'))
  await colleague.getByRole('button').first().click()
  const later = await fresh(browser)
  await signIn(later, product.origin, IDA, 'a fine long password 7', '/account')
  const hers = later.getByRole('region', { name: 'Team' })
  await expect(hers.getByRole('row').filter({ hasText: MARIT })).toBeVisible()
  await expect(hers.getByText('Owners and administrators manage the team.')).toBeVisible()
  await expect(hers.getByRole('button', { name: 'Invite a colleague' })).toHaveCount(0)

  await admin.reload()
  await expect(open).toHaveCount(0)
  const row = team.getByRole('row').filter({ hasText: IDA })
  await row.getByRole('combobox').selectOption('owner')
  await expect(admin.getByText(/is now Owner/)).toBeVisible()
  await later.reload()
  await expect(hers.getByRole('button', { name: 'Invite a colleague' })).toBeVisible()
  await row.getByRole('button', { name: /Actions for/ }).click()
  await admin.getByRole('menuitem', { name: 'Remove from the team' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove from the team' }).click()
  await expect(team.getByRole('row').filter({ hasText: IDA })).toHaveCount(0)
})

test('an operator invites into an organization, withdraws, and helps with an account', async ({
  page,
}) => {
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass', '/admin/users')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email address').fill('ola@halden-loggers.example')
  await dialog.getByLabel('Role').selectOption({ label: 'Owner' })
  await expect(dialog.getByLabel('Tenant')).not.toHaveValue('')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  const row = page.getByRole('row').filter({ hasText: 'ola@halden-loggers.example' })
  await expect(row).toContainText('Invited')
  await row.getByRole('button', { name: /Withdraw/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('link', { name: MARIT }).click()
  const account = page.getByRole('region', { name: 'Account' })
  await expect(account.getByText('Email verified')).toBeVisible()
  await account.getByRole('button', { name: 'Send password reset' }).click()
  await expect(page.getByText(`Password reset sent to ${MARIT}.`).first()).toBeVisible()
  await mailTo(MARIT, /Reset your/)
  await account.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(account.getByText('Deactivated', { exact: true })).toBeVisible()
  await account.getByRole('button', { name: 'Activate' }).click()
  await expect(account.getByText('Active', { exact: true })).toBeVisible()
})
