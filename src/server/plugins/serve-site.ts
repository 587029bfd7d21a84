import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { browserConfig } from './browser-config.ts'

const CONFIG_MARK = '<script type="application/json" id="outrider-config"></script>'

interface Page {
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

/**
 * The built site: hashed assets are kept for a year, pages are checked each time. A path with a prerendered page gets it;
 * every other path gets the shell of the app, which knows its own routes.
 */
export async function serveSite(app: FastifyInstance, folder: string) {
  const config = JSON.stringify(browserConfig(app.context)).replaceAll('<', '\\u003c')
  const pages = new Map<string, Page | null>()
  const page = (file: string): Page | null => {
    if (!pages.has(file)) pages.set(file, readPage(join(folder, file), config))
    return pages.get(file)!
  }
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    setHeaders: (response, path) => {
      response.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', async (request, reply) => {
    const path = safePath(request.url)
    if (path === null) return notFound(reply, page('app.html'))
    if (/\.[a-z0-9]+$/i.test(path) && path !== '/index.html') return file(folder, path, reply, page)
    const prerendered = page(join(path, 'index.html'))
    return sendPage(request, reply, prerendered ?? page('app.html'))
  })
}

function safePath(url: string): string | null {
  try {
    const path = normalize(decodeURIComponent(url.split('?')[0]!))
    return path.startsWith('/') && !path.includes('\0') ? path : null
  } catch {
    return null
  }
}

function file(folder: string, path: string, reply: FastifyReply, page: (file: string) => Page | null) {
  const full = join(folder, path)
  if (!full.startsWith(folder) || path.endsWith('.map') || path.startsWith('/.') || !existsSync(full) || !statSync(full).isFile()) return notFound(reply, page('app.html'))
  return reply.sendFile(path.slice(1))
}

function readPage(full: string, config: string): Page | null {
  if (!existsSync(full)) return null
  const text = readFileSync(full, 'utf8').replace(CONFIG_MARK, () => CONFIG_MARK.replace('></', `>${config}</`))
  const plain = Buffer.from(text)
  return { plain, gzip: gzipSync(plain), br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page | null) {
  if (!page) return reply.code(503).type('text/plain').send('The site is not built yet. Run `npm start`.')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(encoding ? page[encoding] : page.plain)
}

function notFound(reply: FastifyReply, page: Page | null) {
  return reply.code(404).type('text/html; charset=utf-8').send(page?.plain ?? 'Not found')
}
