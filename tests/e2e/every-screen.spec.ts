import { expect, type Page } from '@playwright/test'
import { adminSections } from '#shell/menu.ts'
import { specifiedPaths } from '#tests/support/specified-paths.ts'
import type { Product } from './start-product.ts'
import { takenOver, test } from './visitors.ts'
import { tokenOf } from './walk-screens.ts'

/** Headings of pages that are no answer to a request for a screen. */
const NO_SCREEN = /404|Loading Error|went wrong/i

/** Visits of addresses in one window, and what was wrong with them. */
function watch(page: Page) {
  const wrong: string[] = []
  let at = ''
  page.on('pageerror', (error) => wrong.push(`${at}: ${error.message}`))
  page.on('response', (answer) => {
    if (answer.status() >= 500) wrong.push(`${at}: ${answer.status()} from ${answer.url()}`)
  })
  return {
    wrong,
    /** Opens an address, and waits for a heading and for everything that is still loading. */
    async visit(path: string) {
      at = path
      await page.goto(path)
      const heading = page.locator('h1').first()
      const stands = await heading.waitFor({ timeout: 30_000 }).then(
        () => true,
        () => false,
      )
      if (!stands) return void wrong.push(`${path}: no heading`)
      await page
        .waitForFunction(
          () => !document.querySelector('[aria-busy="true"], .ui-skeleton, .c-bone'),
          null,
          { timeout: 30_000 },
        )
        .catch(() => wrong.push(`${path}: still loading`))
      if (NO_SCREEN.test((await heading.textContent()) ?? ''))
        wrong.push(`${path}: "${await heading.textContent()}"`)
    },
  }
}

/** Fills the parameters of the specification's paths with records of the product. */
async function fillerOf(product: Product, token: string) {
  const as = { authorization: `Bearer ${token}` }
  const first = async (path: string) =>
    (await product.api<{ id: string }[]>('GET', `${path}?range=[0,0]`, undefined, as)).body[0]!.id
  const sitemap = await (await fetch(`${product.origin}/sitemap.xml`)).text()
  const published = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g)].map(
    ([, path]) => path!,
  )
  const campaignId = await first('/campaigns')
  const share = await product.api<{ token: string }>(
    'POST',
    `/campaigns/${campaignId}/shares`,
    { scope: ['replies'] },
    as,
  )
  const journeyId = await first('/journeys')
  const values: Readonly<Record<string, string>> = {
    campaignId,
    journeyId,
    id: journeyId,
    ownerType: 'profile',
    ownerId: await first('/profiles'),
    token: share.body.token,
  }
  return (path: string): string => {
    const [folder, parameter] = path.split('{')
    const content = published.find((one) => one.startsWith(folder!) && one !== folder)
    if (parameter && content) return content
    return path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? `no ${name}`)
  }
}

test('every screen of the specification opens for the person it is for', async ({ running }) => {
  const { product, visitors } = running
  const admin = await visitors.page('admin')
  const token = await tokenOf(admin, product.origin)
  const fill = await fillerOf(product, token)

  await test.step('visitors', async () => {
    const page = await visitors.page()
    const { visit, wrong } = watch(page)
    const paths = specifiedPaths('Public and marketing routes')
    // These answer with another page: a sign-in, or what a payment or its lack says.
    const elsewhere = ['/login', '/signup', '/oauth/callback', '/payment-success']
    for (const path of paths) if (!elsewhere.includes(path)) await visit(fill(path))
    await visit(fill('/shared/campaign/{token}'))
    await visit('/')
    await takenOver(page)
    for (const path of elsewhere) {
      const answer = await page.goto(path)
      if (answer && answer.status() >= 400) wrong.push(`${path}: ${answer.status()}`)
    }
    expect(wrong).toEqual([])
  })

  await test.step('members', async () => {
    const { visit, wrong } = watch(await visitors.page('member'))
    for (const path of specifiedPaths('Signed-in routes')) await visit(path)
    for (const step of ['', '/step2', '/step3', '/step4'])
      await visit(fill(`/campaigns/{campaignId}/configure${step}`))
    expect(wrong).toEqual([])
  })

  await test.step('admins', async () => {
    const { visit, wrong } = watch(admin)
    for (const path of specifiedPaths('Admin-only routes')) await visit(fill(path))
    for (const { label } of adminSections())
      await expect(
        admin
          .getByRole('button', { name: label, exact: true })
          .or(admin.getByRole('navigation', { name: label, exact: true }))
          .first(),
      ).toBeVisible()
    expect(wrong).toEqual([])
  })
})
