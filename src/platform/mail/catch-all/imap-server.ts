import { createServer, type Server, type Socket } from 'node:net'
import type { Log } from '#platform/log.ts'
import type { TokenCheck } from '#platform/mail-sign-in/token-check.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { capabilitiesOf, createImapSession } from './imap-session.ts'
import { createCommandSource, textOf, tokenize } from './imap-tokens.ts'
import type { MailStore } from './mail-store.ts'

/** RFC 3501, section 5.4 requires at least 30 minutes. */
const IDLE_LIMIT = 31 * 60_000
/**
 * The first line of an HTTP request, from a browser that a website directs here with commands in
 * the body.
 */
const HTTP_REQUEST = /^[A-Z]+ \S+ HTTP\/\d/

/** An IMAP4rev1 server (RFC 3501) over the caught mail: INBOX, Junk and Sent for every address. */
export function createImapServer(
  store: MailStore,
  log: Log,
  acceptsToken?: TokenCheck,
): { server: Server; endAll(): void } {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    serve(socket, store, log, acceptsToken)
  })
  return {
    server,
    endAll() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

function serve(
  socket: Socket,
  store: MailStore,
  log: Log,
  acceptsToken: TokenCheck | undefined,
): void {
  const say = (line: string) => {
    if (!socket.destroyed) socket.write(`${line}\r\n`, 'latin1')
  }
  let waiting: { take: (line: string) => void; leave: (reason: Error) => void } | null = null
  const nextLine = () => new Promise<string>((take, leave) => (waiting = { take, leave }))
  const session = createImapSession({ say, nextLine, end: () => socket.end() }, store, acceptsToken)
  // Commands run one after the other, in order: a client may send several at once (RFC 3501,
  // section 5.5).
  let queue = Promise.resolve()
  const onCommand = (line: string, literals: string[]) => {
    if (waiting) {
      const { take } = waiting
      waiting = null
      return take(line.trim())
    }
    if (HTTP_REQUEST.test(line)) {
      say('* BYE This is no web server')
      return socket.destroy()
    }
    if (line.trim() === '') return
    const [tag, name, ...args] = tokenize(line, literals)
    const tagText = textOf(tag)
    if (!tagText || !name) return say('* BAD Nothing to do')
    queue = queue
      .then(() => session.run(tagText, textOf(name).toUpperCase(), args))
      .catch((error: unknown) => {
        if (socket.destroyed) return
        log.error(
          { fault: messageOf(error), command: textOf(name) },
          'the catch-all could not answer an IMAP command',
        )
        say(`${tagText} NO [SERVERBUG] The command failed`)
      })
  }
  const source = createCommandSource(onCommand, () => say('+ Ready'))
  socket.setNoDelay(true)
  socket.setTimeout(IDLE_LIMIT, () => socket.destroy())
  socket.on('error', () => socket.destroy())
  socket.on('close', () => waiting?.leave(new Error('the client has gone')))
  socket.on('data', (chunk: Buffer) => {
    const fault = source.feed(chunk)
    if (!fault) return
    say(`* BYE ${fault}`)
    socket.destroy()
  })
  say(`* OK [CAPABILITY ${capabilitiesOf(acceptsToken)}] Outrider catch-all`)
}
