import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import type { CampaignView } from '../../src/model/api/outreach.ts'
import { startModelStandIn, type ModelStandIn } from '../support/model-stand-in.ts'
import { honestWriter, taskOf } from '../support/model-writer.ts'
import { axeFaults } from './axe.ts'
import { startProduct, startSite, type Product } from './start-product.ts'
import { startVisitors, type Visitors } from './visitors.ts'

const site = (file: string) =>
  readFileSync(new URL(`../fixtures/sites/halden/${file}`, import.meta.url), 'utf8')

let product: Product
let own: Awaited<ReturnType<typeof startSite>>
let standIn: ModelStandIn
let visitors: Visitors
let campaign: CampaignView
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000)
  own = await startSite({ '/': site('index.html'), '/customers': site('customers.html') })
  standIn = await startModelStandIn()
  standIn.answerBy(honestWriter)
  product = await startProduct({
    FETCH_ALLOW_HOSTS: `${own.host},${standIn.host}`,
    LANGUAGE_MODEL_URL: standIn.url,
    LANGUAGE_MODEL_KEY: 'sk-operator',
    LANGUAGE_MODEL_NAME: 'writer-1',
    LANGUAGE_MODEL_INPUT_PRICE: '100',
    LANGUAGE_MODEL_OUTPUT_PRICE: '400',
  })
  campaign = await drafted()
  visitors = await startVisitors(browser, product.origin)
})
test.afterEach(() => visitors.closeAll())
test.afterAll(async () => {
  await product?.stop()
  await own?.stop()
  await standIn?.close()
})

async function drafted(): Promise<CampaignView> {
  const made = await product.api<CampaignView>('POST', '/campaigns', { websiteUrl: own.url })
  await expect
    .poll(
      async () =>
        (await product.api<{ state: string }>('GET', `/jobs/${made.body.draftingJobId}`)).body
          .state,
    )
    .toBe('done')
  const { id } = made.body
  const { messaging } = (await product.api<CampaignView>('GET', `/campaigns/${id}`)).body
  const valuePropositions = [
    { text: 'Every shipment has its own record.', edited: true },
    { text: 'Our loggers send readings every ten minutes.', edited: true },
  ]
  await product.api('PUT', `/campaigns/${id}/messaging`, {
    messaging: { ...messaging, valuePropositions },
  })
  return (await product.api<CampaignView>('GET', `/campaigns/${id}`)).body
}

const viewNow = async () =>
  (await product.api<CampaignView>('GET', `/campaigns/${campaign.id}`)).body

