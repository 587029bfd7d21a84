import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** Another address of this machine, because a host that is silent rests. */
export const SILENT_HOST = '127.0.0.3'

/** A server on loopback that takes connections and never says a word. */
export interface SilentServer {
  port: number
  /** Connections that were taken. */
  taken(): number
  close(): Promise<void>
}

async function listening(onSocket: (socket: Socket) => void): Promise<SilentServer> {
  const sockets = new Set<Socket>()
  let taken = 0
  const server = createServer((socket) => {
    taken += 1
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    onSocket(socket)
  })
  await new Promise<void>((done) => server.listen(0, SILENT_HOST, done))
  return {
    port: (server.address() as AddressInfo).port,
    taken: () => taken,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((done) => server.close(() => done()))
    },
  }
}

export const startSilentServer = () => listening((socket) => socket.resume())

/** A mail server that takes a message and is silent after its final dot. */
export const startSilentMailServer = () =>
  listening((socket) => {
    let isData = false
    let text = ''
    socket.write('220 silent ESMTP\r\n')
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        if (isData) continue
        isData = /^data$/i.test(line)
        socket.write(
          isData
            ? '354 go on\r\n'
            : /^ehlo/i.test(line)
              ? '250-silent\r\n250 AUTH PLAIN LOGIN\r\n'
              : /^auth/i.test(line)
                ? '235 ok\r\n'
                : '250 ok\r\n',
        )
      }
    })
  })
