import { expect, test, type Page } from '@playwright/test'
import { packArchive } from '#platform/archive.ts'
import { signIn } from './sign-in.ts'
import { startProduct, type Product } from './start-product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product?.stop())

const typeIs = (eventTypeId: string) => ({
  type: 'eventTypeCondition',
  parameterValues: { eventTypeId },
})

/** A file as somebody chooses it. */
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/gzip', buffer })
const archive = (name: string, files: Record<string, unknown>) =>
  file(
    name,
    Buffer.from(
      packArchive(
        Object.entries(files).map(([path, content]) => ({
          name: path,
          text: typeof content === 'string' ? content : JSON.stringify(content),
        })),
      ),
    ),
  )

/** A plugin of four records that belong together. */
const greeter = (version: string, word: string) =>
  archive(`greeter-${version}.tar.gz`, {
    'plugin.json': {
      id: 'greeter',
      name: 'Greeter',
      version,
      description: 'Greets people who call.',
    },
    'scripts/greet.json': {
      id: 'greet',
      name: 'Greet somebody',
      parameters: { type: 'object', properties: { word: { type: 'string', title: 'Word' } } },
    },
    'scripts/greet.js': 'return set("greeting", parameters.word)',
    'condition-types/called.json': {
      id: 'called',
      name: 'Has called',
      about: 'event',
      parentCondition: typeIs('Called'),
    },
    'rules/greet-callers.json': {
      id: 'greet-callers',
      name: 'Greet callers',
      condition: { type: 'called', parameterValues: {} },
      actions: [{ type: 'script:greet', parameterValues: { word } }],
    },
    'property-types/greeting.json': {
      id: 'greeting',
      name: 'Greeting',
      target: 'profiles',
      valueType: 'string',
    },
  })

async function openPlugins(page: Page) {
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  await page.goto(`${product.origin}/admin/plugins`)
  await expect(page.getByLabel('Upload plugin')).toBeAttached()
}

const statusOf = async (path: string) => (await product.api('GET', path)).status
const planOn = (page: Page) => page.getByRole('region', { name: 'Plugin changes' })

