import { say } from '#language'
import { onlyRow } from '#model/lib/only-row.ts'
import { sql } from 'kysely'
import { diskFullSince } from '#engine/kernel/disk-full-note.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { ok, span, type HealthFinding, type HealthProbes } from './health-text.ts'

/* Checks of what the product runs on: its mail server, disk, identity provider and clock. */

export async function systemMail(
  _engine: Engine,
  { systemMail: probe }: HealthProbes,
): Promise<HealthFinding> {
  const fault = await probe()
  if (fault)
    return {
      state: 'fault',
      found: say("The product's own mail server does not answer: {fault}", { fault }),
      advice: say('Sign-in emails and invitations are not sent. Look at SMTP_URL.'),
      link: '/settings',
    }
  return ok(
    say('The mail server for sign-in emails and invitations accepts connections.'),
    '/settings',
  )
}

export async function disk(engine: Engine, { disk: probe }: HealthProbes): Promise<HealthFinding> {
  const ago = diskFullSince(engine)
  // The disk may be that of a remote database, whose free space cannot be queried.
  if (ago !== null)
    return {
      state: 'fault',
      found: say('A disk is full: a write was refused {time} ago. Reading works.', {
        time: span(ago),
      }),
      advice: say(
        'Make room on the disk of the database or of DATA_DIR. Jobs then continue automatically.',
      ),
    }
  const space = await probe()
  if (!space)
    return {
      state: 'caution',
      found: say('The space of the data folder cannot be read.'),
      advice: say('See that DATA_DIR exists and may be read.'),
    }
  const share = space.free / Math.max(1, space.total)
  const inGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`
  const found = say('{free} of {total} are free on the disk of the data folder.', {
    free: inGigabytes(space.free),
    total: inGigabytes(space.total),
  })
  if (space.free < 500e6)
    return {
      state: 'fault',
      found,
      advice: say('Make room now: with a full disk nothing can be written.'),
    }
  return share < 0.1 && space.free < 20e9
    ? { state: 'caution', found, advice: say('Less than a tenth is free. Make room in time.') }
    : ok(found)
}

export async function identity(
  _engine: Engine,
  { identity: probe }: HealthProbes,
): Promise<HealthFinding> {
  const { kind, fault } = await probe()
  if (fault)
    return {
      state: 'fault',
      found: say('The identity provider ({kind}) does not answer: {fault}', { kind, fault }),
      advice: say('No one can sign in. Look at AUTH0_DOMAIN and at the provider’s status page.'),
    }
  return ok(
    kind === 'embedded'
      ? say('The embedded identity provider is in use. It keeps its data in this database.')
      : say('The identity provider answers.'),
    '/admin/users',
  )
}

export async function clock(
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
      found: say('The clocks of this machine and of the database are {time} apart.', {
        time: span(apart),
      }),
      advice: say('Let both keep time by NTP: leases and trials are judged by it.'),
    }
  const moved = clock.now() - machineTime()
  if (Math.abs(moved) > 2000)
    return ok(
      [
        moved > 0
          ? say('The product’s clock is {time} ahead.', { time: span(moved) })
          : say('The product’s clock is {time} behind.', { time: span(-moved) }),
        say('It was moved, which only development allows. Machine and database agree.'),
      ].join(' '),
    )
  return ok(say('Machine and database agree about the time.'))
}
