import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { forgetInstallation } from '#engine/kernel/outbound/installation.ts'
import { openPGlite } from '#platform/database/pglite.ts'

/**
 * Names the folder in which a product with its demo tenant lies ready to be copied, for the
 * processes that run tests.
 */
export const READY = 'OUTRIDER_READY_PRODUCT'

/** The key that the demo tenant has in that copy. */
export const READY_KEY = 'sk_demo_of_all_browser_tests'

/**
 * Puts a copy of the ready product into a folder, with its mailboxes at the embedded mail servers
 * of that port.
 * @returns false when there is none
 */
export async function copyReadyProduct(folder: string, port: number): Promise<boolean> {
  const ready = process.env[READY]
  if (!ready || !existsSync(ready)) return false
  cpSync(ready, folder, { recursive: true })
  const database = await openPGlite({ folder: join(folder, 'database') })
  // A copy on purpose: without this, the product would recognize it as a copy and hold everything
  // until a review.
  await database.system(forgetInstallation)
  await database.system((db) =>
    db
      .updateTable('mailboxes')
      .set({ smtp_port: port + 25, imap_port: port + 143 })
      .where('smtp_host', '=', '127.0.0.1')
      .execute(),
  )
  await database.close()
  return true
}
