import { mkdirSync, readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Browser, type Page } from '@playwright/test'
import type { CampaignView } from '#model/outreach.ts'
import { signIn } from './sign-in.ts'
import { startProduct, startSite, type Product } from './start-product.ts'

/** `npm run screens` sets it: the same walk then also writes `docs/screens/`. */
const keep = process.env.SCREENS === '1'
const sizes = [
  [360, 780],
  [1280, 900],
] as const
const themes = ['light', 'dark'] as const

interface Screen {
  name: string
  path: string
}

const publicScreens: Screen[] = ['/', '/how-it-works', '/features', '/pricing', '/use-cases', '/about', '/faq', '/contact', '/resources', '/resources/blog', '/solutions', '/industries', '/privacy-policy', '/nowhere'].map((path) => ({ name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'), path }))
const adminScreens: Screen[] = [
  ['admin', '/admin'], ['profiles', '/profiles'], ['segments', '/customer/segment'], ['segment', '/customer/segment/frequent-visitors'], ['segment-create', '/customer/segment/create'], ['properties', '/properties'], ['goals', '/customer/goal'], ['templates', '/customer/template'], ['logs', '/logs'],
  ['admin-tenants', '/admin/tenants'], ['admin-users', '/admin/users'], ['admin-system-properties', '/admin/system-properties'], ['admin-jobs', '/admin/jobs'], ['admin-contacts', '/admin/contacts'], ['admin-campaigns', '/admin/campaigns'], ['admin-mailboxes', '/admin/mailboxes'],
].map(([name, path]) => ({ name: name!, path: path! }))

let product: Product
let own: Awaited<ReturnType<typeof startSite>>
let campaign: CampaignView

/** A campaign half-way through its life, so that no screen is empty. */
test.beforeAll(async () => {
  own = await startSite({ '/': readFileSync(new URL('../fixtures/sites/halden/index.html', import.meta.url), 'utf8') })
  product = await startProduct({ FETCH_ALLOW_HOSTS: own.host })
  const { api } = product
  const created = (await api<CampaignView>('POST', '/campaigns', { websiteUrl: own.url, goal: 'call' })).body
  for (let tries = 0; tries < 200; tries++) {
    if ((await api<{ state: string }>('GET', `/jobs/${created.draftingJobId}`)).body.state === 'done') break
    await new Promise((done) => setTimeout(done, 100))
  }
  let view = (await api<CampaignView>('GET', `/campaigns/${created.id}`)).body
  for (const part of ['messaging', 'steps', 'targets', 'schedule'] as const) view = (await api<CampaignView>('PUT', `/campaigns/${view.id}/${part}`, { [part]: view[part], version: view.version })).body
  const contacts = (await api<{ id: string }[]>('GET', '/contacts?range=[0,39]')).body
  await api('POST', `/campaigns/${view.id}/contacts`, { contactIds: contacts.map((one) => one.id) })
  view = (await api<CampaignView>('GET', `/campaigns/${view.id}`)).body
  await api('POST', `/campaigns/${view.id}/launch`, { version: view.version })
  await api('POST', '/dev/clock', { advance: 'P6D' })
  const mails = (await api<{ id: string; from: string }[]>('GET', '/dev/mail/messages?limit=200')).body.filter((mail) => mail.from.includes('halden-loggers'))
  const answers = [['reply', 'Thursday after two suits me. Can you call the office line?'], ['reply', 'Please do not write again.'], ['out-of-office', ''], ['bounce', ''], ['reply', 'What does it cost per trip?']] as const
  for (const [index, [kind, text]] of answers.entries()) if (mails[index]) await api('POST', `/dev/mail/messages/${mails[index].id}/respond`, { kind, ...(text ? { text } : {}) })
  await api('POST', '/dev/clock', { advance: 'P2D' })
  campaign = (await api<CampaignView>('GET', `/campaigns/${view.id}`)).body
  if (keep) mkdirSync('docs/screens', { recursive: true })
})

test.afterAll(async () => {
  await product?.stop()
  await own?.stop()
})

async function walk(page: Page, screens: readonly Screen[]) {
  const wrong: string[] = []
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  for (const screen of screens)
    for (const [width, height] of sizes)
      for (const theme of themes) {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        await page.goto(`${product.origin}${screen.path}`)
        await page.locator('h1').first().waitFor({ timeout: 10_000 }).catch(() => wrong.push(`${screen.name}: no heading`))
        // The network is never idle: live events keep one request open. Placeholders tell when the page is there.
        await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .ui-skeleton'), null, { timeout: 8000 }).catch(() => wrong.push(`${screen.name}: still loading`))
        const at = `${screen.name} ${width} ${theme}`
        if (keep) await page.screenshot({ path: `docs/screens/${screen.name}-${width}-${theme}.png` })
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        if (sideways > 1) wrong.push(`${at}: ${sideways} px wider than the window`)
        const { violations } = await new AxeBuilder({ page }).analyze()
        wrong.push(...violations.map((one) => `${at}: ${one.id} (${one.nodes.length}) ${one.nodes[0]?.target.join(' ')}`))
      }
  expect([...new Set(wrong)]).toEqual([])
  expect(faults).toEqual([])
}

const newPage = async (browser: Browser) => (await browser.newContext()).newPage()

test('public pages', async ({ browser }) => {
  test.setTimeout(600_000)
  await walk(await newPage(browser), publicScreens)
})

test('customer area', async ({ browser }) => {
  test.setTimeout(600_000)
  const page = await newPage(browser)
  await signIn(page, product.origin, 'marit@halden-loggers.example', 'demo-pass')
  const at = `/campaigns/${campaign.id}`
  await walk(page, [
    { name: 'start-new', path: '/start-new' }, { name: 'campaigns', path: '/campaigns' }, { name: 'campaign', path: at }, { name: 'configure', path: `${at}/configure` }, { name: 'configure-step2', path: `${at}/configure/step2` }, { name: 'configure-step3', path: `${at}/configure/step3` }, { name: 'configure-step4', path: `${at}/configure/step4` },
    { name: 'dashboard', path: '/dashboard' }, { name: 'company-dashboard', path: '/company-dashboard' }, { name: 'account', path: '/account' }, { name: 'contacts', path: '/contacts' }, { name: 'mailboxes', path: '/mailboxes' }, { name: 'inbox', path: '/inbox' },
  ])
})

test('console', async ({ browser }) => {
  test.setTimeout(600_000)
  const page = await newPage(browser)
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  const [profile] = (await product.api<{ id: string }[]>('GET', '/profiles?range=[0,0]')).body
  await walk(page, [...adminScreens, { name: 'profile', path: `/profiles/profile/${profile!.id}` }])
})
