import { randomToken } from '#model/random-token.ts'
import { systemActor } from '#model/actor.ts'
import { entities } from '#model/entities.generated.ts'
import { readConfig } from '#platform/config.ts'
import { silentLog } from '#platform/log.ts'
import { sha256 } from '#platform/secrets.ts'
import { resources } from '#resources/index.ts'
import { operations } from '#server/operations/list.ts'
import { verifyAudit } from '#store/verify-audit.ts'
import { wire, type Wired } from './adapters.ts'
import { backupTo, restoreFrom } from './backup-file.ts'
import { explainEntity } from './explain.ts'

interface Command {
  usage: string
  about: string
  run(args: string[]): Promise<void> | void
}

const say = (text: string): void => void process.stdout.write(`${text}\n`)

async function withProduct(work: (wired: Wired) => Promise<void>) {
  const wired = await wire(readConfig(process.env), silentLog)
  try {
    await work(wired)
  } finally {
    await wired.close()
  }
}

const commands: Record<string, Command> = {
  explain: {
    usage: 'explain <entity>',
    about: 'table, addresses, access and screens that follow from one schema',
    run: ([id = '']) => say(explainEntity(id, { entities, resources, operations })),
  },
  migrate: {
    usage: 'migrate',
    about: 'bring the database to this version',
    run: () => withProduct(async () => say('The database is at this version.')),
  },
  'grant-admin': {
    usage: 'grant-admin <email>',
    about: 'make a person an admin',
    run: ([email = '']) =>
      withProduct(async ({ engine }) => {
        const users = engine.stores.of('user')
        const { rows } = await users.list(
          { tenantId: '', actor: systemActor },
          { filter: { email: email.toLowerCase() } },
        )
        if (!rows[0])
          throw new Error(
            `Nobody with the address "${email}" has signed in yet. Add it to ADMIN_EMAILS, or let the person sign in first.`,
          )
        await users.update({ tenantId: '', actor: systemActor }, rows[0].id, null, {
          role: 'ADMIN',
          readOnly: false,
        })
        say(`${email} is an admin now.`)
      }),
  },
  'verify-audit': {
    usage: 'verify-audit [tenant id]',
    about: 'prove that the audit log was not changed: its hashes, computed anew',
    run: ([tenantId]) =>
      withProduct(async ({ engine }) => {
        const chains = await verifyAudit(engine.database, tenantId)
        for (const { tenantId: of, entries, faults } of chains) {
          say(
            `${of ?? 'no tenant'}: ${entries} entries, ${faults.length === 0 ? 'nothing was changed' : 'NOT AS IT WAS WRITTEN'}`,
          )
          for (const fault of faults)
            say(
              `  entry ${fault.position} was ${fault.kind}${fault.entryId ? ` (${fault.entryId})` : ''}`,
            )
        }
        if (chains.some((chain) => chain.faults.length > 0)) process.exitCode = 1
      }),
  },
  backup: {
    usage: 'backup <file>',
    about:
      'write the whole database into one file, for this machine or another, embedded or PostgreSQL',
    run: async ([file = '']) =>
      say(
        `${await backupTo(readConfig(process.env), file)} rows are in ${file}. Keep SECRET_KEY (or secret.key in DATA_DIR) with it.`,
      ),
  },
  restore: {
    usage: 'restore <file>',
    about: 'fill an empty database from such a file',
    run: async ([file = '']) =>
      say(`${await restoreFrom(readConfig(process.env), file)} rows were restored.`),
  },
  'api-key': {
    usage: 'api-key create <tenant id> <name>',
    about: 'make a secret key; it is shown once',
    run: ([verb, tenantId = '', ...name]) =>
      withProduct(async ({ engine }) => {
        if (verb !== 'create' || name.length === 0)
          throw new Error('Say: api-key create <tenant id> <name>')
        const key = `sk_${randomToken()}`
        await engine.stores
          .of('api-key')
          .create(
            { tenantId, actor: systemActor },
            { name: name.join(' '), kind: 'secret', prefix: key.slice(0, 8), keyHash: sha256(key) },
          )
        say(key)
      }),
  },
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  say(
    `Usage: npm run cli -- <command>\n\n${Object.values(commands)
      .map((one) => `  ${one.usage.padEnd(36)} ${one.about}`)
      .join('\n')}`,
  )
  process.exitCode = name ? 1 : 0
} else
  try {
    await command.run(args)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
