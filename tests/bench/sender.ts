import { createConnection, type Socket } from 'node:net'

interface Line {
  socket: Socket
  answered: ((status: number) => void) | null
  failed: ((error: Error) => void) | null
}

const HEAD_END = '\r\n\r\n'

/** Status and whole length of the answer that a text begins with; null while it has not come. */
function answerIn(text: string): { status: number; length: number } | null {
  const head = text.indexOf(HEAD_END)
  if (head < 0) return null
  const length =
    head +
    HEAD_END.length +
    Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0)
  return text.length < length ? null : { status: Number(text.slice(9, 12)), length }
}

/**
 * POSTs over connections that stay open, as the clients do that send events, with as little work as
 * that takes (HTTP/1.1, RFC 9112): sender, server and database share the cores, and only two of
 * them are measured. Answers have to be ASCII and say their length.
 */
export function createSender(address: string, headers: Readonly<Record<string, string>>) {
  const { hostname, port, host } = new URL(address)
  const rest = Object.entries({ host, 'content-type': 'application/json', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  const idle: Line[] = []
  function open(): Line {
    const line: Line = {
      socket: createConnection({ host: hostname, port: Number(port), noDelay: true }),
      answered: null,
      failed: null,
    }
    let text = ''
    line.socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk
      const answer = answerIn(text)
      if (!answer) return
      text = text.slice(answer.length)
      idle.push(line)
      line.answered?.(answer.status)
    })
    // A server closes connections that were idle for long; a write to one of them would never be
    // answered, nor refused.
    const lost = (error: Error) => {
      const at = idle.indexOf(line)
      if (at >= 0) idle.splice(at, 1)
      line.failed?.(error)
    }
    line.socket.on('error', lost).on('close', () => lost(new Error('the connection was closed')))
    return line
  }
  return {
    /** @throws Error for any answer but 200, and for a lost connection */
    post: (path: string, body: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const line = idle.pop() ?? open()
        line.answered = (status) =>
          status === 200 ? resolve() : reject(new Error(`answered with ${status}`))
        line.failed = reject
        line.socket.write(
          `POST ${path} HTTP/1.1\r\n${rest}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        )
      }),
    end() {
      for (const { socket } of idle) socket.destroy()
    },
  }
}

export type Sender = ReturnType<typeof createSender>
