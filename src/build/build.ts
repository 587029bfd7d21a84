import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, minify } from 'vite'
import { markBuilt, stateOfSources } from './built-from.mjs'
import { planChunks, type ChunkGroup, type PlannedChunk } from './chunk-plan.ts'

const CLIENT = 'dist/client'
const SERVER_ENTRY = 'src/entry/serve-main.ts'

async function run(which: 'client' | 'prerender' | 'server', groups: ChunkGroup[] = []) {
  process.env['OUTRIDER_BUILD'] = which
  const output =
    groups.length > 0 ? { codeSplitting: { groups, includeDependenciesRecursively: false } } : {}
  await build({ logLevel: 'warn', build: { rolldownOptions: { output } } })
}

/** Builds what browsers get once in memory, to group its modules by the visits that load them. */
async function groupsOfClient(): Promise<ChunkGroup[]> {
  process.env['OUTRIDER_BUILD'] = 'client'
  const built = (await build({
    logLevel: 'warn',
    build: { write: false, minify: false, sourcemap: false },
  })) as { output: readonly (PlannedChunk & { type: string })[] }
  return planChunks(
    built.output.filter(({ type }) => type === 'chunk'),
    `${process.cwd()}/`,
  )
}

/**
 * Fonts for the first lines of every page. Prerendered pages request them as early themselves, and
 * paint without them.
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
  )) as typeof import('#site/prerender.tsx')

/**
 * Writes every public page as `{path}/index.html`, `app.html` as the shell of other pages, whose
 * patterns are in `app-paths.json`, and `404.html`.
 * @returns the paths that search engines may index
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
  // Moves the font faces from the stylesheets into every page.
  for (const href of styles)
    await writeFile(
      join(CLIENT, href),
      splitFontFaces(await readFile(join(CLIENT, href), 'utf8')).rules,
    )
  const fonts = `${await fontPreloads()}<style>${splitFontFaces(css).faces}</style>`
  const app = whole.replace('<!--app-->', '').replace('<!--head-->', () => `${fonts}<!--head-->`)
  await write(join(CLIENT, 'app.html'), app.replace('<!--head-->', ''))
  // For pages rendered on request.
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
 * Files for search engines and feed readers. They need absolute URLs: the server replaces the
 * placeholder with its origin.
 */
async function forSearchEngines(paths: readonly string[]): Promise<void> {
  const { blogFeed, sitemap, robots, ORIGIN_MARK } = await prerenderer()
  await write(join(CLIENT, 'sitemap.xml'), sitemap(ORIGIN_MARK, paths))
  await write(join(CLIENT, 'feed.xml'), blogFeed(ORIGIN_MARK))
  await write(join(CLIENT, 'robots.txt'), robots(ORIGIN_MARK))
}

/** Minifies the boot script, which is inlined into every page. */
async function shrinkBoot(): Promise<void> {
  const file = join(CLIENT, 'boot.js')
  const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: false })
  const [problem] = errors
  if (problem !== undefined) throw new Error(`boot.js cannot be read: ${problem.message}`)
  await writeFile(file, code)
}

/** Gives every build a new service worker, because only that prompts users to reload. */
async function stampServiceWorker(): Promise<void> {
  const file = join(CLIENT, 'sw.js')
  const names = (await readdir(join(CLIENT, 'assets'))).sort().join('\n')
  const pages = await readFile(join(CLIENT, 'app.html'), 'utf8')
  const version = createHash('sha256').update(names).update(pages).digest('hex').slice(0, 12)
  await writeFile(file, (await readFile(file, 'utf8')).replace('__VERSION__', version))
}

/**
 * Compresses assets during the build instead of per request. The server serves them by
 * Accept-Encoding.
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

const sources = stateOfSources()
await run('client', await groupsOfClient())
await run('prerender')
if (existsSync(SERVER_ENTRY)) {
  await run('server')
  // Copies the SQL migrations next to the built server, which reads them as files.
  await cp('src/store/migrations', 'dist/server/migrations', { recursive: true })
}
await shrinkBoot()
const pages = await prerender()
await stampServiceWorker()
await compressAssets()
await forSearchEngines(pages)
markBuilt(sources)
process.stdout.write(`built: ${pages.length} pages for search engines in ${CLIENT}\n`)
// Exits explicitly: rendering leaves timers of the pages running.
process.exit(0)
