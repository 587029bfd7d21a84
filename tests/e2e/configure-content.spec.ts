import { readFileSync } from 'node:fs'
import { expect, test, type Locator, type Page } from '@playwright/test'
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
let id = ''
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000)
  own = await startSite({ '/': html })
  product = await startProduct({ FETCH_ALLOW_HOSTS: own.host })
  visitors = await startVisitors(browser, product.origin)
})
test.beforeEach(async () => {
  const made = await product.api<CampaignView>('POST', '/campaigns', { websiteUrl: own.url })
  id = made.body.id
  const job = `/jobs/${made.body.draftingJobId}`
  await expect
    .poll(async () => (await product.api<{ state: string }>('GET', job)).body.state)
    .toBe('done')
})
test.afterEach(() => visitors.closeAll())
test.afterAll(async () => {
  await product?.stop()
  await own?.stop()
})

const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible()
const press = async (control: Locator) => {
  await control.focus()
  await control.press('Enter')
}

test('a fact is exchanged, undone and redrafted, and versions bring everything back', async () => {
  const page = await visitors.page('member')
  const name = page.getByLabel('Company name', { exact: true })
  const body = page.getByLabel('Text of email 1')

  await test.step('another candidate, and back', async () => {
    await page.goto(`/campaigns/${id}/configure`)
    await expect(name).toHaveValue('Halden Loggers')
    await page
      .locator('#at-messaging-companyName-note')
      .getByRole('button', { name: '1 other candidate' })
      .click()
    await page
      .locator('#at-messaging-companyName-others')
      .getByRole('button', { name: 'Use this' })
      .click()
    await expect(name).toHaveValue('Temperature loggers for exporters of fresh fish')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(name).toHaveValue('Halden Loggers')
    expect(await axeFaults(page)).toEqual([])
  })

  let first = ''
  await test.step('an own text keeps its email out of the redraft', async () => {
    await page.goto(`/campaigns/${id}/configure/step2`)
    first = await body.inputValue()
    await expect(page.getByRole('region', { name: 'Sources of email 1' })).toContainText(
      'Value propositions',
    )
    await body.fill(`${first}\n\nIs it? Or not?`)
    await saved(page)
    await expect(page.getByText('Edited by you')).toBeVisible()
    await page
      .getByRole('listitem')
      .filter({ hasText: 'More than one question' })
      .getByRole('button', { name: 'Go to issue' })
      .click()
    await expect(body).toBeFocused()
    const selected = await body.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    )
    expect(selected).toBe('?')
    expect(await axeFaults(page)).toEqual([])
  })

  await test.step('a changed fact offers exactly the emails that rest on it', async () => {
    await page.goto(`/campaigns/${id}/configure`)
    await page.getByLabel('What you do').fill('We rent loggers for cold chains.')
    const offer = page.getByRole('region', { name: 'Emails based on changed facts' })
    const mine = offer.getByLabel('Email 1 (edited by you)')
    await expect(mine).not.toBeChecked()
    await page.reload()
    await expect(mine).not.toBeChecked()
    await mine.check()
    await offer.getByRole('button', { name: 'Redraft 1 email' }).click()
    await expect(offer).toBeHidden()
    await page.goto(`/campaigns/${id}/configure/step2`)
    await expect(body).toHaveValue(/We rent loggers for cold chains\./)
  })

  await test.step('another subject alone', async () => {
    const { body: now } = await product.api<CampaignView>('GET', `/campaigns/${id}`)
    const services = [{ text: 'Cold chain monitoring', edited: true }]
    await product.api('PUT', `/campaigns/${id}/messaging`, {
      messaging: { ...now.messaging, services },
      version: now.version,
    })
    await page.reload()
    const subject = page.getByLabel('Subject of email 1')
    const [before, text] = [await subject.inputValue(), await body.inputValue()]
    await page.getByRole('button', { name: 'Another subject' }).click()
    await expect(subject).not.toHaveValue(before)
    await expect(body).toHaveValue(text)
    await saved(page)
  })

  await test.step('versions by keyboard, with Back and a reload', async () => {
    const dialog = page.getByRole('dialog', { name: 'Versions' })
    await press(page.getByRole('button', { name: 'Versions' }))
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await press(page.getByRole('button', { name: 'Versions' }))
    await press(dialog.getByRole('button', { name: /^Drafted/ }))
    await page.reload()
    await expect(dialog.getByRole('heading', { name: /^Version 1/ })).toBeVisible()
    await dialog.getByLabel('Current version').check()
    await expect(dialog.getByRole('insertion').first()).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await press(dialog.getByRole('button', { name: 'Restore this version' }))
    await expect(page.getByText('Version 1 restored').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(body).toHaveValue(first)
    await page.reload()
    await expect(body).toHaveValue(first)
  })
})

test('a skipped question is not asked again, and stays open in step 1', async () => {
  const page = await visitors.page('member')
  await page.goto(`/start-new?campaign=${id}`)
  for (const question of [
    'Who do you write to?',
    'What do you sell?',
    'What is this campaign about?',
    'Who is it for?',
    'How do customers buy from you?',
    'What is worth telling?',
    'When do customers call you?',
  ]) {
    await expect(page.getByRole('heading', { name: question })).toBeVisible()
    await page.getByRole('button', { name: 'Leave it out' }).click()
  }
  const example = page.getByRole('heading', { name: 'What did you do for a customer last year?' })
  await expect(example).toBeVisible()
  await page.goto(`/start-new?campaign=${id}`)
  await expect(example).toBeVisible()
  await page.getByRole('button', { name: 'Leave it out' }).click()
  const answer = page.getByRole('heading', { name: 'What does someone get who answers?' })
  await expect(answer).toBeVisible()
  await page.getByRole('button', { name: 'Leave it out' }).click()
  await page.waitForURL(/\/configure$/)
  await expect(page.getByText('Skipped by you.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Use this' }).first().click()
  await expect(page.getByLabel('What you do')).toHaveValue(/temperature loggers/)
})
