import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openPGlite } from '#platform/database/pglite.ts'
import { migrate, readMigrations } from '#store/migrate.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { watchLateness } from './lateness.ts'
import { startProduct, type Product } from './start-product.ts'

const PEOPLE = 10_000
/** Milliseconds that the product may compute before it answers that it lives. */
const LATEST = 250
/** Milliseconds of waiting that no load of the machine explains. */
const FROZEN = 10_000

const range = (from: number, to: number) => Array.from({ length: to - from }, (_one, n) => from + n)
const contactsOf = (from: number, to: number) =>
  [
    'email,firstName,lastName,company',
    ...range(from, to).map((n) => `person${n}@firm${n % 97}.example,Ann${n},Lee,Firm ${n % 97}`),
  ].join('\n')
/** Half of them are contacts too, which are linked. */
const profilesOf = (from: number, to: number) =>
  [
    'email,name,points',
    ...range(from, to).map(
      (n) => `person${n + PEOPLE / 2}@firm${(n + PEOPLE / 2) % 97}.example,Ann Lee,${n % 100}`,
    ),
  ].join('\n')

interface Import {
  jobId?: string | null
  created?: number
  run?: { id: string }
}

async function until<T>(read: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await read()
    if (isSo(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function importAll({ api }: Product, headers: Record<string, string>) {
  const csv = { 'content-type': 'text/csv', ...headers }
  const get = async <T>(path: string) => (await api<T>('GET', path, undefined, headers)).body
  // Small ones in the request, the rest in a job; the small ones were what froze it.
  for (const [from, to] of [
    [0, 100],
    [100, 400],
    [400, PEOPLE],
  ] as const) {
    const { status, body } = await api<Import>(
      'POST',
      '/contacts/import',
      contactsOf(from, to),
      csv,
    )
    expect(status).toBeLessThan(300)
    if (!body.jobId) expect(body.created).toBe(to - from)
    else
      expect(
        (
          await until(
            () => get<{ state: string; result: Import }>(`/jobs/${body.jobId}`),
            ({ state }) => !['queued', 'running'].includes(state),
          )
        ).result.created,
      ).toBe(to - from)
  }
  const { body } = await api<Import>(
    'POST',
    '/profiles/import?fileName=people.csv',
    profilesOf(0, PEOPLE),
    csv,
  )
  const run = await until(
    () => get<{ state: string; created: number }>(`/import-runs/${body.run!.id}`),
    ({ state }) => ['done', 'failed', 'stopped'].includes(state),
  )
  expect(run).toMatchObject({ state: 'done', created: PEOPLE })
}

async function importWhileWatched(product: Product, headers: Record<string, string> = {}) {
  const watch = watchLateness(`${product.origin}/healthz`, product.pid())
  let late
  try {
    await importAll(product, headers)
  } finally {
    late = await watch.stop()
  }
  expect(
    late.computed,
    `the product computed for ${late.computed} ms before an answer, the longest of which ` +
      `took ${late.longest} ms; timers here were ${late.control} ms late`,
  ).toBeLessThanOrEqual(LATEST)
  expect(late.longest - late.control).toBeLessThan(FROZEN)
  expect(late.asked).toBeGreaterThan(10)
}

test.setTimeout(300_000)

test(`a fresh product answers while ${PEOPLE} contacts and ${PEOPLE} profiles are imported`, async () => {
  let headers: Record<string, string> = {}
  const product = process.env.TEST_DATABASE_URL
    ? await startProduct()
    : await startProduct(
        { DEMO_DATA: 'none', DEMO_SECRET_KEY: '', DEMO_PASSWORD: '' },
        async (folder) => {
          const database = await openPGlite({ folder: join(folder, 'database') })
          await migrate(database, readMigrations())
          const app = await startTestApp({ database })
          headers = app.as.key
          await app.close()
        },
      )
  try {
    await importWhileWatched(product, headers)
  } finally {
    await product.stop()
  }
})

test(`a product with the demo's past responds while ${PEOPLE} contacts and profiles are imported`, async () => {
  const product = await startProduct()
  try {
    // The clock is moved when the past has been played.
    expect((await product.api('POST', '/dev/clock', { advance: 'PT0S' })).status).toBeLessThan(300)
    await importWhileWatched(product)
  } finally {
    await product.stop()
  }
})
