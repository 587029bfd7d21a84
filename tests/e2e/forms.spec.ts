import { expect, test, type Page } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { signIn } from './sign-in.ts'
import { startProduct, type Product } from './start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})

test.afterAll(() => product?.stop())

const WORDING = 'Yes, Halden Loggers may send me the garden news once a month.'
const VISITOR = 'vera@visitor.example'

async function post<T>(path: string, body: unknown): Promise<T> {
  const answer = await product.api('POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body as T
}

/** The text of the newest caught email to the visitor with these words in its subject. */
async function emailAbout(subject: string): Promise<string> {
  const find = async () =>
    (
      (await product.api('GET', `/dev/mail/messages?subject=${encodeURIComponent(subject)}`))
        .body as { to: string[]; text: string }[]
    ).find((one) => one.to.includes(VISITOR))?.text
  for (let day = 0; day < 5 && !(await find()); day++)
    await product.api('POST', '/dev/clock', { advance: 'P1D' })
  return (await find())!
}

const linkIn = (text: string, path: string) =>
  new RegExp(`https?://\\S+/${path}/[\\w-]+`).exec(text)![0]

/** Looks at a page on a desk and a phone, in light and dark. */
async function looksRight(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 360]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      expect(await axeFaults(page)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  await page.setViewportSize({ width: 1280, height: 800 })
}

async function makeForm(page: Page): Promise<string> {
  await page.goto(`${product.origin}/customer/form/create`)
  await page.getByRole('textbox', { name: /^Name/ }).fill('Garden form')
  await page.getByRole('textbox', { name: /^Heading/ }).fill('Garden news')
  await page.getByRole('textbox', { name: /^Wording of the consent/ }).fill(WORDING)
  await page.getByLabel('Ask for the first name').check()
  for (const [label, name] of [
    ['Topics', 'Garden news'],
    ['List', 'Garden readers'],
    ['Mailbox', 'marit@halden-loggers.example'],
  ] as const) {
    await page.getByRole('combobox', { name: label, exact: true }).fill(name)
    await page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click()
  }
  await page.getByRole('button', { name: 'Create form' }).click()
  await expect(page.getByText('Open for sign-ups.')).toBeVisible()
  await expect(page.getByLabel('Script for your website')).toHaveValue(/embed\.js" async/)
  await expect(page.getByLabel('HTML for your website')).toHaveValue(/<form method="post"/)
  await expect(page.getByRole('link', { name: 'marit@halden-loggers.example' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  return page.getByLabel('Hosted page').inputValue()
}

test('a visitor signs up, confirms, leaves everything and comes back', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await post('/topics', {
    id: 'garden',
    name: 'Garden news',
    description: 'Written by Jo',
    publicDescription: 'What grows, once a month',
  })
  await post('/lists', { id: 'garden', name: 'Garden readers' })
  await product.api('PUT', '/tenants/me', { accentColor: '#ffe34d' })
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  const address = await makeForm(page)

  // The visitor has no JavaScript.
  const context = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await context.newPage()
  await visitor.goto(address)
  await expect(visitor.getByText('What grows, once a month')).toBeVisible()
  await expect(visitor.getByText('Written by Jo')).toHaveCount(0)
  await visitor.getByRole('button', { name: 'Subscribe' }).click()
  await expect(visitor.getByText('Please fill in this field.')).toBeVisible()
  await visitor.getByLabel('Email').fill(VISITOR)
  await visitor.getByLabel('First name').fill('Vera')
  await visitor.getByLabel(WORDING).check()
  await product.api('POST', '/dev/clock', { advance: 'PT5S' })
  await visitor.getByRole('button', { name: 'Subscribe' }).click()
  await expect(visitor.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()

  await visitor.goto(linkIn(await emailAbout('Confirm your subscription'), 'forms/confirm'))
  await expect(visitor.getByText(WORDING)).toBeVisible()
  await visitor.getByRole('button', { name: 'Confirm' }).click()
  await expect(visitor.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()

  const { body: people } = await product.api<{ id: string; name: string }[]>(
    'GET',
    `/profiles?filter=${encodeURIComponent(JSON.stringify({ email: VISITOR }))}`,
  )
  expect(people).toHaveLength(1)
  await page.goto(`${product.origin}/customer/list/garden/show`)
  await page.getByRole('tab', { name: /^People/ }).click()
  await expect(page.getByText('Vera').first()).toBeVisible()
  await page.goto(`${product.origin}/profiles/profile/${people[0]!.id}?tab=consents`)
  await expect(page.getByText(`“${WORDING}”`)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^consent-records-.*\.csv$/)

  await post('/email-template', {
    id: 'garden',
    name: 'Garden letter',
    subject: 'In the garden',
    source:
      '<mjml><mj-body><mj-section><mj-column><mj-text>Hi ' +
      '<a href="{{ preferences_url }}">What you get</a></mj-text></mj-column></mj-section></mj-body></mjml>',
  })
  await post('/email-template/garden/publish', {})
  const { body: mailboxes } = await product.api<{ id: string; address: string }[]>(
    'GET',
    '/mailboxes',
  )
  await post('/engage', {
    id: 'garden',
    name: 'Garden letter',
    templateId: 'garden',
    topicId: 'garden',
    mailboxId: mailboxes.find((one) => one.address.startsWith('marit@'))!.id,
  })
  await post('/engage/garden/email', { listId: 'garden' })
  const letter = await emailAbout('In the garden')
  await visitor.goto(linkIn(letter, 'unsubscribe'))
  await expect(visitor.getByText('Garden news')).toBeVisible()
  await visitor.getByRole('button', { name: 'Unsubscribe from everything' }).click()
  await expect(visitor.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()

  await visitor.goto(linkIn(letter, 'preferences'))
  await expect(visitor.getByText('You do not get it').first()).toBeVisible()
  await visitor.getByRole('button', { name: 'Receive emails again' }).click()
  await expect(visitor.getByRole('heading', { name: 'You get emails again' })).toBeVisible()
  await visitor.reload()
  await context.close()

  for (const path of [address, linkIn(letter, 'preferences')]) {
    await page.goto(path)
    await looksRight(page)
  }
})
