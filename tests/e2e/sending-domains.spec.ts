import { expect, type Page } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { signIn } from './sign-in.ts'
import type { Product } from './start-product.ts'
import { test } from './visitors.ts'

let product: Product

test.beforeAll(({ workshop }) => void (product = workshop))

/** Sets records of the embedded DNS, as a person does in a DNS panel. */
async function publish(name: string, records: object): Promise<void> {
  const answer = await fetch(`${product.origin}/dev/dns`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, ...records }),
  })
  expect(answer.status).toBe(200)
}
const checkOn = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) }) })
const shownRecord = async (page: Page, check: string) => ({
  name: await checkOn(page, check).getByLabel('Name').inputValue(),
  value: await checkOn(page, check).getByLabel('Value').inputValue(),
})

test('a domain is added, verified by its records, and probed', async ({ page }) => {
  const { body: mailboxes } = await product.api<{ address: string }[]>('GET', '/mailboxes')
  const domain = mailboxes[0]!.address.split('@')[1]!
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/admin/sending-domains/create`)
  await page.getByRole('textbox', { name: /^Domain/ }).fill(domain)
  await page.getByRole('button', { name: 'Create sending domain' }).click()
  await expect(page.getByText('Not verified: the DKIM key was not found in DNS')).toBeVisible()
  await expect(checkOn(page, 'DKIM')).toContainText('There is no key at')
  expect(await axeFaults(page)).toEqual([])

  for (const check of ['DKIM', 'DMARC']) {
    const { name, value } = await shownRecord(page, check)
    await publish(name, { txt: [value] })
  }
  await publish(domain, {
    txt: [(await shownRecord(page, 'SPF')).value],
    mx: [{ exchange: `mx.${domain}`, priority: 10 }],
  })
  await publish(`mx.${domain}`, { addresses: ['93.184.216.34'] })
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByText(`All checks passed. Emails from ${domain} are signed.`)).toBeVisible()
  await expect(checkOn(page, 'DKIM')).toContainText('Passed')

  await page.getByRole('button', { name: 'Send probe message' }).click()
  await expect(page.getByText(/^Arrived at .* in INBOX\.$/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/The signature or\w+ \(2048 bits\) is valid\./)).toBeVisible()
  await expect(page.getByText('It covers the headers of one-click unsubscribe')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Results of catch-all.localhost' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Rotate key' }).click()
  await page.getByRole('button', { name: 'Create key' }).click()
  await expect(checkOn(page, 'DKIM')).toContainText('is not in DNS yet')
  await page.getByRole('button', { name: 'Cancel rotation' }).click()
  await expect(checkOn(page, 'DKIM')).toContainText('Passed')
})
