import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that calls on their way have to be answered in, once the product is to stop. */
const GRACE = 5000

/**
 * Whoever has called when the product is stopped gets an answer: a connection is closed when
 * nothing is on its way over it, at the latest after five seconds. A stop in the middle of a day so
 * costs nobody a call; new ones are refused at once.
 */
export function gracefulShutdown(app: FastifyInstance, grace = GRACE): void {
  /**
   * Connections that are open, with how many calls are on their way over each. The server's own
   * count takes one for busy over which nothing was ever sent.
   */
  const open = new Map<Socket, number>()
  let isClosing = false
  const count = (socket: Socket, by: number) => {
    const calls = (open.get(socket) ?? 0) + by
    if (!open.has(socket)) return
    open.set(socket, calls)
    if (isClosing && calls === 0) socket.end()
  }
  app.server.on('connection', (socket: Socket) => {
    open.set(socket, 0)
    socket.once('close', () => open.delete(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const [socket, calls] of open) if (calls === 0) socket.destroy()
    const end = setTimeout(() => app.server.closeAllConnections(), grace)
    app.server.once('close', () => clearTimeout(end))
  })
}
