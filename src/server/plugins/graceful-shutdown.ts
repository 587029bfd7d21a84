import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that requests in progress have to complete after a stop. */
const GRACE = 5000

/**
 * Completes requests in progress when the product is stopped: a connection is closed when it is
 * idle, at the latest after five seconds. A restart therefore fails no request; new ones are
 * refused at once.
 */
export function gracefulShutdown(app: FastifyInstance, grace = GRACE): void {
  /**
   * Open connections, with the number of requests in progress on each. The server's own count
   * treats a connection as busy on which nothing was ever sent.
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
