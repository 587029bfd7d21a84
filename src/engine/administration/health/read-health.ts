import { onlyRow } from '#model/only-row.ts'
import { sql } from 'kysely'
import { diskFullSince } from '#engine/kernel/disk-full-note.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { HealthCheck } from '#model/answers/health-check.ts'
import { currentHold } from '#engine/kernel/outbound/hold.ts'
import { countOverdue } from '#engine/administration/outbound/overdue.ts'
import { ok, some, span, type HealthFinding } from './health-text.ts'
import { sealedSecrets } from './sealed-secrets.ts'
import { migrationState } from '#store/migrate.ts'
import { LOST_AFTER } from './worker-beat.ts'
import { MINUTE_MS } from '#model/time-units.ts'

/** Probes of systems outside of the engine. Each resolves to an error message, or null. */
export interface HealthProbes {
  systemMail(): Promise<string | null>
  identity(): Promise<{ kind: string; fault: string | null }>
  /** Bytes of the disk with the data folder; null when there is no data folder. */
  disk(): Promise<{ free: number; total: number } | null>
  /** The machine's time in milliseconds. */
  machineTime(): number
}

type Check = (engine: Engine, probes: HealthProbes) => Promise<HealthFinding>

async function database(
  { database }: Engine,
  { machineTime }: HealthProbes,
): Promise<HealthFinding> {
  const began = machineTime()
  const { rows } = await database.system((db) =>
    sql<{
      bytes: number
      version: string
    }>`select pg_database_size(current_database()) as bytes, current_setting('server_version') as version`.execute(
      db,
    ),
  )
  const took = machineTime() - began
  const what =
    database.kind === 'postgres'
      ? `PostgreSQL ${onlyRow(rows).version.split(' ')[0]}`
      : 'The embedded database'
  const found = `${what} answers in ${took} ms and takes ${(Number(onlyRow(rows).bytes) / 1e6).toFixed(0)} MB.`
  return took > 1000
    ? {
        state: 'caution',
        found,
        advice: 'It is slow to answer. Look at the load of its machine, and at DATABASE_POOL.',
      }
    : ok(found)
}

/** Reports slow statements: on the embedded database, each statement blocks all later ones. */
async function statements({ database }: Engine): Promise<HealthFinding> {
  const slow = database.slowStatements()
  const worst = slow.find(({ running }) => running) ?? slow[0]
  if (!worst) return ok('No statement took longer than 5 s within the last hour.')
  const found = worst.running
    ? `A statement has been running for ${span(worst.ms)}: ${worst.text}`
    : `${some(slow.length, 'statement', 'statements')} took longer than 5 s within the last ` +
      `hour. The slowest took ${span(worst.ms)}: ${worst.text}`
  return {
    state: 'caution',
    found,
    advice:
      database.kind === 'pglite'
        ? 'Statements are ended after 60 s. Report this statement, or move a large installation to PostgreSQL.'
        : 'Statements are ended after 60 s. Look at the load of its machine and at pg_locks, or report this statement.',
  }
}

async function migrations({ database }: Engine): Promise<HealthFinding> {
  const { applied, missing, unknown } = await migrationState(database)
  if (unknown.length > 0)
    return {
      state: 'fault',
      found:
        `The database holds ${some(unknown.length, 'migration', 'migrations')} that this ` +
        `version does not know: ${unknown[0]}.`,
      advice: 'A newer version was here. Start that one, or restore a backup.',
    }
  if (missing.length > 0)
    return {
      state: 'fault',
      found: `${some(missing.length, 'migration is', 'migrations are')} not applied: ${missing[0]}.`,
      advice: 'Restart a process of this version: migrations are applied at start.',
    }
  return ok(`All ${applied} migrations are applied.`)
}

async function worker({ database }: Engine, { machineTime }: HealthProbes): Promise<HealthFinding> {
  const now = machineTime()
  const rows = await database.system((db) =>
    db
      .selectFrom('workers')
      .select(['id', 'seen_at', 'started_at'])
      .orderBy('seen_at', 'desc')
      .limit(50)
      .execute(),
  )
  const alive = rows.filter((row) => now - row.seen_at.getTime() < LOST_AFTER)
  if (alive.length > 0)
    return ok(
      `${some(alive.length, 'worker is', 'workers are')} at work, seen ` +
        `${span(Math.max(0, now - alive[0]!.seen_at.getTime()))} ago.`,
    )
  const last = rows[0]
    ? `The last one was seen ${span(now - rows[0].seen_at.getTime())} ago.`
    : 'None was ever seen.'
  return {
    state: 'fault',
    found: `No worker is at work. ${last}`,
    advice:
      'Start one: node dist/server/serve-main.js worker. Until then nothing is sent, read or imported.',
  }
}

