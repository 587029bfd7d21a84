import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { packArchive } from '#platform/archive.ts'
import { DEMO_TENANT } from '#store/seed/seed-demo-data.ts'
import { signIn } from './sign-in.ts'
import { startProduct, type Product } from './start-product.ts'

let product: Product
let server: Server
let origin = ''
const files = mkdtempSync(join(tmpdir(), 'outrider-files-'))
const place = join(files, DEMO_TENANT, 'releases')

/** An export of another installation: the name of one goal, and one more. */
const release = (name: string) =>
  packArchive([
    {
      name: 'manifest.json',
      text: JSON.stringify({ format: 1, tenantId: 'another', versions: {} }),
    },
    { name: 'goals/called.json', text: JSON.stringify({ id: 'called', name }) },
    { name: 'goals/wrote.json', text: JSON.stringify({ id: 'wrote', name: 'Wrote to us' }) },
  ])
const list = (archives: object[]) => JSON.stringify({ archives })
/** What stands on the server; what does not is answered with 404. */
const served: Record<string, string | Buffer | Uint8Array> = {}

test.beforeAll(async () => {
  mkdirSync(place, { recursive: true })
  server = createServer((request, response) => {
    const body = served[request.url!]
    if (request.url === '/private.json' && request.headers.authorization !== 'Bearer right')
      return void response.writeHead(401).end()
    if (request.url === '/moved.json')
      return void response.writeHead(302, { location: '/list.json' }).end()
    response.writeHead(body === undefined ? 404 : 200).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
  product = await startProduct({ FILES_DIR: files, FETCH_ALLOW_HOSTS: new URL(origin).host })
})

test.afterAll(async () => {
  await product?.stop()
  server.close()
  rmSync(files, { recursive: true })
})

const planOn = (page: Page) => page.getByRole('region', { name: 'Import preview' })
const archivesOn = (page: Page) =>
  page.getByRole('region', { name: 'Archives', exact: true }).getByRole('table')
const goal = async (id: string) =>
  (await product.api<{ name: string }>('GET', `/goals/${id}`)).body.name

async function addRepository(page: Page, values: { name: string; place: string; token?: string }) {
  await page.goto(`${product.origin}/settings`)
  await page.getByRole('link', { name: 'Add repository' }).click()
  await page.getByLabel(/^Name/).fill(values.name)
  await page.getByLabel(/^Place/).fill(values.place)
  if (values.token) await page.getByLabel(/^Token/).fill(values.token)
  await page.getByRole('button', { name: 'Create repository' }).click()
}

test.beforeEach(({ page }) =>
  signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass'),
)

test('a folder is a repository: its archives are listed, one is compared and imported, and remembered', async ({
  page,
}) => {
  writeFileSync(join(place, 'spring.tar.gz'), release('Called us'))
  writeFileSync(join(place, 'notes.txt'), 'no archive')
  await addRepository(page, { name: 'Test installation', place: 'folder:releases' })
  await expect(page.getByRole('heading', { name: 'Test installation', level: 1 })).toBeVisible()
  await expect(archivesOn(page).getByRole('row')).toHaveCount(2)
  await expect(archivesOn(page)).toContainText('spring.tar.gz')

  // The plan is shown, and a reload in the middle of it leaves everything as it was.
  const compare = page.getByRole('button', {
    name: 'Compare spring.tar.gz with the current configuration',
  })
  await compare.click()
  await expect(planOn(page)).toContainText('2 to create')
  await page.reload()
  await expect(compare).toBeVisible()
  await expect(planOn(page)).toHaveCount(0)
  expect(await product.api('GET', '/goals/called')).toMatchObject({ status: 404 })

  await compare.click()
  await planOn(page).getByRole('button', { name: 'Import 2 records' }).click()
  await expect(page.getByText('2 records imported')).toBeVisible()
  expect(await goal('called')).toBe('Called us')
  await page.reload()
  await expect(archivesOn(page).getByRole('row', { name: /spring\.tar\.gz/ })).toContainText(
    'last imported',
  )

  // What was exchanged after it was shown is another plan: nothing is done, and the new one is
  // shown.
  writeFileSync(join(place, 'spring.tar.gz'), release('Called us in May'))
  await compare.click()
  await expect(planOn(page)).toContainText('1 to change')
  writeFileSync(join(place, 'spring.tar.gz'), release('Called us in June'))
  await planOn(page).getByRole('button', { name: 'Import 1 record' }).click()
  await expect(page.getByText('Import failed')).toBeVisible()
  await expect(planOn(page)).toContainText('in June')
  expect(await goal('called')).toBe('Called us')
  await planOn(page).getByRole('button', { name: 'Import 1 record' }).click()
  await expect(page.getByText('1 record imported')).toBeVisible()
  expect(await goal('called')).toBe('Called us in June')

  writeFileSync(join(place, 'broken.tar.gz'), 'not packed')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page
    .getByRole('button', { name: 'Compare broken.tar.gz with the current configuration' })
    .click()
  await expect(page.getByText('This is not a .tar.gz archive.')).toBeVisible()
  await expect(planOn(page)).toHaveCount(0)
})

test('a list on a server shows names, versions and sizes; an archive of it is taken in', async ({
  page,
}) => {
  served['/list.json'] = list([
    {
      file: 'autumn.tar.gz',
      name: 'Autumn',
      version: '2.0.0',
      time: '2026-09-01T08:00:00Z',
      description: 'With the goals of the new season.',
      size: 120_000,
    },
    { file: 'gone.tar.gz', name: 'Gone' },
  ])
  served['/autumn.tar.gz'] = release('Called us in autumn')
  await addRepository(page, { name: 'Releases', place: `${origin}/list.json` })
  const row = archivesOn(page).getByRole('row', { name: /Autumn/ })
  for (const text of ['2.0.0', '120 kB', 'With the goals of the new season.'])
    await expect(row).toContainText(text)
  await row.getByRole('button').click()
  await planOn(page)
    .getByRole('button', { name: /^Import/ })
    .click()
  await expect(page.getByText(/records? imported/)).toBeVisible()
  expect(await goal('called')).toBe('Called us in autumn')
  await page.getByRole('button', { name: 'Compare Gone with the current configuration' }).click()
  await expect(page.getByText("Couldn't compare the archive")).toBeVisible()

  await page.goto(`${product.origin}/settings`)
  await page.getByRole('link', { name: 'Releases' }).click()
  await page.getByRole('button', { name: 'Delete Releases' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible()
  expect(await goal('called'), 'what was taken in stays').toBe('Called us in autumn')
})

test('a place that cannot be read says why', async ({ page }) => {
  served['/list.json'] = list([])
  served['/private.json'] = list([{ file: 'secret.tar.gz' }])
  served['/page.html'] = '<h1>Welcome</h1>'
  served['/other.json'] = list([{ file: 'http://elsewhere.example/x.tar.gz' }])
  const faults = [
    ['/nothing.json', /404/],
    ['/page.html', /neither an archive .* nor a list/],
    ['/other.json', /is on another server/],
    ['/moved.json', /sends on to another one/],
    ['/private.json', /asks for another token/],
  ] as const
  for (const [path, reason] of faults) {
    await addRepository(page, { name: `Place ${path}`, place: `${origin}${path}` })
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(reason)
    await expect(archivesOn(page)).toHaveCount(0)
  }
  await addRepository(page, {
    name: 'Private place',
    place: `${origin}/private.json`,
    token: 'right',
  })
  await expect(archivesOn(page)).toContainText('secret.tar.gz')
  await addRepository(page, { name: 'Nothing yet', place: `${origin}/list.json` })
  await expect(page.getByText('No archives found.')).toBeVisible()
  await addRepository(page, { name: 'Wrong place', place: 'ftp://files.example/' })
  await expect(page.getByLabel(/^Place/)).toHaveAttribute('aria-invalid', 'true')
})
