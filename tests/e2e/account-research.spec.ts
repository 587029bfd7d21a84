import { expect, test, type Page } from '@playwright/test'
import type { CampaignView } from '../../src/model/api/outreach.ts'
import { axeFaults } from './axe.ts'
import { startProduct, startSite, type Product } from './start-product.ts'
import { startVisitors, type Visitors } from './visitors.ts'

const ours = `<html lang="en"><head><title>Halden</title></head><body><h1>Data loggers for cold chains</h1>
  <p>Halden makes data loggers that record the temperature of chilled goods on the road and in the store.</p>
  </body></html>`
const theirs = `<html lang="en"><head><title>Polar Haulage</title></head><body>
  <nav><a href="/jobs">Jobs</a></nav>
  <h1>Haulage for chilled goods</h1>
  <p>Polar moves chilled goods between Hull and the Benelux for food producers. Our drivers load at night.</p>
  <p>Today we have 35 employees at two sites in the north of England.</p></body></html>`
const jobs = `<html lang="en"><head><title>Jobs | Polar Haulage</title></head><body>
  <h1>Jobs</h1><h3>Transport planner (m/f/d)</h3>
  <p>You plan our tours at night. Ask Peter Holm, peter@polar.example.</p></body></html>`

const SENTENCE = /the position “Transport planner” advertised on \S+, and our work is for people/

let product: Product
let own: Awaited<ReturnType<typeof startSite>>
let company: Awaited<ReturnType<typeof startSite>>
let visitors: Visitors
let campaign: CampaignView
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000)
  own = await startSite({ '/': ours })
  company = await startSite({ '/': theirs, '/jobs': jobs })
  product = await startProduct({ FETCH_ALLOW_HOSTS: `${own.host},${company.host}` })
  campaign = await prepared()
  visitors = await startVisitors(browser, product.origin)
})
test.afterEach(() => visitors.closeAll())
test.afterAll(async () => {
  await product?.stop()
  await own?.stop()
  await company?.stop()
})

/** A drafted campaign for transport planners of companies with 11 to 50 people, with one person. */
async function prepared(): Promise<CampaignView> {
  const made = await product.api<CampaignView>('POST', '/campaigns', { websiteUrl: own.url })
  const { id, draftingJobId } = made.body
  await expect
    .poll(
      async () =>
        (await product.api<{ state: string }>('GET', `/jobs/${draftingJobId}`)).body.state,
    )
    .toBe('done')
  const { version } = (await product.api<CampaignView>('GET', `/campaigns/${id}`)).body
  await product.api('PUT', `/campaigns/${id}/targets`, {
    version,
    targets: {
      titles: { mode: 'prefer', values: ['Transport planner'] },
      companySizes: { mode: 'must', values: ['11-50'] },
    },
  })
  await product.api('POST', `/campaigns/${id}/contacts`, {
    contacts: [
      {
        email: 'ines@polar.example',
        firstName: 'Ines',
        lastName: 'Duarte',
        company: 'Polar Haulage',
        companyDomain: company.host,
        country: 'GB',
      },
    ],
  })
  return (await product.api<CampaignView>('GET', `/campaigns/${id}`)).body
}

