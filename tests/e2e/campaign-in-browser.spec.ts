import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { daysUntil, startProduct, startSite, type Product } from './start-product.ts'

const site = (file: string) =>
  readFileSync(new URL(`../fixtures/sites/halden/${file}`, import.meta.url), 'utf8')
const people =
  'Email,First name,Company,Country\nann@alpha.example,Ann,Alpha,NO\nbob@beta.example,Bob,Beta,SE\nbad,No,X,NO\n'

let product: Product
let own: Awaited<ReturnType<typeof startSite>>
test.beforeAll(async () => {
  own = await startSite({ '/': site('index.html'), '/customers': site('customers.html') })
  product = await startProduct({ FETCH_ALLOW_HOSTS: own.host })
})
test.afterAll(async () => {
  await product.stop()
  await own.stop()
})

interface Caught {
  id: string
  to: string[]
  subject: string
  text: string
}
const mailsTo = async (address: string) =>
  (await product.api<Caught[]>('GET', `/dev/mail/messages?to=${encodeURIComponent(address)}`)).body

/** The new person's mailbox: the embedded mail servers, which take any password. */
async function connectMailbox(page: Page) {
  await page.getByRole('button', { name: 'Connect mailbox' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Other' }).click()
  await dialog.getByLabel('Address').fill('nina@newfirm.example')
  await dialog.getByLabel('Sender name').fill('Nina Berg')
  for (const [name, server] of [
    ['Sending', product.mailPorts.smtp],
    ['Reading', product.mailPorts.imap],
  ] as const) {
    const group = dialog.getByRole('group', { name })
    await group.getByLabel('Server').fill('127.0.0.1')
    await group.getByLabel('Port').fill(String(server))
    await group.getByLabel('Security').selectOption({ label: 'None' })
    await group.getByLabel('Username').fill('nina@newfirm.example')
    await group.getByLabel('Password').fill('any password')
  }
  await dialog.getByRole('button', { name: 'Connect' }).click()
  // The connection is tried at once, and what came of it is said.
  await expect(dialog).toContainText(/signed in/i)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

const EXAMPLE = 'Last winter we fitted 40 pallets of a salmon exporter in Bergen within a week.'
const ALERT = 'You get an alert within one minute of a limit being crossed.'

/** Writes an answer instead of, or in addition to, the candidates of a question. */
async function writeAnswer(page: Page, text: string) {
  const own = page.getByLabel(/None of these|Add one in your own words/)
  if (await own.isVisible()) await own.check()
  await page.getByLabel('In your own words', { exact: true }).fill(text)
}

/** Leaves questions out until one is asked. */
async function leaveOutUntil(page: Page, question: string) {
  const asked = page.getByRole('heading', { name: question })
  await expect(async () => {
    const heading = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .first()
      .innerText()
    if (heading !== question) await page.getByRole('button', { name: 'Leave it out' }).click()
    await expect(asked).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test('a visitor types a website address, signs up, reviews four steps, launches, and sees a reply', async ({
  page,
}) => {
  await test.step('the address, checked to the letter', async () => {
    // The page reads before its scripts are there; whoever is faster than they are is sent to the
    // next page by the browser, and begins again here.
    await expect(async () => {
      await page.goto(product.origin)
      await page.getByLabel('Website URL').first().fill('acme')
      await page.getByRole('button', { name: 'Draft my campaign' }).first().click()
      await expect(
        page.getByRole('alert').filter({
          hasText: 'Please enter a valid domain (e.g., example.com or www.example.com)',
        }),
      ).toBeVisible({ timeout: 3000 })
      expect(new URL(page.url()).pathname).toBe('/')
    }).toPass()
    await page.getByLabel('Website URL').first().fill(own.url)
    await page.getByRole('button', { name: 'Draft my campaign' }).first().click()
    await page.waitForURL(/\/start-new/)
  })

  await test.step('what the site says and the first email, before there is an account', async () => {
    // The address changes before the page does, and the page before has two fields of that name.
    await expect(page.getByRole('heading', { level: 1, name: 'Start New Campaign' })).toBeVisible()
    await expect(page.getByLabel('Website URL')).toHaveValue(own.url)
    const seen = page.getByRole('region', { name: 'What your website says' })
    await expect(seen).toContainText('Halden Loggers')
    await expect(seen.getByRole('article')).toContainText('?')
    expect(await axeFaults(page)).toEqual([])
    await seen.getByRole('button', { name: 'Sign up and keep this draft' }).click()
  })

  await test.step('sign-up, with the link from the mail', async () => {
    await page.getByLabel('Email address').fill('nina@newfirm.example')
    await page.getByLabel('Password').fill('a long secret')
    await page.getByRole('button', { name: 'Continue' }).click()
    const dialog = page.getByRole('dialog', { name: 'Welcome to Outrider!' })
    await expect(dialog).toContainText('nina@newfirm.example')
    const [mail] = await mailsTo('nina@newfirm.example')
    await page.goto(/https?:\/\/\S+verify\S+/.exec(mail!.text)![0])
    await page.getByRole('button').first().click()
    await expect(page.getByText('Email Verified Successfully!')).toBeVisible()
    await page.waitForURL(/\/u\/login\//)
    await expect(page.getByLabel('Email address')).toHaveValue('nina@newfirm.example')
    await page.getByLabel('Password').fill('a long secret')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(/\/start-new/)
    await expect(page.getByText('14 days left in trial')).toBeVisible()
  })

  await test.step('the questions, with an email that follows the answers', async () => {
    // Begun by itself, as it was asked for before the sign-up.
    await expect(page.getByRole('heading', { name: 'Who do you write to?' })).toBeVisible()
    await page.getByRole('radio', { name: 'Companies that buy from you' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'What do you sell?' })).toBeVisible()
    await expect(page.getByRole('radio').first()).toBeChecked()
    await page.getByRole('button', { name: 'Continue' }).click()
    const preview = page.getByRole('complementary', { name: 'Your first email' })
    await expect(preview).toContainText('We make a temperature logger for exporters of fresh fish.')
    const audience = page.getByRole('heading', { name: 'Who is it for?' })
    await expect(audience).toBeVisible()
    await page.reload()
    await expect(audience).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'What do you sell?' })).toBeVisible()
    await page.goForward()
    await expect(audience).toBeVisible()
    await writeAnswer(page, 'exporters of fresh fish')
    await page.getByRole('button', { name: 'Continue' }).click()
    await leaveOutUntil(page, 'What is worth telling?')
    await writeAnswer(page, ALERT)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'What is worth telling?' })).toBeHidden()
    await leaveOutUntil(page, 'What did you do for a customer last year?')
    await page.getByLabel('Your sentence', { exact: true }).fill(EXAMPLE)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(
      page.getByRole('heading', { name: 'What does someone get who answers?' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Leave it out' }).click()
    await page.waitForURL(/\/configure$/)
  })

  await test.step('the draft, with sources', async () => {
    await expect(page.getByLabel('What you do')).toHaveValue(
      'We make a temperature logger for exporters of fresh fish.',
    )
    await expect(page.getByLabel(/^value proposition \d$/i).last()).toHaveValue(ALERT)
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.waitForURL(/step2$/)
    await page.reload()
    await expect(page.getByText(/^(Two|Three) emails over \d days$/)).toBeVisible()
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.waitForURL(/step3$/)
    await expect(page.getByRole('heading', { name: 'Targets' })).toBeVisible()
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.waitForURL(/step4$/)
  })

  await test.step('people, mailbox, sender', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(people) })
    await page.getByRole('button', { name: 'Test run' }).click()
    await page.getByRole('button', { name: 'Import 2 people' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await connectMailbox(page)
    const url = page.url()
    await page.goto(`${product.origin}/account`)
    await page.getByLabel('Sender name').fill('Nina Berg')
    await page.getByLabel('Postal address').fill('New Firm, Street 1, 10115 Berlin')
    await page
      .getByLabel('Postal address')
      .locator('xpath=ancestor::form')
      .getByRole('button', { name: /Save/ })
      .click()
    await expect(page.getByText('Saved').first()).toBeVisible()
    await page.goto(url)
  })

  await test.step('launch', async () => {
    await page.getByRole('button', { name: 'Review and launch' }).click()
    const dialog = page.getByRole('dialog', { name: 'Review and launch' })
    await expect(dialog).toContainText(/Ready to launch, with \d warnings?\./)
    await dialog.getByRole('button', { name: 'Launch', exact: true }).click({ timeout: 10_000 })
    await expect(page.getByRole('button', { name: /Undo/ }).first()).toBeVisible()
  })

  await test.step('why a person is written to', async () => {
    await page.goto(`${product.origin}/campaigns`)
    await page
      .getByRole('link', { name: /Halden Loggers outreach/ })
      .first()
      .click()
    const sections = page.getByRole('navigation', { name: 'Campaign sections' })
    await sections.getByRole('link', { name: /^People/ }).click()
    await page.getByRole('button', { name: 'Why? Bob', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Why? Bob' })
    await expect(dialog).toContainText('Halden Loggers outreach will write to')
    await expect(dialog.getByRole('region', { name: 'Reasons' })).toContainText(
      'You may email this person',
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('mails leave, a reply arrives, three weeks pass', async () => {
    const [first] = await daysUntil(
      product,
      () => mailsTo('bob@beta.example'),
      (mails) => mails.length > 0,
    )
    expect(first!.text).toContain('temperature logger')
    await product.api('POST', `/dev/mail/messages/${first!.id}/respond`, {
      kind: 'reply',
      text: 'Sounds good, can you call me on Thursday?',
    })
    await page.goto(`${product.origin}/inbox`)
    await page.getByRole('button', { name: 'Check for replies' }).click()
    await expect(page.getByText('can you call me on Thursday').first()).toBeVisible()
    await product.api('POST', '/dev/clock', { advance: 'P21D' })
    const toAnn = await mailsTo('ann@alpha.example')
    expect(toAnn.length).toBeGreaterThan(1)
    expect(toAnn.filter(({ text }) => text.includes(EXAMPLE))).toHaveLength(1)
    expect(await mailsTo('bob@beta.example')).toHaveLength(1)
    await page.goto(`${product.origin}/inbox`)
    await expect(page.getByText('can you call me on Thursday').first()).toBeVisible()
    await page.goto(`${product.origin}/campaigns`)
    await expect(page.getByRole('row', { name: /Halden Loggers outreach/ })).toContainText(
      /completed/i,
    )
    await page.goto(`${product.origin}/dashboard`)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })

  await test.step('the console is not there for members', async () => {
    for (const path of ['/profiles', '/customer/segment', '/admin', '/logs']) {
      await page.goto(`${product.origin}${path}`)
      await expect(page.getByText('404 - Page Not Found')).toBeVisible()
    }
  })
})
