import { expect, test, type Browser, type Page } from '@playwright/test'
import { paths } from '#client/paths.ts'
import { adminSections } from '#shell/menu.ts'
import { registry } from '#console/core/registry.ts'
import { newest } from './fill-screens.ts'
import { signIn } from './sign-in.ts'
import { startProduct, type Product } from './start-product.ts'
import { goInside, settle } from './visitors.ts'
import { handMadeScreens, tokenOf } from './walk-screens.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})

test.afterAll(() => product?.stop())

const NOT_FOUND = '404 - Page Not Found'
const MENUS = adminSections().map(({ label }) => label)
const MEMBER = 'marit@halden-loggers.example'

/**
 * What a button or link that changes something begins with. Views, columns and exports are
 * everybody's own.
 */
const WRITES = new RegExp(
  String.raw`^(New |Create\b|Edit|Delete|Save (?!as)|Upload|Import|Add (?!a filter)|Remove|` +
    String.raw`Switch o|Apply|Restore|Send|Invite|Merge|Anonymise|Erase|Clear (?!all filters)|` +
    String.raw`Retry|Cancel|Test\b|Tags|Activate|Deactivate|Run|Replay|Rotate|Pause|Resume|Change)`,
)

interface Place {
  list: string
  create: string
  edit: string
}

/**
 * The addresses of every resource: its list, the form of a new record and that of its newest one,
 * which leads those who may only read to its page.
 */
async function places(token: string): Promise<Place[]> {
  const call = <T>(method: string, path: string, body?: unknown) =>
    product.api<T>(method, path, body, { authorization: `Bearer ${token}` })
  return Promise.all(
    registry.all.map(async ({ entity, resource }) => ({
      list: resource.path,
      create: `${resource.path}/create`,
      edit: `${resource.path}/${encodeURIComponent((await newest(call, entity.path))?.id ?? 'none')}`,
    })),
  )
}

async function open(browser: Browser, email?: string): Promise<Page> {
  const page = await (
    await browser.newContext({ serviceWorkers: 'block', baseURL: product.origin })
  ).newPage()
  if (email) await signIn(page, product.origin, email, 'demo-pass')
  else await page.goto('/')
  return page
}

/**
 * Goes there inside of the page, and waits until the page stands that should.
 * @returns false when it does not
 */
async function walkTo(page: Page, path: string, isThere: boolean): Promise<boolean> {
  // The page before stays while another is fetched: its heading is told from the new one by a mark.
  await page.evaluate(
    (title) =>
      document
        .querySelectorAll('h1')
        .forEach((one) => one.textContent !== title && one.setAttribute('data-before', '')),
    NOT_FOUND,
  )
  await goInside(page, path)
  await settle(page)
  const stands = ([title, there]: [string, boolean]) => {
    const heading = document.querySelector('h1:not([data-before])')
    return (
      heading !== null &&
      (heading.textContent !== title) === there &&
      !document.querySelector('[aria-busy="true"], .ui-skeleton, .c-bone, .shell-checking')
    )
  }
  return page
    .waitForFunction(stands, [NOT_FOUND, isThere] as [string, boolean], { timeout: 15_000 })
    .then(
      () => true,
      () => false,
    )
}

/**
 * Walks where nobody of this role may be.
 * @returns where anything but the 404 page stood, and what was asked for meanwhile
 */
async function wayIn(page: Page, addresses: readonly string[]): Promise<string[]> {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible()
  const wrong: string[] = []
  // A page may stay as it was while another is fetched: whatever is fetched is a way in too.
  page.on(
    'request',
    (request) =>
      ['script', 'fetch', 'xhr'].includes(request.resourceType()) &&
      wrong.push(`asks for ${request.url()}`),
  )
  for (const path of addresses) if (!(await walkTo(page, path, false))) wrong.push(path)
  for (const label of MENUS)
    if (
      await page
        .getByRole('button', { name: label, exact: true })
        .or(page.getByRole('navigation', { name: label, exact: true }))
        .count()
    )
      wrong.push(`the menu has ${label}`)
  return wrong
}

/** What is offered on the page as it stands that would change something. */
const writesOn = async (page: Page) =>
  (
    await page
      .getByRole('main')
      .locator('button, a.ui-button, label.ui-button, a[class*="ui-button"]')
      .evaluateAll((all) =>
        all
          // Tabs of a list are named by states, such as "Paused", and change nothing.
          .filter((one) => !one.closest('nav'))
          .map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()),
      )
  ).filter((name) => WRITES.test(name))

test('each role sees the screens that are for it, and is offered what it may do', async ({
  browser,
}) => {
  const admin = await open(browser, 'admin@halden-loggers.example')
  const token = await tokenOf(admin, product.origin)
  const all = await places(token)
  const byHand = (await handMadeScreens(product)).map(({ path }) => path)
  const everywhere = [
    ...byHand,
    ...all.flatMap(({ list, create, edit }) => [list, create, edit, `${edit}/show`]),
  ]
  expect(everywhere.length).toBeGreaterThan(200)

  await test.step('visitors', async () =>
    expect(await wayIn(await open(browser), everywhere)).toEqual([]))
  await test.step('members', async () =>
    expect(await wayIn(await open(browser, MEMBER), everywhere)).toEqual([]))

  await test.step('admins', async () => {
    const wrong: string[] = []
    let offered = 0
    await admin.goto('/account')
    for (const path of byHand) if (!(await walkTo(admin, path, true))) wrong.push(path)
    for (const [at, { resource }] of registry.all.entries()) {
      if (!(await walkTo(admin, all[at]!.list, true))) wrong.push(resource.path)
      offered += (await writesOn(admin)).length
      if (!(await walkTo(admin, all[at]!.create, resource.operations.includes('create'))))
        wrong.push(all[at]!.create)
    }
    expect(wrong).toEqual([])
    expect(offered, 'the words of what writes are still these').toBeGreaterThan(20)
  })

  await test.step('admins who may only read', async () => {
    const { body: users } = await product.api<{ id: string; version: number }[]>(
      'GET',
      `/users?filter=${encodeURIComponent(JSON.stringify({ email: MEMBER }))}`,
      undefined,
      { authorization: `Bearer ${token}` },
    )
    expect(
      await product.api(
        'PUT',
        `/users/${users[0]!.id}`,
        { role: 'ADMIN', readOnly: true, version: users[0]!.version },
        { authorization: `Bearer ${token}` },
      ),
    ).toMatchObject({ status: 200 })
    const page = await open(browser, MEMBER)
    await page.goto('/admin')
    await expect(
      page.getByText('Read-only access: you can view everything but change nothing.'),
    ).toBeVisible()
    await page.goto('/account')
    const wrong: string[] = []
    const look = async (path: string, isThere: boolean) => {
      if (!(await walkTo(page, path, isThere)))
        wrong.push(`${path} ${isThere ? 'is not there' : 'is there'}`)
      wrong.push(...(await writesOn(page)).map((name) => `${path} offers "${name}"`))
    }
    for (const path of byHand) await look(path, path !== paths.addJourney)
    for (const [at, { resource }] of registry.all.entries()) {
      await look(all[at]!.list, true)
      await look(all[at]!.create, false)
      if (!all[at]!.edit.endsWith('/none'))
        await look(
          all[at]!.edit,
          resource.operations.includes('get') || resource.operations.includes('update'),
        )
    }
    expect(wrong).toEqual([])
  })
})
