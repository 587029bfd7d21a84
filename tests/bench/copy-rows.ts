import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { newId } from '#model/lib/ids.ts'
import type { Database } from '#platform/database/database.ts'

/** An event as the bench sends it. */
export interface SentEvent {
  event: string
  userId: string
  messageId: string
  properties: object
  context: object
}

export interface Copier {
  /** Into a table without an index: what the database can take at most. */
  raw(events: readonly SentEvent[]): Promise<void>
  /**
   * Into the very table of events, with its keys and indexes, the person's id known beforehand: the
   * least that any intake writes that keeps these events for good. PostgreSQL only.
   */
  keyed(events: readonly SentEvent[]): Promise<void>
  end(): Promise<void>
}

/** Where a database of the benches is. */
export async function urlOf(database: Database): Promise<string> {
  const { rows } = await database.system((db) =>
    sql<{ name: string }>`select current_database() as name`.execute(db),
  )
  const url = new URL(
    process.env.TEST_DATABASE_URL ??
      `postgres://${process.env.USER ?? 'postgres'}@127.0.0.1:5432/postgres`,
  )
  url.pathname = `/${rows[0]!.name}`
  return url.href
}

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n')
const COLUMNS =
  'id, tenant_id, event_type, scope, profile_id, message_id, source_id, time_stamp, ' +
  'received_at, properties, source, target, created_at, created_by, updated_at, updated_by'

const linesOf = (events: readonly SentEvent[]) =>
  events.map((event) => escaped(JSON.stringify(event)))

/**
 * The embedded database takes COPY from a file that is handed over with the statement, which the
 * product has no use for: another one, in a folder as well.
 */
async function embeddedCopier(): Promise<Copier> {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-bench-'))
  const pglite = await PGlite.create(folder)
  await pglite.exec('create table bench_raw (body jsonb)')
  return {
    raw: async (events) =>
      void (await pglite.query(`copy bench_raw from '/dev/blob'`, [], {
        blob: new Blob([`${linesOf(events).join('\n')}\n`]),
      })),
    keyed: async () => {},
    async end() {
      await pglite.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Each call is one COPY, committed before it answers. */
export async function createCopier(
  database: Database,
  tenantId: string,
  sourceId: string | null,
): Promise<Copier> {
  if (database.kind === 'pglite') return embeddedCopier()
  const client = new pg.Client({ connectionString: await urlOf(database) })
  await client.connect()
  await client.query('create table if not exists bench_raw (body jsonb)')
  const { rows } = await client.query<{ value: string; profile_id: string }>(
    `select value, profile_id from profile_aliases where tenant_id = $1 and kind = 'user'`,
    [tenantId],
  )
  const people = new Map(rows.map((row) => [row.value, row.profile_id]))
  async function copy(statement: string, lines: readonly string[]) {
    const stream = client.query(copyFrom(statement))
    stream.end(`${lines.join('\n')}\n`)
    await finished(stream)
  }
  return {
    raw: (events) => copy('copy bench_raw from stdin', linesOf(events)),
    async keyed(events) {
      const now = Date.now()
      const at = new Date(now).toISOString()
      await copy(
        `copy events (${COLUMNS}) from stdin`,
        events.map(({ event, userId, messageId, properties, context }) =>
          [
            newId(now),
            tenantId,
            event,
            'Bench',
            people.get(userId)!,
            messageId,
            sourceId ?? '\\N',
            at,
            at,
            JSON.stringify(properties),
            JSON.stringify(context),
            '{}',
            at,
            'bench',
            at,
            'bench',
          ]
            .map((value) => (value === '\\N' ? value : escaped(value)))
            .join('\t'),
        ),
      )
    },
    end: () => client.end(),
  }
}
