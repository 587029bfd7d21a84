import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join, normalize } from 'node:path'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'
import { systemClock } from '#platform/clock.ts'
import { silentLog } from '#platform/log.ts'
import { createWebReader } from '#platform/web/fetch-pages.ts'
import type { WebReader } from '#platform/web/web.ts'

/** The file that an address of a built site answers with; null where there is none. */
function fileOf(folder: string, path: string): string | null {
  const plain = normalize(decodeURIComponent(path)).replace(/^(?:\.\.[/\\])+/, '')
  const tries = [plain, `${plain}.html`, join(plain, 'index.html'), join(plain, 'index.htm')]
  const found = tries
    .map((one) => join(folder, one))
    .find((one) => existsSync(one) && statSync(one).isFile())
  return found ?? null
}

const TYPES: Record<string, string> = { html: 'text/html', htm: 'text/html', txt: 'text/plain' }

function serve(folders: ReadonlyMap<string, string>, delay: number): Server {
  return createServer(async (request, response) => {
    await setTimeout(delay)
    const host = (request.headers.host ?? '').split(':')[0]!
    const folder = folders.get(host)
    const { pathname } = new URL(request.url ?? '/', 'http://host.example')
    const file = folder ? fileOf(folder, pathname) : null
    const type = file ? TYPES[file.split('.').at(-1)!] : undefined
    response.writeHead(file ? 200 : 404, { 'content-type': type ?? 'application/octet-stream' })
    response.end(file ? readFileSync(file) : '')
  })
}

/** The host that a folder is served under: its name where that is one, else under `.example`. */
const hostOf = (name: string) =>
  /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/i.test(name)
    ? name.toLowerCase()
    : `${name
        .toLowerCase()
        .replace(/[^a-z0-9-]+/g, '-')
        .replace(/^-+|-+$/g, '')}.example`

export interface ServedSites {
  web: WebReader
  /** Addresses of the start pages by the names of their folders. */
  addresses: Map<string, string>
  close(): Promise<void>
}

const hasStartPage = (folder: string) => fileOf(folder, '/') !== null

/**
 * Serves built sites on loopback, each under its host name, and reads them through the product's
 * web reader.
 * @param root a folder of one site, or of folders of sites
 * @param delay how long the server waits before each answer, in milliseconds
 */
export async function serveFolder(root: string, delay = 0): Promise<ServedSites> {
  const names = hasStartPage(root)
    ? ['']
    : readdirSync(root).filter((name) => statSync(join(root, name)).isDirectory())
  const sites = names
    .map((name) => ({
      name: name || root.split('/').filter(Boolean).at(-1)!,
      folder: join(root, name),
    }))
    .filter(({ folder }) => hasStartPage(folder))
  const server = serve(new Map(sites.map(({ name, folder }) => [hostOf(name), folder])), delay)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const web = createWebReader({
    clock: systemClock,
    log: silentLog,
    userAgent: 'outrider-bench',
    allowHosts: sites.map(({ name }) => `${hostOf(name)}:*`),
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  })
  return {
    web,
    addresses: new Map(sites.map(({ name }) => [name, `http://${hostOf(name)}:${port}/`])),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
