import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import type { CampaignView } from '../../src/model/api/outreach.ts'
import { axeFaults } from './axe.ts'
import { startProduct, startSite, type Product } from './start-product.ts'
import { startVisitors, type Visitors } from './visitors.ts'

const html = readFileSync(
  new URL('../../src/marketing/site/example-site.html', import.meta.url),
  'utf8',
)

let product: Product
let own: Awaited<ReturnType<typeof startSite>>
let visitors: Visitors
let campaign: CampaignView
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000)
  own = await startSite({ '/': html })
  product = await startProduct({ FETCH_ALLOW_HOSTS: own.host })
  campaign = await drafted()
  visitors = await startVisitors(browser, product.origin)
})
test.afterEach(() => visitors.closeAll())
test.afterAll(async () => {
  await product?.stop()
  await own?.stop()
})

/** A campaign that was just drafted from a website: without people. */
async function drafted(): Promise<CampaignView> {
  const made = await product.api<CampaignView>('POST', '/campaigns', { websiteUrl: own.url })
  await expect
    .poll(
      async () =>
        (await product.api<{ state: string }>('GET', `/jobs/${made.body.draftingJobId}`)).body
          .state,
    )
    .toBe('done')
  return (await product.api<CampaignView>('GET', `/campaigns/${made.body.id}`)).body
}

const controls = (page: Page) => page.getByRole('region', { name: 'Playback' })
const widerThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test('from a drafted campaign to the end of the film', async () => {
  const page = await visitors.page('member')
  await test.step('offered on step 1, and playing at once', async () => {
    await page.goto(`/campaigns/${campaign.id}/configure`)
    await page.getByRole('link', { name: 'Rehearse campaign' }).click()
    await expect(page.getByRole('heading', { name: 'Rehearsal', level: 1 })).toBeVisible()
    await expect(page.getByText('Eight sample people at made-up companies')).toBeVisible()
    await expect(controls(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  })
  await test.step('stopped by the keyboard, and an email opened', async () => {
    await page.keyboard.press('Space')
    await expect(controls(page).getByRole('button', { name: 'Play' })).toBeVisible()
    await page.keyboard.press('Home')
    await page
      .getByRole('button', { name: /^Email 1 of/ })
      .first()
      .click()
    await expect(page.getByText('Reason for this time')).toBeVisible()
    await expect(page.locator('.film-letter')).toContainText('/unsubscribe/')
    await page.keyboard.press('ArrowRight')
    await expect(controls(page)).toContainText(/Day [2-9]/)
  })
  await test.step('to the end, with a summary that leads on', async () => {
    await page.keyboard.press('Home')
    await controls(page).getByRole('button', { name: 'Skip to end' }).click()
    const end = page.getByRole('region', { name: /emails to 8 people over/ })
    await expect(end).toBeVisible()
    for (const count of ['1 yes', '1 no', '1 bounce', '1 spam report', '1 opt-out', '1 away'])
      await expect(end).toContainText(count)
    await expect(end).toContainText('No one got an email after a reply, a bounce or an opt-out.')
    await expect(end.getByRole('link', { name: 'Back to the emails' })).toHaveAttribute(
      'href',
      `/campaigns/${campaign.id}/configure/step2`,
    )
  })
  await test.step('another reply changes the film', async () => {
    await page.getByRole('combobox', { name: 'Reply of Ines Duarte' }).selectOption('Opts out')
    await expect(page.getByRole('button', { name: /^Ines Duarte replies/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect(
      page.getByText('ines.duarte@northwind.example is on the suppression list'),
    ).toBeVisible()
  })
  await test.step('and nothing was sent or kept', async () => {
    const ledger = await product.api<unknown[]>('GET', `/campaigns/${campaign.id}/messages`)
    expect(ledger.body).toEqual([])
    const contacts = await product.api<unknown>('GET', '/contacts')
    expect(JSON.stringify(contacts.body)).not.toContain('northwind.example')
    const suppressed = await product.api<unknown>('GET', '/suppressions')
    expect(JSON.stringify(suppressed.body)).not.toContain('northwind.example')
  })
})

test.describe('at every size and in both themes', () => {
  for (const [width, height] of [
    [360, 780],
    [1280, 900],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const)
      test(`${width} px, ${colorScheme}`, async () => {
        const page = await visitors.page('member', {
          viewport: { width, height },
          colorScheme,
          reducedMotion: 'reduce',
        })
        await page.goto(`/campaigns/${campaign.id}/rehearse`)
        // Without motion nothing plays by itself, and the first day stands there whole.
        await expect(controls(page).getByRole('button', { name: 'Play' })).toBeVisible()
        await page
          .getByRole('button', { name: /^Email 1 of/ })
          .first()
          .click()
        expect(await axeFaults(page, 'main')).toEqual([])
        expect(await widerThanScreen(page)).toBeLessThanOrEqual(0)
        if (process.env.SHOTS)
          await page.screenshot({ path: `${process.env.SHOTS}/open-${width}-${colorScheme}.png` })
        await controls(page).getByRole('button', { name: 'Skip to end' }).click()
        await expect(page.getByRole('region', { name: /emails to 8 people/ })).toBeVisible()
        expect(await axeFaults(page, 'main')).toEqual([])
        expect(await widerThanScreen(page)).toBeLessThanOrEqual(0)
        if (process.env.SHOTS)
          await page.screenshot({
            path: `${process.env.SHOTS}/end-${width}-${colorScheme}.png`,
            fullPage: true,
          })
      })
})
