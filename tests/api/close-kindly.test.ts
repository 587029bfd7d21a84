import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import fastify from 'fastify'
import { gracefulShutdown } from '#server/plugins/graceful-shutdown.ts'

/**
 * A server that answers with what it was sent, and a connection over which a call was begun and not
 * ended.
 */
async function begun(grace?: number) {
  const app = fastify({ forceCloseConnections: false })
  gracefulShutdown(app, grace)
  const called = new Promise<void>((done) => app.addHook('onRequest', async () => done()))
  app.post('/', async ({ body }) => body)
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const open = async (): Promise<Socket> => {
    const socket = connect(Number(address.port), address.hostname)
    await once(socket, 'connect')
    return socket
  }
  const idle = await open()
  const socket = await open()
  socket.write(
    'POST / HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n{"a"',
  )
  await called
  return { app, idle, socket }
}

it('answers who has called before it closes, and closes what is idle', async () => {
  const { app, idle, socket } = await begun()
  const closed = app.close()
  await once(idle, 'close')
  socket.write(':1}')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"a":1\}$/)
  await Promise.all([closed, once(socket, 'close')])
})

it('does not wait for ever', async () => {
  const { app, socket } = await begun(20)
  const gone = once(socket, 'close')
  await app.close()
  await gone
})
