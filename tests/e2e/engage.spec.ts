import { expect, test } from '@playwright/test'
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
  await expect(
    page.getByText('"properties.frist" stands for nothing: there is no such property.'),
  ).toBeVisible()
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
  await page.getByLabel('As this person').fill('Anna Spring')
  await page.getByRole('option', { name: /^Anna Spring/ }).click()
  await expect(page.frameLocator('iframe').getByText('Hello Anna, it is spring')).toBeVisible()
  await page.getByLabel('Width').selectOption('text')
  await expect(page.getByRole('region', { name: 'The mail as it is read' })).toContainText(
    'Hello Anna, it is spring',
  )
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Version 1 is sent from now on').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Versions' }).click()
  await expect(page.getByRole('region', { name: 'Versions' })).toContainText('is sent')

  await page.goto(`${product.origin}/customer/engage/nodes/create`)
  await page.getByLabel('Name', { exact: false }).first().fill('Spring message')
  await expect(page.getByLabel('Address')).toHaveCount(0)
  await page.getByRole('button', { name: 'Create engage message' }).click()
  await expect(page.getByText('Choose the template that is sent.').first()).toBeVisible()
  for (const [label, name] of [
    ['Template', 'Spring letter'],
    ['Mailbox', 'marit@halden-loggers.example'],
    ['Topic', 'Spring news'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(name)
    await page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click()
  }
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
  await expect(page.getByText('The message is on its way').first()).toBeVisible()

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

  // A scanner that follows the link changes nothing; the person's button does.
  const gets = async () =>
    (
      (await product.api('POST', '/engage/spring-message/query', { listId: 'spring' })).body as {
        gets: number
      }
    ).gets
  expect((await request.get(link)).status()).toBe(200)
  expect(await gets()).toBe(2)
  await page.goto(link)
  await page.getByRole('button', { name: 'Leave' }).first().click()
  await expect(page.getByRole('heading', { name: 'Saved' })).toBeVisible()
  expect(await gets()).toBe(1)
})