async function queue({ database, clock }: Engine): Promise<HealthFinding> {
  const now = clock.now()
  const { rows } = await database.system((db) =>
    sql<{ due: number; oldest: Date | null; kind: string | null; dead: number; running: number }>`
      select
        count(*) filter (where state = 'queued' and due_at <= ${new Date(now)}) as due,
        min(due_at) filter (where state = 'queued' and due_at <= ${new Date(now)}) as oldest,
        (
          select kind
          from jobs
          where state = 'queued'
            and due_at <= ${new Date(now)}
            and tenant_id not in (select id from tenants where status = 'ISOLATED')
          order by due_at
          limit 1
        ) as kind,
        count(*) filter (where state = 'dead') as dead,
        count(*) filter (where state = 'running') as running
      from jobs
      where state in ('queued', 'dead', 'running')
        and tenant_id not in (select id from tenants where status = 'ISOLATED')
    `.execute(db),
  )
  const { due, oldest, kind, dead, running } = onlyRow(rows)
  const lag = oldest ? now - new Date(oldest).getTime() : 0
  const waiting =
    Number(due) === 0
      ? 'Nothing waits'
      : `${some(Number(due), 'job waits', 'jobs wait')}, the oldest (${kind ?? 'job'}) for ${span(lag)}`
  const found =
    `${waiting}; ` +
    `${Number(running).toLocaleString('en')} running, ${Number(dead).toLocaleString('en')} ` +
    'given up.'
  if (lag > 15 * MINUTE_MS)
    return {
      state: 'fault',
      found,
      advice:
        'Work is not done in time. Start more workers, or see what the running jobs wait for.',
      link: '/admin/jobs',
    }
  if (lag > 2 * MINUTE_MS || Number(dead) > 0)
    return {
      state: 'caution',
      found,
      advice:
        Number(dead) > 0
          ? 'See why jobs were given up, and run them again.'
          : 'Work is behind. It catches up by itself, or needs more workers.',
      link: '/admin/jobs',
    }
  return ok(found, '/admin/jobs')
}

async function sending({ database, clock }: Engine): Promise<HealthFinding> {
  const now = clock.now()
  const { rows } = await database.system((db) =>
    sql<{
      broken: number
      stopped: number
      active: number
      late: number
      unknown: number
      sent: number
    }>`
      select
        (select count(*)::int from mailboxes where state = 'error') as broken,
        (select count(*)::int from senders where state = 'error') as stopped,
        (select count(*)::int from mailboxes where state = 'active') as active,
        (
          select count(*)::int
          from messages m
          join campaigns c on c.tenant_id = m.tenant_id and c.id = m.campaign_id
          join mailboxes b on b.tenant_id = m.tenant_id and b.id = m.mailbox_id
          where m.state = 'planned'
            and m.planned_at < ${new Date(now - 30 * MINUTE_MS)}
            and c.state = 'running'
            and b.state = 'active'
        ) as late,
        (select count(*)::int from messages where state = 'unknown' and accepted_at is null) as unknown,
        (
          select count(*)::int from messages where accepted_at > ${new Date(now - 24 * 60 * MINUTE_MS)}
        ) as sent
    `.execute(db),
  )
  const { broken, stopped, active, late, unknown, sent } = onlyRow(rows)
  const found =
    `${some(sent, 'campaign email', 'campaign emails')} sent in 24 hours; ` +
    `${some(active, 'mailbox', 'mailboxes')} active, ${broken} with a fault; ` +
    `${some(late, 'email is', 'emails are')} more than half an hour late; ` +
    `${unknown} with an unknown outcome.`
  if (late > 0)
    return {
      state: 'fault',
      found,
      advice: 'Due emails were not sent. Check the worker and the mailboxes.',
      link: '/admin/messages',
    }
  if (broken > 0)
    return {
      state: 'caution',
      found,
      advice: 'A mailbox with a fault sends nothing until its settings are right.',
      link: '/admin/mailboxes?filter=%7B%22state%22%3A%5B%22error%22%5D%7D',
    }
  if (stopped > 0)
    return {
      state: 'caution',
      found,
      advice: 'A sender was stopped by its relay. Fix its settings, then test the connection.',
      link: '/admin/senders?filter=%7B%22state%22%3A%5B%22error%22%5D%7D',
    }
  if (unknown > 0)
    return {
      state: 'caution',
      found,
      advice: 'They are looked up in the mailbox and never sent again by themselves.',
      link: '/admin/messages',
    }
  return ok(found, '/admin/mailboxes')
}

const holdCauses = {
  restored: 'this database was restored from a backup',
  copied: 'this database is a copy, or its folder was copied',
  outage: 'no worker had been at work for long',
  manual: 'an administrator put it on hold',
} as const

