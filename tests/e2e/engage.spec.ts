import { DAY_MS } from '#model/lib/time-units.ts'
import { expect, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { signIn } from './sign-in.ts'
import { startProduct, type Product } from './start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})

test.afterAll(() => product?.stop())

const mail = (inside: string) =>
  `<mjml><mj-body><mj-section><mj-column><mj-text>${inside}</mj-text></mj-column></mj-section></mj-body></mjml>`

test('from a template to mails in inboxes, and out again by one click', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000)
  const post = async (path: string, body: unknown) => {
    const answer = await product.api('POST', path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body as Record<string, any>
  }
  const anna = await post('/profiles', {
    name: 'Anna Spring',
    email: 'anna@spring.example',
    properties: { firstName: 'Anna' },
  })
  const bo = await post('/profiles', {
    name: 'Bo Spring',
    email: 'bo@spring.example',
    properties: { firstName: 'Bo' },
  })
  const cy = await post('/profiles', { name: 'Cy Spring', properties: { firstName: 'Cy' } })
  await post('/lists', { id: 'spring', name: 'Spring people' })
  await post('/lists/spring/members', { profileIds: [anna.id, bo.id, cy.id] })
  await post('/topics', { id: 'spring-news', name: 'Spring news' })
  await post('/email-template', {
    id: 'spring',
    name: 'Spring letter',
    subject: 'Hello {{ properties.firstName }}',
    source: mail('Hello {{ properties.frist }}'),
  })

  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/customer/template/spring/show`)
  await expect(page.getByText('The property "properties.frist" does not exist.')).toBeVisible()
  const draft = (await product.api('GET', '/email-template/spring')).body as { version: number }
  expect(
    (
      await product.api('PUT', '/email-template/spring', {
        version: draft.version,
        source: mail('Hello {{ properties.firstName }}, it is spring'),
      })
    ).status,
  ).toBe(200)
  await page.reload()
  await page.getByLabel('Preview as').fill('Anna Spring')
  await page.getByRole('option', { name: /^Anna Spring/ }).click()
  await expect(page.frameLocator('iframe').getByText('Hello Anna, it is spring')).toBeVisible()
  await page.getByLabel('Width').selectOption('text')
  await expect(page.getByRole('region', { name: 'Email preview' })).toContainText(
    'Hello Anna, it is spring',
  )
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Version 1 published').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Versions' }).click()
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText('live')

  await page.goto(`${product.origin}/customer/engage/nodes/create`)
  await page.getByLabel('Name', { exact: false }).first().fill('Spring message')
  await expect(page.getByLabel('Address')).toHaveCount(0)
  await page.getByRole('button', { name: 'Create engage message' }).click()
  await expect(page.getByText('Choose a template.').first()).toBeVisible()
  const choose = async (label: string, name: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).fill(name)
    await page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click()
  }
  await choose('Template', 'Spring letter')
  await choose('Mailbox', 'marit@halden-loggers.example')
  await choose('Topic', 'Spring news')
  await page.getByRole('button', { name: 'Create engage message' }).click()
  await expect(page.getByRole('heading', { name: 'Spring message' })).toBeVisible()

  await page.getByRole('button', { name: 'Send …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('To').selectOption('list')
  await dialog.getByLabel('List').fill('Spring people')
  await page.getByRole('option', { name: /^Spring people/ }).click()
  await expect(dialog).toContainText('2 people get it.')
  await expect(dialog).toContainText('1 no address')
  await dialog.getByRole('button', { name: 'Send to 2 people' }).click()
  await expect(page.getByText('Sending started').first()).toBeVisible()

  const caught = async () =>
    (
      (await product.api('GET', '/dev/mail/messages?subject=Hello')).body as {
        to: string[]
        subject: string
        headers: Record<string, string>
        html: string
        text: string
      }[]
    ).filter((one) => one.to.some((to) => to.endsWith('@spring.example')))
  for (let day = 0; day < 5 && (await caught()).length < 2; day++)
    await product.api('POST', '/dev/clock', { advance: 'P1D' })
  const mails = await caught()
  expect(mails.map((one) => one.subject).toSorted()).toEqual(['Hello Anna', 'Hello Bo'])
  const toAnna = mails.find((one) => one.subject === 'Hello Anna')!
  expect(toAnna.html).toContain('it is spring')
  const link = /https?:\/\/[^\s>,"]+\/unsubscribe\/[\w-]+/.exec(toAnna.text)![0]
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sent 2' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Skipped 1' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Deliveries' })).toContainText(
    'anna@spring.example',
  )

  // The same version again, as a broadcast: it is rehearsed, then everyone who has it is skipped.
  await page.goto(`${product.origin}/customer/broadcasts/create`)
  await page.getByLabel('Name', { exact: false }).first().fill('Second letter')
  await choose('Engage message', 'Spring message')
  await page.getByRole('combobox', { name: 'Send to' }).click()
  await page.getByRole('option', { name: 'List', exact: true }).click()
  await choose('List', 'Spring people')
  await page.getByLabel('Pace', { exact: true }).fill('600')
  await page.getByRole('button', { name: 'Create broadcast' }).click()
  const rehearsal = page.getByRole('region', { name: 'Before you send' })
  await expect(rehearsal).toContainText('No one gets it.')
  await expect(rehearsal).toContainText('2 same message already sent or planned')
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Skip repeats').uncheck()
  await page.getByRole('button', { name: 'Save broadcast' }).click()
  await expect(rehearsal).toContainText('2 people get it.')
  await expect(rehearsal).toContainText('From marit@halden-loggers.example')
  await expect(rehearsal).toContainText('spring.example')
  // By night, when the mailbox is closed, nothing leaves before the pause.
  const { now } = (await product.api('GET', '/dev/clock')).body as { now: string }
  const tomorrow = new Date(Date.parse(now) + DAY_MS).toISOString().slice(0, 10)
  await product.api('POST', '/dev/clock', { set: `${tomorrow}T00:30:00Z` })
  await page.getByRole('button', { name: 'Send now …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send to 2 people' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused. Nothing leaves until you resume it.')).toBeVisible()
  await product.api('POST', '/dev/clock', { advance: 'P1D' })
  expect(await caught()).toHaveLength(2)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Broadcast resumed').first()).toBeVisible()
  for (let day = 0; day < 5 && (await caught()).length < 4; day++)
    await product.api('POST', '/dev/clock', { advance: 'P1D' })
  await page.reload()
  await expect(page.getByText('Done. No one waits for it any more.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Rates' })).toContainText('100.0 %')
  await page.getByRole('button', { name: 'Skipped 1' }).click()
  await expect(page.getByRole('region', { name: 'Deliveries' })).toContainText('no address')

  // A scanner that follows the link changes nothing; the person's button does.
  const reasons = async () =>
    (
      (await product.api('POST', '/engage/spring-message/query', { listId: 'spring' })).body as {
        reasons: Record<string, number>
      }
    ).reasons
  expect((await request.get(link)).status()).toBe(200)
  expect(await reasons()).toEqual({ 'no-address': 1, repeated: 2 })
  await page.goto(link)
  await page.getByRole('button', { name: 'Leave' }).first().click()
  await expect(page.getByRole('heading', { name: 'Saved' })).toBeVisible()
  expect(await reasons()).toEqual({ 'left-topic': 1, 'no-address': 1, repeated: 1 })
})

test('a sender is added and tested, and a message leaves through it', async ({ page }) => {
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/admin/senders/create`)
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
  await field('Name').fill('Newsletter')
  await field('From name').fill('Halden News')
  await field('From address').fill('news@halden-loggers.example')
  await page.getByRole('button', { name: 'Create sender' }).click()
  await expect(page.getByText('Enter the SMTP server.').first()).toBeVisible()
  await field('SMTP host').fill('127.0.0.1')
  await page.getByLabel('SMTP port').fill('1')
  await page.getByRole('combobox', { name: 'SMTP security' }).click()
  await page.getByRole('option', { name: 'None' }).click()
  await page.getByRole('button', { name: 'Create sender' }).click()
  await expect(page.getByText('Ready to send.')).toBeVisible()

  await page.getByRole('button', { name: 'Test connection' }).click()
  await expect(page.getByText('The connection test failed').first()).toBeVisible()
  await expect(page.getByText(/^Connection failed\./).first()).toBeVisible()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('SMTP port').fill(String(product.mailPorts.smtp))
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Test connection' }).click()
  await expect(page.getByText('The relay accepted the sign-in').first()).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  const [sender] = (await product.api<{ id: string }[]>('GET', '/senders')).body
  const template = await product.api('POST', '/email-template', {
    id: 'bulletin',
    name: 'Bulletin',
    subject: 'Bulletin for {{ properties.firstName }}',
    source: mail('News'),
  })
  expect(template.status).toBe(201)
  await product.api('POST', '/email-template/bulletin/publish', {})
  await product.api('POST', '/engage', {
    id: 'bulletin',
    name: 'Bulletin',
    templateId: 'bulletin',
    senderId: sender!.id,
  })
  const people = Array.from({ length: 60 }, (_, n) => `reader${n}@bulletin.example`)
  const profileIds = []
  for (const email of people) {
    const made = await product.api<{ id: string }>('POST', '/profiles', {
      name: email,
      email,
      properties: { firstName: 'Una' },
    })
    profileIds.push(made.body.id)
  }
  const sent = await product.api('POST', '/engage/bulletin/email', { profileIds, count: 60 })
  expect(sent.status).toBeLessThan(300)
  // More than a mailbox sends in a day, and without moving the clock.
  await expect
    .poll(
      async () =>
        (
          await product.api<{ to: string[]; headers: Record<string, string> }[]>(
            'GET',
            '/dev/mail/messages?subject=Bulletin&limit=100',
          )
        ).body.length,
      { timeout: 60_000 },
    )
    .toBe(60)
  await page.goto(`${product.origin}/customer/engage/nodes/bulletin/show`)
  await expect(page.getByRole('button', { name: 'Sent 60' })).toBeVisible()
})
