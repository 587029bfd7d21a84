import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, minify } from 'vite'

const CLIENT = 'dist/client'
const SERVER_ENTRY = 'src/entry/serve-main.ts'

async function run(which: 'client' | 'prerender' | 'server'): Promise<void> {
  process.env['OUTRIDER_BUILD'] = which
  await build({ logLevel: 'warn' })
}

/**
 * Fonts that every page uses in its first lines. Pages with text in them ask for them as early by
 * themselves, and paint without them.
 */
async function fontPreloads(): Promise<string> {
  const files = (await readdir(join(CLIENT, 'assets'))).filter((file) =>
    /^(inter|bricolage)-core-.*\.woff2$/.test(file),
  )
  return files
    .map(
      (file) =>
        `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`,
    )
    .join('')
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

const prerenderer = async () =>
  (await import(
    pathToFileURL('dist/prerender/prerender.js').href
  )) as typeof import('./prerender.tsx')

/**
 * Every public page as `{path}/index.html`, `app.html` as the shell of the other pages, whose
 * patterns stand in `app-paths.json`, and `404.html`.
 * @returns the paths that search engines may show
 */
async function prerender(): Promise<readonly string[]> {
  const {
    appPatterns,
    fillPage,
    lateShell,
    publicPaths,
    renderNotFound,
    renderPage,
    splitFontFaces,
    withBoot,
  } = await prerenderer()
  const whole = withBoot(
    await readFile(join(CLIENT, 'index.html'), 'utf8'),
    await readFile(join(CLIENT, 'boot.js'), 'utf8'),
  )
  const { shell, styles } = lateShell(whole)
  const css = (await Promise.all(styles.map((href) => readFile(join(CLIENT, href), 'utf8')))).join(
    '\n',
  )
  // The faces stand in every page, and in no stylesheet.
  for (const href of styles)
    await writeFile(
      join(CLIENT, href),
      splitFontFaces(await readFile(join(CLIENT, href), 'utf8')).rules,
    )
  const fonts = `${await fontPreloads()}<style>${splitFontFaces(css).faces}</style>`
  const app = whole.replace('<!--app-->', '').replace('<!--head-->', () => `${fonts}<!--head-->`)
  await write(join(CLIENT, 'app.html'), app.replace('<!--head-->', ''))
  // For pages that are rendered when they are asked for.
  await write('dist/prerender/shell.html', shell)
  await write('dist/prerender/pages.css', css)
  await write('dist/prerender/app.html', app)
  const found: string[] = []
  for (const path of publicPaths()) {
    const page = await renderPage(path)
    await write(join(CLIENT, path, 'index.html'), fillPage(shell, css, page.head, page.app))
    if (!page.head.includes('content="noindex"')) found.push(path)
  }
  const missing = await renderNotFound()
  await write(join(CLIENT, '404.html'), fillPage(shell, css, missing.head, missing.app))
  await write(join(CLIENT, 'app-paths.json'), JSON.stringify(appPatterns()))
  return found
}

/**
 * What search engines and feed readers read. They need whole addresses: the server puts its own
 * origin in the mark's place.
 */
async function forSearchEngines(paths: readonly string[]): Promise<void> {
  const { blogFeed, sitemap, robots, ORIGIN_MARK } = await prerenderer()
  await write(join(CLIENT, 'sitemap.xml'), sitemap(ORIGIN_MARK, paths))
  await write(join(CLIENT, 'feed.xml'), blogFeed(ORIGIN_MARK))
  await write(join(CLIENT, 'robots.txt'), robots(ORIGIN_MARK))
}

/** The boot script stands in every page, so its comments would be sent with each. */
async function shrinkBoot(): Promise<void> {
  const file = join(CLIENT, 'boot.js')
  const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: false })
  if (errors.length > 0) throw new Error(`boot.js cannot be read: ${errors[0]!.message}`)
  await writeFile(file, code)
}

/** A new build must be a new service worker, or nobody is asked to reload. */
async function stampServiceWorker(): Promise<void> {
  const file = join(CLIENT, 'sw.js')
  const names = (await readdir(join(CLIENT, 'assets'))).sort().join('\n')
  const pages = await readFile(join(CLIENT, 'app.html'), 'utf8')
  const version = createHash('sha256').update(names).update(pages).digest('hex').slice(0, 12)
  await writeFile(file, (await readFile(file, 'utf8')).replace('__VERSION__', version))
}

/**
 * Assets compressed once here and not at every request. Only the server asks for them, by the
 * browser's wish.
 */
async function compressAssets(): Promise<void> {
  const folder = join(CLIENT, 'assets')
  for (const file of (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name))) {
    const text = await readFile(join(folder, file))
    await writeFile(
      join(folder, `${file}.br`),
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    )
    await writeFile(join(folder, `${file}.gz`), gzipSync(text, { level: 9 }))
  }
}

await run('client')
await run('prerender')
if (existsSync(SERVER_ENTRY)) {
  await run('server')
  // SQL files are read beside the program.
  await cp('src/store/migrations', 'dist/server/migrations', { recursive: true })
}
await shrinkBoot()
const pages = await prerender()
await stampServiceWorker()
await compressAssets()
await forSearchEngines(pages)
process.stdout.write(`built: ${pages.length} pages for search engines in ${CLIENT}\n`)
// Rendering leaves timers of the page's own behind.
process.exit(0)
