import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Config } from '#platform/config.ts'
import { ownFolder, type OwnedFolder } from '#platform/data-folder/own-folder.ts'
import { silentLog } from '#platform/log.ts'
import type { Wired } from '#wiring/adapters.ts'
import { answerCommands, sendCommand } from './command-channel.ts'
import type { CliCommand } from './commands.ts'

let path = ''
let folder: OwnedFolder
let socket = ''

beforeEach(async () => {
  path = mkdtempSync(join(tmpdir(), 'channel-'))
  folder = await ownFolder(path)
  socket = (JSON.parse(readFileSync(join(path, 'owner.1.lock'), 'utf8')) as { socket: string })
    .socket
})
afterEach(async () => {
  await folder.release()
  rmSync(path, { recursive: true })
})

const command = (run: CliCommand['run']): CliCommand => ({ usage: '', about: '', run })
const known: Record<string, CliCommand> = {
  echo: command(async (args, { say, directory }) =>
    args.forEach((text) => say(`${directory}/${text}`)),
  ),
  refuse: command(async () => {
    throw new Error('That is not possible.')
  }),
  three: command(async () => 3),
  end: command(async () => void (await folder.release())),
}
const open = () =>
  folder.answer(answerCommands({ config: {} as Config, wired: {} as Wired, log: silentLog, known }))

async function type(name: string, ...args: string[]) {
  const said: string[] = []
  const exitCode = await sendCommand(socket, { name, args, directory: '/here' }, (line) =>
    said.push(line),
  )
  return { said, exitCode }
}

describe('a command beside a running product', () => {
  it('says its lines, with names of files as they were typed', async () => {
    open()
    expect(await type('echo', 'a', 'b')).toEqual({ said: ['/here/a', '/here/b'], exitCode: 0 })
  })

  it('tells its exit code', async () => {
    open()
    expect((await type('three')).exitCode).toBe(3)
  })

  it.each([
    ['refuse', 'That is not possible.'],
    ['constructor', 'does not know the command "constructor"'],
    ['end', 'The product ended before the command did.'],
  ])('fails with a sentence: %s', async (name, sentence) => {
    open()
    await expect(type(name)).rejects.toThrow(sentence)
  })

  it('waits for a product that is still starting', async () => {
    const typed = type('echo', 'a')
    setImmediate(open)
    expect((await typed).said).toEqual(['/here/a'])
  })
})
