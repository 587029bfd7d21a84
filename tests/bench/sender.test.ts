import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, it } from 'vitest'
import { createSender } from './sender.ts'

it('opens a new connection when the server has closed the idle one', async () => {
  let connections = 0
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.setHeader('content-length', 0).end())
  })
  server.on('connection', () => connections++)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sender = createSender(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {})
  try {
    const socket = once(server, 'connection') as Promise<[Socket]>
    await sender.post('/', '{}')
    const [first] = await socket
    server.closeIdleConnections()
    if (!first.destroyed) await once(first, 'close')
    // The end reaches the sender in one of its next turns, at the latest with the answer of another
    // connection.
    await createSender(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {}).post(
      '/',
      '{}',
    )
    await sender.post('/', '{}')
    expect(connections).toBe(3)
  } finally {
    sender.end()
    server.closeAllConnections()
    server.close()
  }
})