async function hold({ database, clock }: Engine): Promise<HealthFinding> {
  const { held, overdue } = await database.system(async (db) => {
    const held = await currentHold(db)
    return { held, overdue: held ? await countOverdue(db, clock.now()) : [] }
  })
  if (!held) return ok('Sending is not on hold.')
  const count = overdue.reduce((sum, one) => sum + one.count, 0)
  const heldFor = span(Math.max(0, clock.now() - held.heldAt.getTime()))
  const found =
    `Sending has been on hold for ${heldFor}: ${holdCauses[held.cause]}. ` +
    `${some(count, 'message or task is', 'messages and tasks are')} overdue.`
  return {
    state: 'fault',
    found,
    advice:
      'Review what is overdue, then resume sending. A copy that should stay silent keeps the hold.',
    link: '/admin/hold',
  }
}

async function systemMail(
  _engine: Engine,
  { systemMail: probe }: HealthProbes,
): Promise<HealthFinding> {
  const fault = await probe()
  if (fault)
    return {
      state: 'fault',
      found: `The product's own mail server does not answer: ${fault}`,
      advice: 'Sign-in emails and invitations are not sent. Look at SMTP_URL.',
      link: '/settings',
    }
  return ok('The mail server for sign-in emails and invitations accepts connections.', '/settings')
}

async function disk(engine: Engine, { disk: probe }: HealthProbes): Promise<HealthFinding> {
  const ago = diskFullSince(engine)
  // The disk may be that of a remote database, whose free space cannot be queried.
  if (ago !== null)
    return {
      state: 'fault',
      found: `A disk is full: a write was refused ${span(ago)} ago. Reading works.`,
      advice:
        'Make room on the disk of the database or of DATA_DIR. Jobs then continue automatically.',
    }
  const space = await probe()
  if (!space)
    return {
      state: 'caution',
      found: 'The space of the data folder cannot be read.',
      advice: 'See that DATA_DIR exists and may be read.',
    }
  const share = space.free / Math.max(1, space.total)
  const inGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`
  const found =
    `${inGigabytes(space.free)} of ${inGigabytes(space.total)} are free ` +
    'on the disk of the data folder.'
  if (space.free < 500e6)
    return {
      state: 'fault',
      found,
      advice: 'Make room now: with a full disk nothing can be written.',
    }
  return share < 0.1 && space.free < 20e9
    ? { state: 'caution', found, advice: 'Less than a tenth is free. Make room in time.' }
    : ok(found)
}

async function identity(
  _engine: Engine,
  { identity: probe }: HealthProbes,
): Promise<HealthFinding> {
  const { kind, fault } = await probe()
  if (fault)
    return {
      state: 'fault',
      found: `The identity provider (${kind}) does not answer: ${fault}`,
      advice: 'Nobody can sign in. Look at AUTH0_DOMAIN and at the provider’s own status page.',
    }
  return ok(
    kind === 'embedded'
      ? 'The embedded identity provider is in use; it lives in this database.'
      : 'The identity provider answers.',
    '/admin/users',
  )
}

async function clock(
  { database, clock }: Engine,
  { machineTime }: HealthProbes,
): Promise<HealthFinding> {
  const began = machineTime()
  const { rows } = await database.system((db) =>
    sql<{ now: Date }>`select clock_timestamp() as now`.execute(db),
  )
  const apart = Math.abs(new Date(onlyRow(rows).now).getTime() - (began + machineTime()) / 2)
  if (apart > 2000)
    return {
      state: apart > 60_000 ? 'fault' : 'caution',
      found: `The clocks of this machine and of the database are ${span(apart)} apart.`,
      advice: 'Let both keep time by NTP: leases and trials are judged by it.',
    }
  const moved = clock.now() - machineTime()
  if (Math.abs(moved) > 2000)
    return ok(
      `The product’s clock is ${span(Math.abs(moved))} ${moved > 0 ? 'ahead' : 'behind'}: ` +
        'it was moved, which only development allows. Machine and database agree.',
    )
  return ok('Machine and database agree about the time.')
}

const checks: readonly [HealthCheck['id'], string, Check][] = [
  ['database', 'Database', database],
  ['statements', 'Slow statements', statements],
  ['migrations', 'Migrations', migrations],
  ['worker', 'Worker', worker],
  ['queue', 'Queue', queue],
  ['sending', 'Campaign emails', sending],
  ['hold', 'Sending hold', hold],
  ['system-mail', 'System email', systemMail],
  ['disk', 'Disk', disk],
  ['identity', 'Identity provider', identity],
  ['clock', 'Clock', clock],
  ['secrets', 'Sealed secrets', sealedSecrets],
]

/**
 * Runs all checks of the installation. A check that throws is reported as a fault and does not
 * prevent the others.
 */
export function readHealth(engine: Engine, probes: HealthProbes): Promise<HealthCheck[]> {
  return Promise.all(
    checks.map(async ([id, name, check]) => {
      try {
        return { id, name, advice: '', link: '', ...(await check(engine, probes)) }
      } catch (error) {
        engine.log.warn(
          { check: id, fault: String((error as Error).stack ?? error) },
          'a health check failed',
        )
        return {
          id,
          name,
          state: 'fault' as const,
          found: 'This could not be looked at.',
          advice: 'The log of the process says why.',
          link: '',
        }
      }
    }),
  )
}
