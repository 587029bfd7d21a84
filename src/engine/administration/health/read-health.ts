import { message, say } from '#language'
import { onlyRow } from '#model/lib/only-row.ts'
import { sql } from 'kysely'
import type { Engine } from '#engine/kernel/engine.ts'
import type { HealthCheck } from '#model/api/answers/health-check.ts'
import { currentHold } from '#engine/kernel/outbound/hold.ts'
import { countOverdue } from '#engine/administration/outbound/overdue.ts'
import { ok, span, type HealthFinding, type HealthProbes } from './health-text.ts'
import { sealedSecrets } from './sealed-secrets.ts'
import { clock, disk, identity, systemMail } from './surroundings.ts'
import { migrationState } from '#store/migrate.ts'
import { LOST_AFTER } from './worker-beat.ts'
import { MINUTE_MS } from '#model/lib/time-units.ts'
import { stackOf } from '#model/lib/thrown.ts'
import { textBefore } from '#model/lib/text-before.ts'

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
  const values = { took, size: Math.round(Number(onlyRow(rows).bytes) / 1e6) }
  const found =
    database.kind === 'postgres'
      ? say('PostgreSQL {version} answers in {took} ms and takes {size} MB.', {
          version: textBefore(onlyRow(rows).version, ' '),
          ...values,
        })
      : say('The embedded database answers in {took} ms and takes {size} MB.', values)
  return took > 1000
    ? {
        state: 'caution',
        found,
        advice: say('It is slow to answer. Look at the load of its machine, and at DATABASE_POOL.'),
      }
    : ok(found)
}

/** Reports slow statements: on the embedded database, each statement blocks all later ones. */
async function statements({ database }: Engine): Promise<HealthFinding> {
  const slow = database.slowStatements()
  const worst = slow.find(({ running }) => running) ?? slow[0]
  if (!worst) return ok(say('No statement took longer than 5 s within the last hour.'))
  const values = { time: span(worst.ms), text: worst.text }
  const found = worst.running
    ? say('A statement has been running for {time}: {text}', values)
    : [
        say(
          {
            one: '{count} statement took longer than 5 s within the last hour.',
            other: '{count} statements took longer than 5 s within the last hour.',
          },
          { count: slow.length },
        ),
        say('The slowest took {time}: {text}', values),
      ].join(' ')
  return {
    state: 'caution',
    found,
    advice:
      database.kind === 'pglite'
        ? say(
            'Statements are ended after 60 s. Report this statement, or move a large installation to PostgreSQL.',
          )
        : say(
            'Statements are ended after 60 s. Look at the load of its machine and at pg_locks, or report it.',
          ),
  }
}

