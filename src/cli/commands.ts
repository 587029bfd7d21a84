import { resolve } from 'node:path'
import type { Role } from '#model/schema/access.ts'
import { systemActor } from '#model/api/actor.ts'
import { isUuid } from '#model/lib/ids.ts'
import { currentRole } from '#model/api/older-roles.ts'
import { randomToken } from '#model/lib/random-token.ts'
import { systemScope } from '#engine/kernel/engine.ts'
import { tenantName } from '#engine/administration/accounts/person-of.ts'
import { holdSending, readReview, releaseHold } from '#engine/administration/outbound/review.ts'
import type { Config } from '#platform/config.ts'
import { sha256 } from '#platform/secrets.ts'
import { verifyAudit } from '#store/verify-audit.ts'
import type { Wired } from '#wiring/adapters.ts'
import { backupTo } from './backup-file.ts'
import { decisionsFor, describeHold } from './hold-words.ts'
import { rotateKey } from './rotate-key.ts'

/**
 * The environment of a command. The product is in this process, or the one that owns the data
 * folder.
 */
export interface CommandRun {
  config: Config
  wired: Wired
  /** Base of relative file names: the working directory of the command. */
  directory: string
  say(line: string): void
}

/** A command that uses the database. */
export interface CliCommand {
  usage: string
  about: string
  /**
   * @returns the exit code; defaults to 0.
   * @throws Error with a readable message
   */
  run(args: readonly string[], run: CommandRun): Promise<number | void>
}

/** The command line's actor in audit entries. */
const operator = { ...systemActor, name: 'command line' }
/**
 * The value of `--role`, else the first allowed one, and the remaining arguments.
 * @throws Error naming the allowed roles
 */
function takeRole<R extends Role>(
  args: readonly string[],
  allowed: readonly R[],
): { role: R; rest: string[] } {
  const at = args.indexOf('--role')
  if (at < 0) return { role: allowed[0]!, rest: [...args] }
  const role = allowed.find((candidate) => candidate === currentRole(args[at + 1]))
  if (!role) throw new Error(`--role must be one of ${allowed.join(', ')}.`)
  return { role, rest: args.toSpliced(at, 2) }
}

/**
 * Commands that run next to a running product: on PostgreSQL in their own process, on the embedded
 * database in the product's.
 */
export const commands: Record<string, CliCommand> = {
  migrate: {
    usage: 'migrate',
    about: 'bring the database to this version',
    run: async (_args, { say }) => say('The database is at this version.'),
  },
  'grant-admin': {
    usage: 'grant-admin <email> [--role TENANT_ADMIN]',
    about: 'make a person an operator, or with --role an administrator of their organization',
    async run(args, { wired: { engine }, say }) {
      const { role, rest } = takeRole(args, ['ADMIN', 'TENANT_ADMIN'])
      const [email = ''] = rest
      const users = engine.stores.of('user')
      const scope = systemScope('')
      const { rows } = await users.list(scope, { filter: { email: email.toLowerCase() } })
      if (!rows[0])
        throw new Error(
          `Nobody with the address "${email}" has signed in yet. ` +
            'Add it to ADMIN_EMAILS, or let the person sign in first.',
        )
      await users.update(scope, rows[0].id, null, { role, readOnly: false })
      say(
        `${email} is now ${role === 'ADMIN' ? 'an operator' : 'an administrator of their organization'}.`,
      )
    },
  },
  'verify-audit': {
    usage: 'verify-audit [tenant id]',
    about: 'recompute the hashes of the audit log to prove that no entry was changed',
    async run([tenantId], { wired: { engine }, say }) {
      const chains = await verifyAudit(engine.database, tenantId)
      if (chains.length === 0) say('The audit log has no entries.')
      for (const { tenantId: of, entries, faults } of chains) {
        say(
          `${of ?? 'no tenant'}: ${entries} entries, ${faults.length === 0 ? 'unchanged' : 'CHANGED'}`,
        )
        for (const fault of faults)
          say(
            `  entry ${fault.position} was ${fault.kind}${fault.entryId ? ` (${fault.entryId})` : ''}`,
          )
      }
      return chains.some((chain) => chain.faults.length > 0) ? 1 : 0
    },
  },
  hold: {
    usage: 'hold',
    about: 'put sending on hold until a person has reviewed what is overdue',
    run: async (_args, { wired: { engine }, say }) =>
      say(describeHold(await holdSending(engine, { actor: operator }))),
  },
  release: {
    usage: 'release [plan|send|skip]',
    about:
      'resume sending; overdue work is planned again, sent now or skipped (by default as the review page suggests)',
    async run([choice], { wired: { engine }, say }) {
      const decisions = decisionsFor(choice)
      const { hold } = await readReview(engine)
      if (!hold) return say('Sending is not on hold.')
      const done = await releaseHold(engine, { actor: operator }, hold.id, decisions)
      for (const { tenant, kind, count, choice: how } of done)
        say(`${tenant}: ${count} of kind ${kind}: ${how}`)
      say('Sending was resumed.')
    },
  },
  'rotate-key': {
    usage: 'rotate-key [forget]',
    about:
      'begin a new sealing key in secret.key; "forget" removes the older ones when nothing needs them',
    async run([verb = ''], { config, wired, say }) {
      say(await rotateKey(config, verb, wired.engine.database))
    },
  },
  backup: {
    usage: 'backup <file>',
    about:
      'write the whole database into one file, for this machine or another, embedded or PostgreSQL',
    async run([file = ''], { config, wired, directory, say }) {
      if (!file) throw new Error('Name the file: backup <file>')
      const rows = await backupTo(config, wired.engine.database, resolve(directory, file))
      say(`${rows} rows are in ${file}. Keep SECRET_KEY (or secret.key in DATA_DIR) with it.`)
    },
  },
  'api-key': {
    usage: 'api-key create <tenant id> <name> [--role MEMBER]',
    about:
      'create a secret key with the rights of an organization admin, or of a member; it is shown once',
    async run(args, { wired: { engine }, say }) {
      const { role, rest } = takeRole(args, ['TENANT_ADMIN', 'MEMBER'])
      const [verb, tenantId = '', ...name] = rest
      if (verb !== 'create' || name.length === 0)
        throw new Error('Type: api-key create <tenant id> <name> [--role MEMBER]')
      const organization = isUuid(tenantId) ? await tenantName(engine, tenantId) : null
      if (organization === null)
        throw new Error(`There is no organization with the id "${tenantId}".`)
      const key = `sk_${randomToken()}`
      const secret = { kind: 'secret' as const, prefix: key.slice(0, 8), keyHash: sha256(key) }
      const fields = { name: name.join(' '), role, ...secret }
      await engine.stores.of('api-key').create(systemScope(tenantId), fields)
      say(key)
    },
  },
}
