import { entities } from '#model/schema/entities.generated.ts'
import { readConfig, type Config } from '#platform/config.ts'
import { FolderInUse } from '#platform/data-folder/own-folder.ts'
import { silentLog } from '#platform/log.ts'
import { resources } from '#resources/index.ts'
import { operations } from '#server/operations/list.generated.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { wire } from '#wiring/adapters.ts'
import { restoreFrom } from './backup-file.ts'
import { sendCommand } from './command-channel.ts'
import { commands, type CliCommand } from './commands.ts'
import { eject } from '#scaffold/eject/eject.ts'
import { explainEntity } from './explain.ts'
import { openDatabase } from '#wiring/open-database.ts'
import { create } from '#scaffold/create.ts'

/** Printed after a restore. */
const RESTORED =
  'Sending is on hold until an administrator has reviewed what is overdue, at /admin/hold.'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Commands that never run inside a running product. */
const ownCommands: Record<
  string,
  Pick<CliCommand, 'usage' | 'about'> & { run(args: string[]): Promise<void> | void }
> = {
  explain: {
    usage: 'explain <entity>',
    about: 'table, addresses, access and screens that follow from one schema',
    run: ([id = '']) => say(explainEntity(id, { entities, resources, operations })),
  },
  create: {
    usage: 'create <entity|field|condition|action|node|channel> ...',
    about: 'add a kind of thing to the source: its files, lists, types and migration',
    run: (args) => create(args, process.cwd(), say),
  },
  eject: {
    usage: 'eject <resource> <list|create|edit|show> [file]',
    about: 'write a generated screen as react-admin components, to be changed by hand',
    run: (args) => eject(args, process.cwd(), say),
  },
  restore: {
    usage: 'restore <file>',
    about: 'fill an empty database from a backup',
    run: async ([file = '']) =>
      say(`${await restoreFrom(readConfig(process.env), file)} rows were restored. ${RESTORED}`),
  },
}

/** Runs a command in this process, or in the product that owns the data folder. */
async function runOnProduct(config: Config, name: string, args: string[]): Promise<number> {
  const directory = process.cwd()
  const opened = await openDatabase(config, silentLog).catch((error: unknown) => {
    if (error instanceof FolderInUse) return error
    throw error
  })
  if (opened instanceof FolderInUse)
    return sendCommand(opened.socket, { name, args, directory }, say)
  const wired = await wire(config, silentLog, { opened, outside: false })
  try {
    return (await commands[name]!.run(args, { config, wired, directory, say })) ?? 0
  } finally {
    await wired.close()
  }
}

const [name = '', ...args] = process.argv.slice(2)
try {
  if (Object.hasOwn(ownCommands, name)) await ownCommands[name]!.run(args)
  else if (Object.hasOwn(commands, name))
    process.exitCode = await runOnProduct(readConfig(process.env), name, args)
  else {
    const lines = Object.values({ ...ownCommands, ...commands }).map(
      (one) => `  ${one.usage.padEnd(54)} ${one.about}`,
    )
    say(`Usage: npm run cli -- <command>\n\n${lines.join('\n')}`)
    process.exitCode = name ? 1 : 0
  }
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 1
}