async function migrations({ database }: Engine): Promise<HealthFinding> {
  const { applied, missing, unknown } = await migrationState(database)
  const [firstUnknown] = unknown
  if (firstUnknown !== undefined)
    return {
      state: 'fault',
      found: say(
        {
          one: 'The database has {count} migration that this version does not know: {name}.',
          other: 'The database has {count} migrations that this version does not know: {name}.',
        },
        { count: unknown.length, name: firstUnknown },
      ),
      advice: say('A newer version was here. Start that one, or restore a backup.'),
    }
  const [firstMissing] = missing
  if (firstMissing !== undefined)
    return {
      state: 'fault',
      found: say(
        {
          one: '{count} migration is not applied: {name}.',
          other: '{count} migrations are not applied: {name}.',
        },
        { count: missing.length, name: firstMissing },
      ),
      advice: say('Restart a process of this version: migrations are applied at start.'),
    }
  return ok(say('All {applied} migrations are applied.', { applied }))
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
      say(
        {
          one: '{count} worker is at work, seen {time} ago.',
          other: '{count} workers are at work, seen {time} ago.',
        },
        { count: alive.length, time: span(Math.max(0, now - alive[0]!.seen_at.getTime())) },
      ),
    )
  const last = rows[0]
    ? say('The last one was seen {time} ago.', { time: span(now - rows[0].seen_at.getTime()) })
    : say('None was ever seen.')
  return {
    state: 'fault',
    found: `${say('No worker is at work.')} ${last}`,
    advice: say('Start one: {command}. Until then nothing is sent, read or imported.', {
      command: 'node dist/server/serve-main.js worker',
    }),
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
  const counts = { running: Number(running), dead: Number(dead) }
  const found =
    Number(due) === 0
      ? say('The queue is empty. {running} running, {dead} failed.', counts)
      : say(
          {
            one: '{count} job waits, the oldest ({kind}) for {time}. {running} running, {dead} failed.',
            other:
              '{count} jobs wait, the oldest ({kind}) for {time}. {running} running, {dead} failed.',
          },
          { count: Number(due), kind: kind ?? 'job', time: span(lag), ...counts },
        )
  if (lag > 15 * MINUTE_MS)
    return {
      state: 'fault',
      found,
      advice: say(
        'Work is not done in time. Start more workers, or see what the running jobs wait for.',
      ),
      link: '/admin/jobs',
    }
  if (lag > 2 * MINUTE_MS || Number(dead) > 0)
    return {
      state: 'caution',
      found,
      advice:
        Number(dead) > 0
          ? say('See why jobs failed, and run them again.')
          : say('Work is behind. It catches up by itself, or needs more workers.'),
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
  const found = [
    say(
      {
        one: '{count} campaign email sent in 24 hours.',
        other: '{count} campaign emails sent in 24 hours.',
      },
      { count: sent },
    ),
    say(
      {
        one: '{count} mailbox active, {broken} with an error.',
        other: '{count} mailboxes active, {broken} with an error.',
      },
      { count: active, broken },
    ),
    say(
      {
        one: '{count} email is more than half an hour late, {unknown} with an unknown outcome.',
        other: '{count} emails are more than half an hour late, {unknown} with an unknown outcome.',
      },
      { count: late, unknown },
    ),
  ].join(' ')
  if (late > 0)
    return {
      state: 'fault',
      found,
      advice: say('Due emails were not sent. Check the worker and the mailboxes.'),
      link: '/admin/messages',
    }
  if (broken > 0)
    return {
      state: 'caution',
      found,
      advice: say('A mailbox with an error sends nothing until its settings are fixed.'),
      link: '/admin/mailboxes?filter=%7B%22state%22%3A%5B%22error%22%5D%7D',
    }
  if (stopped > 0)
    return {
      state: 'caution',
      found,
      advice: say('A sender was stopped by its relay. Fix its settings, then test the connection.'),
      link: '/admin/senders?filter=%7B%22state%22%3A%5B%22error%22%5D%7D',
    }
  if (unknown > 0)
    return {
      state: 'caution',
      found,
      advice: say('They are looked up in the mailbox and never sent again by themselves.'),
      link: '/admin/messages',
    }
  return ok(found, '/admin/mailboxes')
}

const holdCauses = {
  restored: message('this database was restored from a backup'),
  copied: message('this database is a copy, or its folder was copied'),
  outage: message('no worker had been at work for long'),
  manual: message('an administrator put it on hold'),
} as const

async function hold({ database, clock }: Engine): Promise<HealthFinding> {
  const { held, overdue } = await database.system(async (db) => {
    const held = await currentHold(db)
    return { held, overdue: held ? await countOverdue(db, clock.now()) : [] }
  })
  if (!held) return ok(say('Sending is not on hold.'))
  const count = overdue.reduce((sum, overdueGroup) => sum + overdueGroup.count, 0)
  const heldFor = span(Math.max(0, clock.now() - held.heldAt.getTime()))
  const found = [
    say('Sending has been on hold for {time}: {cause}.', {
      time: heldFor,
      cause: say(holdCauses[held.cause]),
    }),
    say(
      {
        one: '{count} message or task is overdue.',
        other: '{count} messages and tasks are overdue.',
      },
      { count },
    ),
  ].join(' ')
  return {
    state: 'fault',
    found,
    advice: say(
      'Review what is overdue, then resume sending. A copy that should stay silent keeps the hold.',
    ),
    link: '/admin/hold',
  }
}

const checks: readonly [HealthCheck['id'], string, Check][] = [
  ['database', message('Database'), database],
  ['statements', message('Slow statements'), statements],
  ['migrations', message('Migrations'), migrations],
  ['worker', message('Worker'), worker],
  ['queue', message('Queue'), queue],
  ['sending', message('Campaign emails'), sending],
  ['hold', message('Sending hold'), hold],
  ['system-mail', message('System email'), systemMail],
  ['disk', message('Disk'), disk],
  ['identity', message('Identity provider'), identity],
  ['clock', message('Clock'), clock],
  ['secrets', message('Sealed secrets'), sealedSecrets],
]

/**
 * Runs all checks of the installation. A check that throws is reported as a fault and does not
 * prevent the others.
 */
export function readHealth(engine: Engine, probes: HealthProbes): Promise<HealthCheck[]> {
  return Promise.all(
    checks.map(async ([id, name, check]) => {
      try {
        return { id, name: say(name), advice: '', link: '', ...(await check(engine, probes)) }
      } catch (error) {
        engine.log.warn({ check: id, fault: stackOf(error) }, 'a health check failed')
        return {
          id,
          name: say(name),
          state: 'fault' as const,
          found: say('This could not be looked at.'),
          advice: say('The log of the process says why.'),
          link: '',
        }
      }
    }),
  )
}
