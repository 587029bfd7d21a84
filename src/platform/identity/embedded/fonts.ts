import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { PageContext } from './answer-page.ts'

const files: Record<string, string> = {
  '/u/fonts/text.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  '/u/fonts/display.woff2':
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
}

/**
 * The product's two fonts for pages outside of the built site, whose font files have hashed names.
 * Without them the system font is used.
 */
export async function answerFont(ctx: PageContext): Promise<boolean> {
  const file = files[ctx.path]
  if (!file) return false
  try {
    ctx.body = await readFile(createRequire(import.meta.url).resolve(file))
    ctx.type = 'font/woff2'
    ctx.set('cache-control', 'public, max-age=604800')
  } catch {
    ctx.status = 404
  }
  return true
}
