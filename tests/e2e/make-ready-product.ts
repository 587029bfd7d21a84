import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forgetInstallation } from '#engine/kernel/outbound/installation.ts'
import { openPGlite } from '#platform/database/pglite.ts'
import { READY, READY_KEY } from './ready-product.ts'
import { startProduct } from './start-product.ts'

/**
 * Lets the products that start over copies of this folder adopt them, instead of holding everything
 * until a person reviews the copy.
 */
async function forgetIdentity(folder: string) {
  const database = await openPGlite({ folder: join(folder, 'database') })
  await database.system(forgetInstallation)
  await database.close()
}

/**
 * Before all browser tests: starts a product on an empty folder, waits until the demo tenant's past
 * has been played, and keeps its data. Making that takes many times as long as starting over a
 * copy, and tests that began meanwhile shared the machine with it.
 * @returns what takes it away again
 */
export default async function makeReadyProduct(): Promise<(() => void) | undefined> {
  // On a server of PostgreSQL each product makes its own, so that a start on nothing stays tried
  // there too. `npm test` has made it beforehand.
  if (process.env.TEST_DATABASE_URL || process.env[READY]) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'outrider-ready-'))
  await fillReadyProduct(folder)
  process.env[READY] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Puts the data of a product whose demo tenant's past has been played into a folder. */
export async function fillReadyProduct(folder: string): Promise<void> {
  const product = await startProduct({ DEMO_SECRET_KEY: READY_KEY })
  try {
    // The clock is moved when the past has been played.
    const { status } = await product.api('POST', '/dev/clock', { advance: 'PT0S' })
    if (status >= 300) throw new Error(`the past of the demo tenant was not played: ${status}`)
    await product.end()
    await forgetIdentity(product.folder)
    cpSync(product.folder, folder, { recursive: true })
  } finally {
    await product.stop()
  }
}
