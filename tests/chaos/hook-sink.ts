import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Gate } from './gates.ts'
import { until } from './until.ts'

export interface Called {
  id: string
  path: string
  body: string
}

/** A webhook receiver on loopback that records every call, and can hold one open. */
export interface HookSink {
  url: string
  host: string
  called: Called[]
  /** Holds the next call of a path without an answer. */
  arm(path: string): Gate
  close(): Promise<void>
}

export async function startHookSink(): Promise<HookSink> {
  const called: Called[] = []
  const arms: { path: string; held: { call: Called; response: ServerResponse } | null }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const call = {
        id: String(request.headers['webhook-id']),
        path: request.url ?? '',
        body: Buffer.concat(chunks).toString(),
      }
      called.push(call)
      const arm = arms.find((one) => one.held === null && one.path === call.path)
      if (arm) arm.held = { call, response }
      else response.end('ok')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${host}`,
    host,
    called,
    arm(path) {
      const arm: (typeof arms)[number] = { path, held: null }
      arms.push(arm)
      return {
        hit: async () => ({
          request: 'open',
          id: (await until('a call at the webhook receiver', 60_000, async () => arm.held)).call.id,
        }),
        release() {
          arms.splice(arms.indexOf(arm), 1)
          arm.held?.response.end('ok')
        },
      }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