/** Writes screenshots where LOOK names a folder: desktop and phone, light and dark. */
async function look(page: Page, name: string) {
  const folder = process.env.LOOK
  if (!folder) return
  for (const [width, height] of [
    [1280, 900],
    [360, 780],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await page.waitForTimeout(300)
      await page.screenshot({
        path: `${folder}/${name}-${width}-${colorScheme}.png`,
        fullPage: true,
      })
    }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
}

const widerThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

async function openContact(page: Page) {
  await page.goto('/contacts?q=ines%40polar.example')
  await page.getByRole('link', { name: 'Ines Duarte' }).click()
  await expect(page.getByRole('heading', { name: 'Ines Duarte', level: 1 })).toBeVisible()
}

test('from the switch to a reason in the email, and back to nothing', async () => {
  const page = await visitors.page('member')
  await test.step('off by default, and the contact says so', async () => {
    await openContact(page)
    await expect(page.getByText('Account research is off.')).toBeVisible()
    await page.getByRole('link', { name: 'Turn it on in the account settings' }).click()
    const toggle = page.getByRole('switch', { name: 'Research the companies of my contacts' })
    await expect(toggle).toHaveAttribute('aria-checked', 'false')
    await expect(page.getByText('Articles 6 and 14 of the GDPR')).toBeVisible()
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-checked', 'true')
    await expect(page.getByRole('spinbutton', { name: 'Companies per day' })).toHaveValue('100')
    await look(page, 'account')
  })
  await test.step('the contact shows facts with their pages, and no person', async () => {
    await openContact(page)
    const panel = page.getByRole('region', { name: 'Company research' })
    await panel.getByRole('button', { name: 'Research now' }).click()
    await expect(panel.getByText('11–50 people')).toBeVisible({ timeout: 60_000 })
    await expect(panel.getByText('Transport planner')).toBeVisible()
    await expect(panel).toContainText(/Read on .*, kept until/)
    await expect(panel).not.toContainText('Peter Holm')
    await expect(panel.getByRole('link', { name: /\/jobs$/ })).toHaveAttribute(
      'href',
      `http://${company.host}/jobs`,
    )
    expect(await axeFaults(page)).toEqual([])
    await look(page, 'contact')
    await page.setViewportSize({ width: 360, height: 780 })
    expect(await widerThanScreen(page)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 900 })
  })
  await test.step('the size that the campaign asks for is known from there', async () => {
    await page.goto(`/campaigns/${campaign.id}/configure/step4`)
    await expect(page.getByText('1 of 1 company researched')).toBeVisible()
    await expect(page.getByText(/Size: 11-50/)).toBeVisible()
    await expect(page.getByText('Match', { exact: true })).toBeVisible()
    await look(page, 'people')
  })
  await test.step('the first email says why, with its source', async () => {
    await page.goto(`/campaigns/${campaign.id}/configure/step2`)
    const letter = page
      .getByRole('tabpanel', { name: 'Preview' })
      .or(page.locator('.letter'))
      .first()
    await expect(letter).toContainText(SENTENCE)
    const note = page.getByRole('region', { name: 'Reason for emailing them' })
    await expect(note.getByRole('link', { name: /\/jobs$/ })).toBeVisible()
    await look(page, 'preview')
    await note.getByRole('switch', { name: 'Include the reason in this campaign' }).click()
    await expect(letter).not.toContainText(SENTENCE)
    await expect(note).toContainText('Off in this campaign.')
    await note.getByRole('switch', { name: 'Include the reason in this campaign' }).click()
    await expect(letter).toContainText(SENTENCE)
  })
  await test.step('and leaves it out of one email', async () => {
    await page.getByRole('button', { name: 'More actions for email 1' }).click()
    await page.getByRole('menuitem', { name: 'Leave out the reason' }).click()
    await expect(page.getByText('Off in this email.')).toBeVisible()
    await page.getByRole('button', { name: 'More actions for email 1' }).click()
    await page.getByRole('menuitem', { name: 'Include the reason' }).click()
    await expect(page.locator('.letter').first()).toContainText(SENTENCE)
  })
  await test.step('"Delete facts" deletes the facts, and the email reads without them', async () => {
    await openContact(page)
    const panel = page.getByRole('region', { name: 'Company research' })
    await panel.getByRole('button', { name: 'Delete facts' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete facts' }).click()
    await expect(panel).toContainText('Research it again to get new ones.')
    await expect(panel.getByText('11–50 people')).toBeHidden()
    await page.goto(`/campaigns/${campaign.id}/configure/step2`)
    await expect(page.getByText('No reliable reason found for this company.')).toBeVisible()
    await expect(page.locator('.letter').first()).not.toContainText(SENTENCE)
  })
})
