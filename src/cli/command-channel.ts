import { request, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { messageOf } from '#model/lib/thrown.ts'
import type { Wired } from '#wiring/adapters.ts'
import { commands, type CliCommand } from './commands.ts'

/*
 * Commands typed next to a running product on the embedded database run in its process, because a
 * database folder has one owner. They use the socket in the data folder, which only the folder's
 * user can reach: POST with a `TypedCommand` as JSON, answered by one `Message` per line.
 */

const ENDED =
  'The product ended before the command did. Check what was done before you type it again.'

/** A command with its arguments. */
export interface TypedCommand {
  name: string
  args: string[]
  /** Working directory of the command. */
  directory: string
}

/** One line of the response; an empty one is a heartbeat. */
interface Message {
  line?: string
  exitCode?: number
  fault?: string
}

/** Milliseconds between two heartbeats, and until the client gives up on a silent connection. */
const ALIVE_EVERY = 5000
const SILENCE = 60_000
/** Milliseconds for which the client retries while the product starts. */
const STARTING = 60_000
/** Largest command, in bytes. */
const LARGEST = 64 * 1024

/** Everything the command endpoint needs. */
export interface CommandHost {
  config: Config
  wired: Wired
  log: Log
  /** The available commands; replaced in tests. */
  known?: Record<string, CliCommand>
}

/** Runs commands received on the data folder's socket. */
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
  const { name, args, directory } = JSON.parse(await bodyOf(incoming)) as TypedCommand
  response.writeHead(200, { 'content-type': 'application/x-ndjson' })
  const send = (message: Message) => void response.write(`${JSON.stringify(message)}\n`)
  send({})
  const beating = setInterval(() => send({}), ALIVE_EVERY)
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
      say: (line) => send({ line }),
    })
    send({ exitCode: exitCode ?? 0 })
  } catch (error) {
    send({ fault: messageOf(error) })
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
 * Runs a command in the product that owns a data folder.
 * @param socket of the owner
 * @param say receives each line of output
 * @returns the exit code
 * @throws Error with a readable message if the command failed or the product does not answer
 */
export async function sendCommand(
  socket: string,
  typed: TypedCommand,
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
  // A broken connection ends the lines early, which is reported below.
  answer.on('error', () => {})
  for await (const text of createInterface({ input: answer })) {
    const { line, exitCode, fault } = JSON.parse(text) as Message
    if (line !== undefined) say(line)
    if (fault !== undefined) throw new Error(fault)
    if (exitCode !== undefined) return exitCode
  }
  throw new Error(ENDED)
}
