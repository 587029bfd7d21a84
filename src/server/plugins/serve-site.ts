import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LiveSite } from '../base/app-context.ts'
import { withStylesOf } from '#platform/style-policy.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { textBefore } from '#model/lib/text-before.ts'
import { browserConfig } from './browser-config.ts'
import { EMAIL_FRAME, emailFramePolicy } from './email-frame.ts'
import { fillOwner } from './fill-owner.ts'

const CONFIG_MARK = '<script type="application/json" id="outrider-config"></script>'

const TRACKER = '/outrider.js'

/** The placeholder in built files for the server's public origin. */
const ORIGIN_MARK = 'https://origin.invalid'

/** Pages that are made from content. */
const CONTENT_PATH = /^\/(?:resources\/(?:guides|blog)|solutions|industries)\/[^/]/

/** Built files with absolute URLs, with their types. */
const WHOLE_ADDRESSES: Record<string, string> = {
  '/sitemap.xml': 'application/xml',
  '/feed.xml': 'application/rss+xml',
  '/robots.txt': 'text/plain',
}

interface Page {
  /** Content-Security-Policy; empty where the app sends none. */
  policy: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

/**
 * Serves the built site: hashed assets are cached for a year, pages are revalidated each time. A
 * path with a prerendered page gets it; the paths of `app-paths.json` get the shell of the app, and
 * all others the 404 page.
 */
export async function serveSite(app: FastifyInstance, folder: string) {
  const config = JSON.stringify(browserConfig(app.context)).replaceAll('<', '\\u003c')
  const fill = (text: string) => withConfig(fillOwner(text, app.context.siteOwner), config)
  // Only pages that exist are kept: anyone may ask for any number of others.
  const pages = new Map<string, Page>()
  const { publicUrl } = app.context.engine
  const isAppPath = appPaths(folder)
  const framePolicy = emailFramePolicy(folder)
  const page = (file: string): Page | null => {
    const known = pages.get(file)
    if (known) return known
    const read = readPage(join(folder, file), fill, publicUrl, app.contentPolicy)
    if (read) pages.set(file, read)
    return read
  }
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    // The build writes a .br and a .gz next to every text asset.
    preCompressed: true,
    setHeaders: (response, path) => {
      if (path.endsWith(EMAIL_FRAME)) response.header('content-security-policy', framePolicy)
      // Other websites load the tracker.
      if (path.endsWith(TRACKER))
        response
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('access-control-allow-origin', '*')
      response.header('cache-control', keptFor(path.slice(folder.length)))
    },
  })
  app.get('/*', async (request, reply) => {
    const path = safePath(request.url)
    if (path === null) return notFound(request, reply, page('404.html'))
    const live = await livePage(app, reply, path, {
      isAppPath,
      prepareMissing: () => page('404.html'),
      prepare: (text) => pageOf(fill(text), app.contentPolicy),
    })
    if (live) return live
    if (path in WHOLE_ADDRESSES) return sendPage(request, reply, page(path), WHOLE_ADDRESSES[path])
    if (/\.[a-z0-9]+$/i.test(path) && path !== '/index.html') return file(folder, path, reply, page)
    const prerendered = page(join(path, 'index.html'))
    if (prerendered || isAppPath(path))
      return sendPage(request, reply, prerendered ?? page('app.html'))
    return notFound(request, reply, page('404.html'))
  })
}

/** How long browsers keep a file. */
function keptFor(path: string): string {
  if (path.endsWith(TRACKER)) return 'public, max-age=3600'
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return path.includes('/share/') ? 'public, max-age=86400' : 'no-cache'
}

/** The preview cookie of a request. */
const previewOf = (request: FastifyRequest): string =>
  /(?:^|;\s*)outrider_preview=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''

/**
 * Maximum number of compressed texts: enough for all pages of a site, with a bound because previews
 * create new ones.
 */
const MAX_TEXTS = 500
const keptPages = new WeakMap<LiveSite, Map<string, Page>>()

/** A page of the live site, compressed once for each text. */
function keptPage(liveSite: LiveSite, text: string, prepare: (text: string) => Page): Page {
  const pages = keptPages.get(liveSite) ?? new Map<string, Page>()
  keptPages.set(liveSite, pages)
  const known = pages.get(text)
  if (known) return known
  if (pages.size >= MAX_TEXTS) pages.clear()
  const page = prepare(text)
  pages.set(text, page)
  return page
}

/** What the live site needs of the built one. */
interface BuiltSite {
  isAppPath: (path: string) => boolean
  /** The page for addresses without one. */
  prepareMissing: () => Page | null
  prepare: (text: string) => Page
}

/**
 * The live source's page for an address; null serves the built page. Also handles previews and the
 * link that opens them.
 */
