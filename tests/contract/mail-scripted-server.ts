import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

export type Moment =
  | 'greeting'
  | 'ehlo'
  | 'starttls'
  | 'auth'
  | 'mail'
  | 'rcpt'
  | 'data'
  | 'body'
  | 'dot'
/** What the server does at that moment instead of its usual yes. */
export type Deed = { say: string } | { say: string; thenDrop: true } | 'drop' | 'hang'

export interface Script {
  at?: Moment
  deed?: Deed
  pipelining?: boolean
  starttls?: boolean
  /** The deed is done this often, then the server behaves. */
  times?: number
}

const YES: Record<Moment, string> = {
  greeting: '220 ready',
  ehlo: '',
  starttls: '220 go',
  auth: '235 2.7.0 in',
  mail: '250 2.1.0 ok',
  rcpt: '250 2.1.5 ok',
  data: '354 go',
  body: '',
  dot: '250 2.0.0 Ok: queued as ABC123',
}

/**
 * An SMTP server that misbehaves on purpose, at one moment of the dialogue. It counts what it saw.
 */
export async function startScriptedServer(script: Script) {
  const seen = { connections: 0, dots: 0, messages: [] as string[], lines: [] as string[] }
  const sockets = new Set<Socket>()
  let left = script.times ?? Infinity
  const server = createServer((socket) => {
    sockets.add(socket)
    seen.connections++
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    let buffer = ''
    let inBody = false
    let hanging = false
    const at = (moment: Moment, usual = YES[moment]): boolean => {
      if (script.at !== moment || left <= 0) {
        socket.write(`${usual}\r\n`)
        return true
      }
      left--
      if (script.deed === 'hang') hanging = true
      else if (script.deed === 'drop') socket.destroy()
      else if (script.deed && 'thenDrop' in script.deed) socket.end(script.deed.say)
      else if (script.deed) socket.write(`${script.deed.say}\r\n`)
      return false
    }
    const ehlo = () =>
      [
        '250-test',
        ...(script.pipelining ? ['250-PIPELINING'] : []),
        ...(script.starttls ? ['250-STARTTLS'] : []),
        '250-AUTH PLAIN',
        '250-8BITMIME',
        '250 ENHANCEDSTATUSCODES',
      ].join('\r\n')
    const command = (line: string) => {
      seen.lines.push(line)
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'EHLO') at('ehlo', ehlo())
      else if (verb === 'STAR') at('starttls')
      else if (verb === 'AUTH') at('auth')
      else if (verb === 'MAIL') at('mail')
      else if (verb === 'RCPT') refusedRecipient = !at('rcpt')
      else if (verb === 'DATA') {
        if (refusedRecipient) socket.write('554 5.5.1 no valid recipients\r\n')
        else inBody = at('data')
      } else if (verb === 'QUIT') socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    }
    let refusedRecipient = false
    socket.on('data', (chunk) => {
      if (hanging) return
      buffer += chunk.toString('latin1')
      for (;;) {
        if (inBody) {
          if (script.at === 'body' && left > 0 && buffer.length > 20_000) {
            left--
            if (script.deed === 'hang') {
              hanging = true
              socket.pause()
            } else if (script.deed === 'drop') socket.resetAndDestroy()
            else if (script.deed) socket.write(`${script.deed.say}\r\n`)
            return
          }
          const end = buffer.indexOf('\r\n.\r\n')
          if (end < 0) return
          seen.dots++
          seen.messages.push(buffer.slice(0, end + 2))
          buffer = buffer.slice(end + 5)
          inBody = false
          at('dot')
          continue
        }
        const end = buffer.indexOf('\r\n')
        if (end < 0 || hanging) return
        const line = buffer.slice(0, end)
        buffer = buffer.slice(end + 2)
        command(line)
      }
    })
    at('greeting')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    /** Resolves when no client is connected any more. */
    async gone() {
      for (const socket of sockets) if (!socket.closed) await once(socket, 'close')
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