test('a file that is no plugin is refused, with every fault by name, and changes nothing', async ({
  page,
}) => {
  await openPlugins(page)
  const fault = page.getByRole('alert')
  const refused = async (what: ReturnType<typeof file>, ...reasons: string[]) => {
    await page.getByLabel('Upload plugin').setInputFiles(what)
    await expect(fault).toContainText(`Couldn't upload ${what.name}`)
    for (const reason of reasons) await expect(fault).toContainText(reason)
  }
  await refused(
    file('picture.tar.gz', Buffer.from('no archive at all')),
    'This is not a .tar.gz archive.',
  )
  await refused(
    archive('empty.tar.gz', { 'goals/one.json': { id: 'one', name: 'One goal' } }),
    'it has no plugin.json',
  )
  await refused(
    archive('nothing.tar.gz', {
      'plugin.json': { id: 'nothing', name: 'Nothing', version: '1.0.0' },
    }),
    'It brings nothing',
  )
  await refused(
    archive('wrong.tar.gz', {
      'plugin.json': { id: '9 lives', name: 'Wrong', version: 'newest', author: 'me' },
      'goals/one.json': { id: 'one' },
      'scripts/lost.js': 'return []',
    }),
    '"id" begins with a letter',
    '"version" is three numbers',
    'there is nothing called "author"',
    'goals/one.json',
    'there is no scripts/lost.json beside it',
  )
  await expect(page.getByRole('heading', { name: 'No plugins yet' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No plugins yet' })).toBeVisible()
  await expect(fault).toHaveCount(0)
})

test('a plugin is uploaded, looked at, switched on, taken to another version, switched off and deleted', async ({
  page,
}) => {
  await openPlugins(page)
  await page.getByLabel('Upload plugin').setInputFiles(greeter('1.0.0', 'Hello'))
  await expect(page.getByRole('heading', { name: 'Greeter', level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Switch the plugin on to create these records.')).toBeVisible()
  for (const brought of ['Greet somebody', 'Has called', 'Greet callers', 'Greeting'])
    await expect(main.getByRole('listitem').filter({ hasText: brought })).toBeVisible()

  // The plan is shown, and a reload in the middle of it leaves everything as it was.
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(planOn(page)).toContainText('4 to create')
  await planOn(page).getByText('Greet callers', { exact: true }).first().click()
  await expect(planOn(page).getByRole('table', { name: 'Greet callers' })).toContainText(
    'In plugin',
  )
  // What is not here yet is called as it will be.
  await expect(planOn(page).getByRole('table', { name: 'Greet callers' })).toContainText(
    /has called/i,
  )
  await page.reload()
  await expect(main.getByText('Off', { exact: true }).first()).toBeVisible()
  await expect(planOn(page)).toHaveCount(0)
  expect(await statusOf('/rules/greet-callers')).toBe(404)

  await page.getByRole('button', { name: 'Switch on' }).click()
  await planOn(page).getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('Greeter 1.0.0 is on')).toBeVisible()
  await expect(planOn(page)).toHaveCount(0)
  await page.reload()
  await expect(main.getByText('On', { exact: true }).first()).toBeVisible()
  await main.getByRole('link', { name: 'Greet callers' }).click()
  await expect(page.getByRole('heading', { name: 'Greet callers', level: 1 })).toBeVisible()

  // Another version: what colleagues changed meanwhile is theirs to decide upon.
  const { body: rule } = await product.api<{ version: number }>('GET', '/rules/greet-callers')
  await product.api('PUT', '/rules/greet-callers', { description: 'Ours', version: rule.version })
  await page.goto(`${product.origin}/admin/plugins`)
  await page.getByLabel('Upload plugin').setInputFiles(greeter('1.1.0', 'Good day'))
  await expect(page.getByRole('heading', { name: 'Greeter', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(planOn(page)).toContainText('1 conflict')
  await expect(planOn(page)).toContainText('changed it here since the plugin brought it')
  await planOn(page).getByLabel('Use version from plugin').check()
  await planOn(page).getByRole('button', { name: 'Update to version 1.1.0' }).click()
  await expect(page.getByText('Greeter 1.1.0 is on')).toBeVisible()
  expect(JSON.stringify((await product.api('GET', '/rules/greet-callers')).body)).toContain(
    'Good day',
  )

  // Others name what it brought: it stays on, and they are named.
  const own = {
    id: 'own-rule',
    name: 'Rule of ours',
    condition: { type: 'called', parameterValues: {} },
    actions: [{ type: 'script:greet', parameterValues: { word: 'Hi' } }],
  }
  expect(await product.api('POST', '/rules', own)).toMatchObject({ status: 201 })
  await page.reload()
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Switch off' }).click()
  await expect(dialog.getByRole('link', { name: 'Rule of ours' }).first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Switch off' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await product.api('DELETE', '/rules/own-rule')).toMatchObject({ status: 200 })
  await page.getByRole('button', { name: 'Switch off' }).click()
  await expect(dialog).toContainText('Deletes the 4 records that the plugin created')
  await dialog.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByText('Greeter is off')).toBeVisible()
  expect(await statusOf('/rules/greet-callers')).toBe(404)

  await page.reload()
  await page.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No plugins yet' })).toBeVisible()
})

test('what cannot be written is said before anything is', async ({ page }) => {
  await openPlugins(page)
  await page.getByLabel('Upload plugin').setInputFiles(
    archive('dangling.tar.gz', {
      'plugin.json': { id: 'dangling', name: 'Dangling', version: '1.0.0' },
      'goals/fine.json': { id: 'fine', name: 'Fine goal' },
      'segments/lost.json': {
        id: 'lost',
        name: 'Lost segment',
        condition: { type: 'noSuchCondition', parameterValues: {} },
      },
    }),
  )
  await expect(page.getByRole('heading', { name: 'Dangling', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(planOn(page)).toContainText('1 invalid')
  await expect(planOn(page)).toContainText('noSuchCondition')
  await expect(planOn(page).getByRole('button', { name: 'Switch on' })).toHaveCount(0)
  await planOn(page).getByRole('button', { name: 'Cancel' }).click()
  expect(await statusOf('/goals/fine')).toBe(404)
})