async function livePage(
  app: FastifyInstance,
  reply: FastifyReply,
  path: string,
  { isAppPath, prepareMissing, prepare }: BuiltSite,
) {
  const { request } = reply
  const { liveSite } = app.context
  if (!liveSite) return null
  const query = request.query as Record<string, string | undefined>
  const preview = liveSite.isPreview(previewOf(request))
  if (path === '/content/preview') return openPreview(liveSite, query, reply)
  if (path === '/content') {
    const content = await liveSite.content(query['path'] ?? '', preview)
    return reply
      .code(content ? 200 : 404)
      .header('cache-control', preview ? 'private, no-store' : 'no-cache')
      .send(content ?? { detail: 'There is no such content.' })
  }
  if (path === '/sitemap.xml' || path === '/feed.xml') {
    const text = await liveSite.file(path)
    return text
      ? sendPage(request, reply, keptPage(liveSite, text, prepare), WHOLE_ADDRESSES[path])
      : null
  }
  if (/\.[a-z0-9]+$/i.test(path)) return null
  if (preview) {
    reply.header('x-robots-tag', 'noindex')
    const html = await liveSite
      .page(path, true)
      .catch(
        (error: unknown) =>
          '<!doctype html><html lang="en"><title>Preview</title>' +
          '<p>The drafts could not be loaded: ' +
          `${messageOf(error).replaceAll('<', '&lt;')}. ` +
          '<a href="/content/preview?end=1">End the preview</a>',
      )
    if (html)
      return sendPage(request, reply, keptPage(liveSite, html, prepare)).header(
        'cache-control',
        'private, no-store',
      )
  }
  const page = await liveSite.page(path, false)
  // A page that the source has deleted must not reappear from the repository's files.
  if (!page && CONTENT_PATH.test(path) && (await liveSite.app()))
    return notFound(request, reply, prepareMissing())
  const html = page ?? (isAppPath(path) ? await liveSite.app() : null)
  if (!html) return null
  return sendPage(request, reply, keptPage(liveSite, html, prepare))
}

function openPreview(
  liveSite: LiveSite,
  query: Record<string, string | undefined>,
  reply: FastifyReply,
) {
  const to = /^\/(?![/\\])/.test(query['path'] ?? '') ? query['path']! : '/'
  const cookie = (value: string, age: number) =>
    `outrider_preview=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}`
  if (query['end']) return reply.header('set-cookie', cookie('', 0)).redirect(to)
  const mark = liveSite.openPreview(query['secret'] ?? '')
  if (!mark)
    return reply
      .code(403)
      .type('text/plain; charset=utf-8')
      .send('This preview link is not valid. Check its secret.')
  return reply.header('set-cookie', cookie(mark, 3600)).redirect(to)
}

function safePath(url: string): string | null {
  try {
    const path = normalize(decodeURIComponent(textBefore(url, '?')))
    return path.startsWith('/') && !path.includes('\0') ? path : null
  } catch {
    return null
  }
}

function file(
  folder: string,
  path: string,
  reply: FastifyReply,
  page: (file: string) => Page | null,
) {
  const full = join(folder, path)
  if (
    !full.startsWith(folder) ||
    path.endsWith('.map') ||
    path.startsWith('/.') ||
    !existsSync(full) ||
    !statSync(full).isFile()
  )
    return notFound(reply.request, reply, page('404.html'))
  return reply.sendFile(path.slice(1))
}

/** Whether an address is a page of the app, by the patterns that the build wrote. */
function appPaths(folder: string): (path: string) => boolean {
  const list = join(folder, 'app-paths.json')
  if (!existsSync(list)) return () => true
  const source = (JSON.parse(readFileSync(list, 'utf8')) as string[]).map((pattern) =>
    pattern.replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '(/.*)?'),
  )
  const known = new RegExp(`^(?:${source.join('|')})/*$`, 'i')
  return (path) => known.test(path)
}

function readPage(
  full: string,
  fill: (text: string) => string,
  publicUrl: string,
  policy: string,
): Page | null {
  if (!existsSync(full)) return null
  return pageOf(fill(readFileSync(full, 'utf8').replaceAll(ORIGIN_MARK, publicUrl)), policy)
}

const withConfig = (text: string, config: string) =>
  text.replace(CONFIG_MARK, () => CONFIG_MARK.replace('></', `>${config}</`))

/**
 * Compressed once for each text. Quality 10 takes some 40 ms, and makes the largest page smaller
 * than the ten packets that a new connection sends before it waits (RFC 6928).
 */
function pageOf(text: string, policy: string): Page {
  const plain = Buffer.from(text)
  return {
    policy: policy && withStylesOf(policy, text),
    plain,
    gzip: gzipSync(plain, { level: 9 }),
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  }
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page | null,
  type = 'text/html',
) {
  if (!page)
    return reply.code(503).type('text/plain').send('The site is not built yet. Run `npm start`.')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((candidate) => accepted.includes(candidate))
  reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
  if (page.policy) reply.header('content-security-policy', page.policy)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(encoding ? page[encoding] : page.plain)
}

function notFound(request: FastifyRequest, reply: FastifyReply, page: Page | null) {
  return page
    ? sendPage(request, reply.code(404), page)
    : reply.code(404).type('text/plain').send('Not found')
}
