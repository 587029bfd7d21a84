import { request, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import type { Wired } from './adapters.ts'
import { commands, type Command } from './commands.ts'

/*
 * Commands typed beside a running product on the embedded database run within its process, because
 * a database folder has one owner. They travel over the socket in the data folder, which only the
 * folder's user can reach: POST with a `Typed` as JSON, answered by one `Message` a line.
 */

const ENDED =
  'The product ended before the command did. Check what was done before you type it again.'

/** A command as it was typed. */
export interface Typed {
  name: string
  args: string[]
  /** Folder in which it was typed. */
  directory: string
}

/** One line of the answer; an empty one only shows that the command still runs. */
interface Message {
  line?: string
  exitCode?: number
  fault?: string
}

/** Milliseconds between two empty lines, and how long a silence the sender bears. */
const ALIVE_EVERY = 5000
const SILENCE = 60_000
/** Milliseconds for which a product that is still starting is asked again. */
const STARTING = 60_000
/** Largest command, in bytes. */
const LARGEST = 64 * 1024

/** What answers commands. */
export interface CommandHost {
  config: Config
  wired: Wired
  log: Log
  /** Those of the product, except in tests. */
  known?: Record<string, Command>
}

/** Runs the commands that arrive on the data folder's socket. */
export function answerCommands(host: CommandHost): RequestListener {
  return (incoming, response) => {
    void answerOne(host, incoming, response).catch(() => response.destroy())
  }
}

async function answerOne(
  { config, wired, log, known = commands }: CommandHost,
  incoming: IncomingMessage,
  response: ServerResponse,
) {
  const { name, args, directory } = JSON.parse(await bodyOf(incoming)) as Typed
  response.writeHead(200, { 'content-type': 'application/x-ndjson' })
  const tell = (message: Message) => void response.write(`${JSON.stringify(message)}\n`)
  tell({})
  const beating = setInterval(() => tell({}), ALIVE_EVERY)
  log.info({ command: name }, 'a command was typed beside this process')
  try {
    const command = Object.hasOwn(known, name) ? known[name] : undefined
    if (!command)
      throw new Error(
        `The running product does not know the command "${name}". Restart it to bring it to this version.`,
      )
    const exitCode = await command.run(args, {
      config,
      wired,
      directory,
      say: (line) => tell({ line }),
    })
    tell({ exitCode: exitCode ?? 0 })
  } catch (error) {
    tell({ fault: (error as Error).message })
  } finally {
    clearInterval(beating)
    response.end()
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of incoming) {
    text += String(chunk)
    if (text.length > LARGEST) throw new Error('The command is too long.')
  }
  return text
}

/**
 * Lets the product that owns a data folder run a command.
 * @param socket of the owner
 * @param say is given each line as it comes
 * @returns the exit code
 * @throws Error with a sentence when the command failed, or the product does not answer
 */
export async function sendCommand(
  socket: string,
  typed: Typed,
  say: (line: string) => void,
): Promise<number> {
  const until = Date.now() + STARTING
  for (;;) {
    const answer = await post(socket, JSON.stringify(typed))
    if (answer.statusCode === 200) return readAnswer(answer, say)
    answer.resume()
    if (Date.now() > until)
      throw new Error(
        'The product that uses this data folder has been starting for a minute. Look at its log.',
      )
    await wait(250)
  }
}

const post = (socketPath: string, body: string) =>
  new Promise<IncomingMessage>((answered, failed) => {
    const sent = request({ socketPath, path: '/', method: 'POST', timeout: SILENCE }, answered)
    sent.once('timeout', () =>
      sent.destroy(
        new Error(
          `The product that uses this data folder has not answered for ${SILENCE / 1000} seconds. Look at its log.`,
        ),
      ),
    )
    sent.once('error', (error: NodeJS.ErrnoException) =>
      failed(error.code === 'ECONNRESET' ? new Error(ENDED) : error),
    )
    sent.end(body)
  })

async function readAnswer(answer: IncomingMessage, say: (line: string) => void): Promise<number> {
  // A connection that breaks ends the lines early, which is told below.
  answer.on('error', () => {})
  for await (const text of createInterface({ input: answer })) {
    const { line, exitCode, fault } = JSON.parse(text) as Message
    if (line !== undefined) say(line)
    if (fault !== undefined) throw new Error(fault)
    if (exitCode !== undefined) return exitCode
  }
  throw new Error(ENDED)
}
