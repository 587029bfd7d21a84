import { cpSync, existsSync } from 'node:fs'

/**
 * Names the folder in which a product with its demo tenant lies ready to be copied, for the
 * processes that run tests.
 */
export const READY = 'OUTRIDER_READY_PRODUCT'

/** The key that the demo tenant has in that copy. */
export const READY_KEY = 'sk_demo_of_all_browser_tests'

/**
 * Puts a copy of the ready product into a folder.
 * @returns false when there is none
 */
export function copyReadyProduct(folder: string): boolean {
  const ready = process.env[READY]
  if (!ready || !existsSync(ready)) return false
  cpSync(ready, folder, { recursive: true })
  return true
}
