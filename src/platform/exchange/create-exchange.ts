import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isForbiddenAddress } from '#platform/web/addresses.ts'
import {
  explain,
  fault,
  openAnswer,
  readBody,
  resolveBySystem,
  type Resolve,
} from '#platform/web/request-page.ts'
import { FetchError } from '#platform/web/web.ts'
import { fetchWhole, filesIn, readFileOf } from './read-whole.ts'
import type { Exchange, OutsideFile } from './exchange.ts'

export interface ExchangeOptions {
  /** `host` or `host:port` that may stand on a private address, be called without TLS and on any port. */
  allowHosts: readonly string[]
  /** Folder below which files are exchanged; empty: none. */
  folder: string
  userAgent: string
  resolve?: Resolve
}

const CALL = { connectMs: 5000, headersMs: 15_000, totalMs: 20_000 }
const FILE = { connectMs: 5000, headersMs: 60_000, totalMs: 30 * 60_000 }
const KEPT_ANSWER = 2000
const MOST_STAMP = 500
const PORTS = new Set(['', '443'])
const FOLDER = /^folder:([A-Za-z0-9][\w.-]{0,60})$/
const FILE_NAME = /\.(csv|tsv|txt|ndjson|jsonl)$/i

export function createExchange({
  allowHosts,
  folder,
  userAgent,
  resolve: find = resolveBySystem,
}: ExchangeOptions): Exchange {
  const isExempt = (url: URL) =>
    allowHosts.some(
      (one) => one === url.hostname || one === url.host || one === `${url.hostname}:*`,
    )

  function urlFault(text: string): string | null {
    if (!URL.canParse(text)) return 'This must be an address that begins with https://.'
    const url = new URL(text)
    if (url.username || url.password) return 'An address may hold no user name and no password.'
    if (isExempt(url) && /^https?:$/.test(url.protocol)) return null
    if (url.protocol !== 'https:') return 'This must be an address that begins with https://.'
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (
      host === 'localhost' ||
      host.endsWith('.localhost') ||
      (isIP(host) !== 0 && isForbiddenAddress(host))
    )
      return 'Addresses within private networks are not called.'
    return PORTS.has(url.port) ? null : 'Only the usual port of https can be reached.'
  }

  function faultOf(place: string): string | null {
    if (!place.startsWith('folder:')) return urlFault(place)
    if (!FOLDER.test(place))
      return 'The name of a folder has letters, digits, dots, dashes and underscores, such as folder:crm.'
    return folder === ''
      ? 'This installation exchanges no files by folders: FILES_DIR is not set.'
      : null
  }

  function checkedUrl(place: string): URL {
    if (urlFault(place) !== null) throw fault('invalid-url')
    return new URL(place)
  }

  const pathOf = (place: string, tenantId: string) => {
    if (faultOf(place) !== null) throw new FetchError('invalid-url', faultOf(place)!)
    return join(resolve(folder), tenantId, FOLDER.exec(place)![1]!)
  }

  async function newestIn(
    place: string,
    tenantId: string,
    known: string,
  ): Promise<OutsideFile | null> {
    const path = pathOf(place, tenantId)
    const names = (await readdir(path).catch(() => [])).filter(
      (name) => FILE_NAME.test(name) && !name.startsWith('.'),
    )
    const files = await Promise.all(
      names.map(async (name) => ({ name, facts: await stat(join(path, name)) })),
    )
    const newest = files
      .filter(({ facts }) => facts.isFile())
      .toSorted((a, b) => b.facts.mtimeMs - a.facts.mtimeMs || (a.name < b.name ? 1 : -1))[0]
    if (!newest) return null
    const stamp = `${newest.name} ${newest.facts.size} ${Math.floor(newest.facts.mtimeMs)}`
    return stamp === known
      ? null
      : { name: newest.name, stamp, chunks: createReadStream(join(path, newest.name)) }
  }

  async function fetched(place: string, known: string): Promise<OutsideFile | null> {
    const url = checkedUrl(place)
    const [tag, since] = known.startsWith('{')
      ? (Object.values(JSON.parse(known) as Record<string, string>) as [string, string])
      : ['', '']
    const asked = {
      ...(tag ? { 'if-none-match': tag } : {}),
      ...(since && !tag ? { 'if-modified-since': since } : {}),
    }
    const response = await openAnswer(url, {
      exempt: isExempt(url),
      resolve: find,
      limits: FILE,
      headers: {
        'user-agent': userAgent,
        accept: 'text/csv, application/x-ndjson, */*;q=0.5',
        ...asked,
      },
    })
    const status = response.statusCode ?? 0
    if (status !== 200) response.destroy()
    if (status === 304) return null
    if (status !== 200)
      throw new FetchError('http-status', `The address answered ${status}.`, status)
    const stamp = JSON.stringify({
      tag: response.headers.etag ?? '',
      since: response.headers['last-modified'] ?? '',
    })
    return {
      name: (url.pathname.split('/').at(-1) || url.hostname).slice(0, 200),
      stamp: stamp.length > MOST_STAMP ? '' : stamp,
      chunks: response,
    }
  }

  return {
    faultOf,
    async call(place, { headers, body, method = 'POST' }) {
      const url = checkedUrl(place)
      const response = await openAnswer(url, {
        exempt: isExempt(url),
        resolve: find,
        limits: CALL,
        method,
        headers: {
          'user-agent': userAgent,
          'content-length': String(Buffer.byteLength(body)),
          ...headers,
        },
        body,
      })
      try {
        const answer = await readBody(response, KEPT_ANSWER)
        return {
          status: response.statusCode ?? 0,
          text: answer.body.toString('utf8').replaceAll('\0', ''),
        }
      } catch (error) {
        throw explain(error as Error)
      } finally {
        response.destroy()
      }
    },
    open: (place, tenantId, known) =>
      place.startsWith('folder:') ? newestIn(place, tenantId, known) : fetched(place, known),
    list: async (place, tenantId, fits) => filesIn(pathOf(place, tenantId), fits),
    async read(place, tenantId, { name = '', token = '', most }) {
      if (place.startsWith('folder:')) return readFileOf(pathOf(place, tenantId), name, most)
      const url = checkedUrl(place)
      return fetchWhole(url, {
        exempt: isExempt(url),
        resolve: find,
        most,
        headers: {
          'user-agent': userAgent,
          accept: '*/*',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
      })
    },
    async put(place, tenantId, name, type, chunks) {
      if (!place.startsWith('folder:')) {
        const url = checkedUrl(place)
        const response = await openAnswer(url, {
          exempt: isExempt(url),
          resolve: find,
          limits: { ...FILE, headersMs: FILE.totalMs },
          method: 'PUT',
          headers: { 'user-agent': userAgent, 'content-type': type },
          body: chunks,
        })
        response.destroy()
        const status = response.statusCode ?? 0
        if (status < 200 || status > 299)
          throw new FetchError('http-status', `The address answered ${status}.`, status)
        return
      }
      const path = pathOf(place, tenantId)
      await mkdir(path, { recursive: true })
      // Under another name until it is whole, so that nobody picks up half of it.
      const making = join(path, `.${name}.part`)
      try {
        await pipeline(chunks, createWriteStream(making))
        await rename(making, join(path, name))
      } catch (error) {
        await rm(making, { force: true })
        throw error
      }
    },
  }
}
