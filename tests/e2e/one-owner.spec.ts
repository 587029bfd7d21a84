import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { startProduct, type Product } from './start-product.ts'

/** On the embedded database, whichever the other tests run on. */
let product: Product
test.beforeAll(async () => {
  product = await startProduct({ DATABASE_URL: '', DEMO_DATA: 'none', DEMO_SECRET_KEY: '' })
})
test.afterAll(() => product.stop())

const run = (...args: string[]) => {
  const env = {
    ...process.env,
    DATA_DIR: product.folder,
    DATABASE_URL: '',
    DEMO_DATA: 'none',
    PORT: '0',
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env,
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, output: stdout + stderr }
}
const type = (...args: string[]) => run('--import', 'tsx', 'src/cli/cli.ts', ...args)

test('a second process on the same data folder is refused, and the first one works on', async () => {
  const second = run('dist/server/serve-main.js')
  expect(second.output).toContain('is in use by another process')
  expect(second.status).toBe(1)
  expect((await fetch(`${product.origin}/readyz`)).status).toBe(200)
})

test('commands run within the product that owns the folder', () => {
  expect(type('verify-audit')).toMatchObject({
    status: 0,
    output: expect.stringContaining('The audit log has no entries.'),
  })
  expect(type('grant-admin', 'nobody@company.example')).toMatchObject({
    status: 1,
    output: expect.stringContaining('Nobody with the address'),
  })
  expect(type('restore', 'package.json')).toMatchObject({
    status: 1,
    output: expect.stringContaining('is in use by another process'),
  })
})

test('a folder is free again at once after kill -9', async () => {
  await product.kill()
  await product.start()
})