const textOfFirst = (page: Page) => page.getByRole('textbox', { name: 'Text of email 1' })
const proposal = (page: Page) => page.getByRole('region', { name: /^Proposal/ })
const widerThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test('a model drafts, a person accepts or dismisses, and the log says it all', async () => {
  const page = await visitors.page('member')
  await test.step('emails are written when the step is opened, with their sources', async () => {
    await page.goto(`/campaigns/${campaign.id}/configure/step2`)
    await expect(page.getByText('Written by your language model from the facts')).toBeVisible()
    expect(standIn.asked.map(taskOf)).toEqual(['draft'])
    await expect(textOfFirst(page)).toHaveValue(/Every shipment has its own record\./)
    await page.getByText(/^Sources of \d sentence/).click()
    await expect(page.locator('.sentence-sources .source-chip').first()).toBeVisible()
  })
  await test.step('a proposal that is dismissed changes nothing', async () => {
    const before = await textOfFirst(page).inputValue()
    await page.getByRole('button', { name: 'Rewrite email 1 with your language model' }).click()
    await page.getByRole('menuitem', { name: 'Friendlier' }).click()
    await expect(proposal(page)).toBeVisible()
    await proposal(page).getByRole('button', { name: 'Use this text' }).waitFor()
    await proposal(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(proposal(page)).toBeHidden()
    await expect(textOfFirst(page)).toHaveValue(before)
  })
  await test.step('one that is accepted replaces the text, and can be undone', async () => {
    const before = await textOfFirst(page).inputValue()
    await page.getByRole('button', { name: 'Rewrite email 1 with your language model' }).click()
    await page.getByRole('menuitem', { name: 'Shorter' }).click()
    await proposal(page).getByRole('button', { name: 'Use this text' }).click()
    await expect(textOfFirst(page)).not.toHaveValue(before)
    const shorter = await textOfFirst(page).inputValue()
    expect(shorter.length).toBeLessThan(before.length)
    await expect
      .poll(async () => (await viewNow()).steps[0]!.body, { timeout: 60_000 })
      .toBe(shorter)
  })
  await test.step('an email that is redrafted from the facts is no longer the model’s', async () => {
    await page.getByRole('button', { name: 'Redraft', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Use other words' }).click()
    await expect
      .poll(async () => (await viewNow()).steps[0]!.writtenBy, { timeout: 60_000 })
      .toBe('rules')
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect
      .poll(async () => (await viewNow()).steps[0]!.writtenBy, { timeout: 60_000 })
      .toBe('model')
  })
  await test.step('a model that fails says why, and changes nothing', async () => {
    standIn.answerBy(() => ({ kind: 'status', status: 401 }))
    await page.getByRole('button', { name: 'Rewrite email 1 with your language model' }).click()
    await page.getByRole('menuitem', { name: 'Subject lines' }).click()
    await expect(proposal(page)).toContainText('The endpoint refused the key (401).')
    expect(await axeFaults(page, '.mail.open')).toEqual([])
    standIn.answerBy(honestWriter)
  })
  await test.step('a reply is suggested in the inbox, and not sent', async () => {
    const sent = async () => (await product.api<{ length: number }>('GET', '/messages')).body.length
    const before = await sent()
    await page.goto('/inbox')
    await page.getByRole('list', { name: 'Replies' }).getByRole('button').first().click()
    await page.getByRole('button', { name: 'Suggest a reply' }).click()
    await proposal(page).getByRole('button', { name: 'Use this text' }).click()
    const answer = page.getByRole('textbox', { name: 'Your reply' })
    await expect(answer).toHaveValue(/Would a short call be worth your time\?/)
    expect(await sent()).toBe(before)
    const suggestions = standIn.asked.filter((one) => taskOf(one) === 'suggest-reply')
    expect(suggestions).toHaveLength(1)
    expect(suggestions[0]!.material).not.toMatch(/[\w.]+@[\w.]+/)
  })
  await test.step('an endpoint of the organization is set and tested', async () => {
    await page.goto('/account')
    const section = page.getByRole('region', { name: 'Language model' })
    await section.getByRole('combobox', { name: 'Model', exact: true }).selectOption('own')
    await section.getByRole('textbox', { name: 'Endpoint' }).fill(standIn.url)
    await section.getByRole('textbox', { name: 'Model name' }).fill('mine')
    await section.getByLabel('API key', { exact: true }).fill('sk-of-ours')
    await section.getByRole('button', { name: 'Save' }).click()
    await section.getByRole('button', { name: 'Test the connection' }).click()
    await expect(section.getByText('mine answered.')).toBeVisible()
    expect(standIn.asked.at(-1)!.key).toBe('sk-of-ours')
    expect(await axeFaults(page, '#language-model')).toEqual([])
    await expect(section.getByLabel('API key', { exact: true })).toHaveValue('')
  })
  await test.step('the console lists every call', async () => {
    const console_ = await visitors.page('admin')
    await console_.goto('/admin/language-model-calls')
    const rows = console_.getByRole('row')
    await expect(rows.filter({ hasText: /draft/i }).first()).toBeVisible()
    await expect(rows.filter({ hasText: /test/i }).first()).toContainText('mine')
    await expect(rows.filter({ hasText: /refused/i }).first()).toBeVisible()
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
        const shoot = async (name: string) => {
          expect(await widerThanScreen(page)).toBeLessThanOrEqual(0)
          const folder = process.env['SHOTS']
          if (folder)
            await page.screenshot({
              path: `${folder}/${name}-${width}-${colorScheme}.png`,
              fullPage: true,
            })
        }
        await page.goto(`/campaigns/${campaign.id}/configure/step2`)
        await page.getByRole('button', { name: 'Rewrite email 1 with your language model' }).click()
        await page.getByRole('menuitem', { name: 'Friendlier' }).click()
        await proposal(page).getByRole('button', { name: 'Use this text' }).waitFor()
        await page
          .getByText(/^Sources of \d sentence/)
          .first()
          .click()
        await shoot('step2')
        await page.goto('/inbox')
        await page.getByRole('list', { name: 'Replies' }).getByRole('button').first().click()
        await page.getByRole('button', { name: 'Suggest a reply' }).click()
        await proposal(page).getByRole('button', { name: 'Use this text' }).waitFor()
        await shoot('inbox')
        await page.goto('/account#language-model')
        await expect(page.getByRole('region', { name: 'Language model' })).toBeVisible()
        await page.getByRole('button', { name: 'Test the connection' }).waitFor()
        await shoot('account')
      })
})
