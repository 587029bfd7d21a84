import { expect, test, type Page } from '@playwright/test'
import { startPayments } from '../support/payments-stand-in.ts'
import { startProduct, type Product } from './start-product.ts'
import { startVisitors, takenOver, type Visitors } from './visitors.ts'

/**
 * What visitors leave behind, from the page to the console, and a subscription by the payment
 * provider's hosted pages. Section 4 and 7; product.md 1 and 9.
 */
test.describe.configure({ timeout: 120_000 })

let product: Product
let visitors: Visitors
let payments: Awaited<ReturnType<typeof startPayments>>
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000)
  payments = await startPayments({
    secret: 'whsec_walk',
    reportTo: () => `${product.origin}/api/v1/billing/reports`,
  })
  product = await startProduct({
    STRIPE_SECRET_KEY: 'sk_test_walk',
    STRIPE_WEBHOOK_SECRET: 'whsec_walk',
    STRIPE_PRICE_ID: 'price_walk',
    STRIPE_API_URL: payments.origin,
    SUPPORT_EMAIL: 'help@outrider.example',
  })
  visitors = await startVisitors(browser, product.origin)
})
test.afterEach(() => visitors.closeAll())
test.afterAll(async () => {
  await product?.stop()
  await payments?.stop()
})

const mailsTo = async (address: string) =>
  (
    await product.api<{ subject: string; text: string; headers: Record<string, string> }[]>(
      'GET',
      `/dev/mail/messages?to=${encodeURIComponent(address)}`,
    )
  ).body
const linkIn = (text: string, part: string) =>
  text.split(/\s+/).find((word) => word.startsWith('http') && word.includes(part))!

test('newsletter: subscribed in the footer, confirmed by email, seen in the console, left by the link', async () => {
  const page = await visitors.page()
  await page.goto('/about')
  await takenOver(page)
  const form = page.getByRole('form', { name: 'Newsletter' })
  await form.getByRole('textbox').fill('reader@kestrel.example')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByRole('status')).toContainText('Thank you for subscribing!')
  await expect(form.getByRole('textbox')).toHaveValue('')
  const console = await visitors.page('admin')
  const row = console.getByRole('row', { name: /reader@kestrel\.example/ })
  await console.goto('/admin/newsletter')
  await expect(row).toContainText(/pending/i)
  const [mail] = await mailsTo('reader@kestrel.example')
  await page.goto(linkIn(mail!.text, '/newsletter/'))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible()
  await console.reload()
  await expect(row).toContainText(/confirmed/i)
  await page.goto(linkIn(mail!.text, '/newsletter/'))
  await page.getByRole('button', { name: 'Leave the newsletter' }).click()
  await expect(page.getByRole('heading', { name: 'You have left' })).toBeVisible()
  await console.reload()
  await expect(row).toContainText(/left/i)
})

test('contact form: missing fields are marked, the message arrives by email and in the console', async () => {
  const page = await visitors.page()
  await page.goto('/contact')
  await takenOver(page)
  await page.getByLabel('Your name').fill('Ines Reis')
  await page.getByLabel('Message').fill('Do you read Icelandic sites?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.getByLabel('Email', { exact: true }).fill('ines@reis.example')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Message received.' })).toBeVisible()
  const [mail] = await mailsTo('help@outrider.example')
  expect(mail!.text).toContain('Do you read Icelandic sites?')
  const console = await visitors.page('admin')
  await console.goto('/admin/contact-requests')
  await expect(console.getByRole('row', { name: /ines@reis\.example/ })).toBeVisible()
})

async function signUp(page: Page, email: string) {
  await page.goto('/signup')
  await page.waitForURL(/\/u\//)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill('a long secret')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('dialog', { name: 'Welcome to Outrider!' }).waitFor()
  const [mail] = await mailsTo(email)
  await page.goto(linkIn(mail!.text, 'verify'))
  await page.getByRole('button').first().click()
  await page.waitForURL(/\/u\/login\//)
  await page.getByLabel('Password').fill('a long secret')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/\/dashboard/)
}

test('subscription: price on the page, checkout, back without paying, paid, and the plan is active', async () => {
  const page = await visitors.page()
  await page.goto('/pricing')
  await expect(page.getByText(/Then €49(\.00)? per month/)).toBeVisible()
  await signUp(page, 'nina@newfirm.example')
  await expect(page.getByText('14 days left in trial').first()).toBeVisible()
  const subscribe = page.getByRole('button', { name: /^Subscribe/ })
  await page.goto('/account')
  await subscribe.click()
  await expect(page.getByRole('heading', { name: 'Pay nina@newfirm.example' })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL(`${product.origin}/**`)
  await expect(page.getByText('14 days left in trial').first(), 'nothing is paid yet').toBeVisible()

  await page.goto('/account')
  await subscribe.click()
  await page.getByRole('link', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/\/payment-success/)
  await expect(
    page.getByRole('heading', { name: 'Your payment is being confirmed.' }),
    'the report decides, not the page',
  ).toBeVisible()
  expect(await payments.paid()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Thank you. Your plan is active.' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(page.getByText(/days? left in trial/)).toHaveCount(0)
  await expect(subscribe).toHaveCount(0)
  await page.getByRole('button', { name: /payment|invoices/i }).click()
  await expect(page.getByRole('heading', { name: 'Your subscription' })).toBeVisible()
})
