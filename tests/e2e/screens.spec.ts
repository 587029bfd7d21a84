import { readFileSync } from 'node:fs'
import { expect, test, type Browser, type Page } from '@playwright/test'
import type { CampaignView } from '#model/api/outreach.ts'
import { fillScreens } from './fill-screens.ts'
import { signIn } from './sign-in.ts'
import { startProduct, startSite, type Product } from './start-product.ts'
import {
  generatedScreens,
  handMadeScreens,
  tokenOf,
  walkScreens,
  type Look,
  type Screen,
} from './walk-screens.ts'

/** `npm run screens` sets it: the same walk then also writes pictures. */
const keep = process.env.SCREENS === '1'
/** Where all pictures go, which is not kept. */
const PICTURES = 'test-results/screens'
/** Where those go that README.md shows. */
const SHOWN = 'docs/screens'
/** The pictures that README.md shows. */
const shown = new Set(
  [...readFileSync('README.md', 'utf8').matchAll(/docs\/screens\/([\w-]+\.png)/g)].map(
    ([, file]) => file!,
  ),
)

function pictureOf({ name }: Screen, { size, theme }: Look): string {
  const file = `${name}-${size[0]}-${theme}.png`
  return `${shown.has(file) ? SHOWN : PICTURES}/${file}`
}
const publicScreens: Screen[] = [
  '/',
  '/how-it-works',
  '/features',
  '/pricing',
  '/use-cases',
  '/about',
  '/faq',
  '/contact',
  '/resources',
  '/resources/blog',
  '/solutions',
  '/industries',
  '/privacy-policy',
  '/nowhere',
].map((path) => ({ name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'), path }))
// A walk of minutes is no story to retrace; what it finds is named by screen and element.
test.use({ trace: 'off' })

let product: Product
let own: Awaited<ReturnType<typeof startSite>>
let campaign: CampaignView

/** A campaign half-way through its life, so that no screen is empty. */
test.beforeAll(async () => {
  own = await startSite({
    '/': readFileSync(new URL('../fixtures/sites/halden/index.html', import.meta.url), 'utf8'),
  })
  product = await startProduct({ FETCH_ALLOW_HOSTS: own.host })
  const { api } = product
  const created = (
    await api<CampaignView>('POST', '/campaigns', { websiteUrl: own.url, goal: 'call' })
  ).body
  for (let tries = 0; tries < 200; tries++) {
    if (
      (await api<{ state: string }>('GET', `/jobs/${created.draftingJobId}`)).body.state === 'done'
    )
      break
    await new Promise((done) => setTimeout(done, 100))
  }
  let view = (await api<CampaignView>('GET', `/campaigns/${created.id}`)).body
  for (const part of ['messaging', 'steps', 'targets', 'schedule'] as const)
    view = (
      await api<CampaignView>('PUT', `/campaigns/${view.id}/${part}`, {
        [part]: view[part],
        version: view.version,
      })
    ).body
  const contacts = (await api<{ id: string }[]>('GET', '/contacts?range=[0,39]')).body
  await api('POST', `/campaigns/${view.id}/contacts`, { contactIds: contacts.map((one) => one.id) })
  view = (await api<CampaignView>('GET', `/campaigns/${view.id}`)).body
  await api('POST', `/campaigns/${view.id}/launch`, { version: view.version })
  await api('POST', '/dev/clock', { advance: 'P6D' })
  const mails = (
    await api<{ id: string; from: string }[]>('GET', '/dev/mail/messages?limit=200')
  ).body.filter((mail) => mail.from.includes('halden-loggers'))
  const answers = [
    ['reply', 'Thursday after two suits me. Can you call the office line?'],
    ['reply', 'Please do not write again.'],
    ['out-of-office', ''],
    ['bounce', ''],
    ['reply', 'What does it cost per trip?'],
  ] as const
  for (const [index, [kind, text]] of answers.entries())
    if (mails[index])
      await api('POST', `/dev/mail/messages/${mails[index].id}/respond`, {
        kind,
        ...(text ? { text } : {}),
      })
  await api('POST', '/dev/clock', { advance: 'P2D' })
  campaign = (await api<CampaignView>('GET', `/campaigns/${view.id}`)).body
})

test.afterAll(async () => {
  await product?.stop()
  await own?.stop()
})

const walk = (page: Page, screens: readonly Screen[]) =>
  walkScreens(page, product, screens, { picture: keep ? pictureOf : undefined })

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
    { name: 'start-new', path: '/start-new' },
    { name: 'campaigns', path: '/campaigns' },
    { name: 'campaign', path: at },
    { name: 'configure', path: `${at}/configure` },
    { name: 'configure-step2', path: `${at}/configure/step2` },
    { name: 'configure-step3', path: `${at}/configure/step3` },
    { name: 'configure-step4', path: `${at}/configure/step4` },
    { name: 'rehearse', path: `${at}/rehearse` },
    { name: 'dashboard', path: '/dashboard' },
    { name: 'company-dashboard', path: '/company-dashboard' },
    { name: 'account', path: '/account' },
    { name: 'contacts', path: '/contacts' },
    { name: 'mailboxes', path: '/mailboxes' },
    { name: 'inbox', path: '/inbox' },
  ])
})

test('console', async ({ browser }) => {
  test.setTimeout(1_800_000)
  const page = await newPage(browser)
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  const token = await tokenOf(page, product.origin)
  expect(await fillScreens(product, token)).toEqual([])
  await walk(page, [
    ...(await handMadeScreens(product)),
    ...(await generatedScreens(product, token)),
  ])
})
