import { sql } from 'kysely'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Database } from '#platform/database/database.ts'
import { jsonb } from '#platform/database/jsonb.ts'

type Found = AdapterPayload | undefined

/**
 * Stores oidc-provider's data (sessions, grants, codes, refresh tokens) as rows. Expired rows count
 * as missing; `sweepGrants` removes them.
 */
export function grantAdapter(database: Database): (model: string) => Adapter {
  return (model) => {
    const key = (id: string) => `${model}:${id}`
    const payloadOf = (
      row: { payload: unknown; consumed_at: Date | null; expires_at: Date | null } | undefined,
    ): Found => {
      if (!row || (row.expires_at && row.expires_at.getTime() <= Date.now())) return undefined
      return {
        ...(row.payload as AdapterPayload),
        ...(row.consumed_at ? { consumed: Math.floor(row.consumed_at.getTime() / 1000) } : {}),
      }
    }
    const find = (column: 'id' | 'uid' | 'user_code', value: string) =>
      database.system(async (db) =>
        payloadOf(
          await db
            .selectFrom('identity_grants')
            .select(['payload', 'consumed_at', 'expires_at'])
            .where('model', '=', model)
            .where(column, '=', value)
            .executeTakeFirst(),
        ),
      )
    return {
      async upsert(id, payload, expiresIn) {
        const now = new Date()
        const values = {
          model,
          payload: jsonb(payload),
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          user_code: payload.userCode ?? null,
          consumed_at: null,
          expires_at: expiresIn ? new Date(now.getTime() + expiresIn * 1000) : null,
          updated_at: now,
        }
        await database.system((db) =>
          db
            .insertInto('identity_grants')
            .values({
              id: key(id),
              ...values,
              version: 1,
              created_at: now,
              created_by: 'identity',
              updated_by: 'identity',
            })
            .onConflict((c) => c.column('id').doUpdateSet(values))
            .execute(),
        )
      },
      find: (id) => find('id', key(id)),
      findByUid: (uid) => find('uid', uid),
      findByUserCode: (code) => find('user_code', code),
      async consume(id) {
        await database.system((db) =>
          db
            .updateTable('identity_grants')
            .set({ consumed_at: new Date() })
            .where('id', '=', key(id))
            .execute(),
        )
      },
      async destroy(id) {
        await database.system((db) =>
          db.deleteFrom('identity_grants').where('id', '=', key(id)).execute(),
        )
      },
      async revokeByGrantId(grantId) {
        await database.system((db) =>
          db.deleteFrom('identity_grants').where('grant_id', '=', grantId).execute(),
        )
      },
    }
  }
}

/**
 * The grant that a row belongs to: a sign-in session has one grant, and so have its codes and
 * refresh tokens.
 */
const grantOf = sql<string | null>`case model when 'Grant' then substr(id, ${'Grant:'.length + 1})
  when 'Session' then (select value ->> 'grantId'
      from jsonb_each(coalesce(payload -> 'authorizations', '{}'::jsonb)) limit 1) else grant_id
    end`
const accountOf = sql<string>`payload ->> 'accountId'`

/** The account's grants that can still be renewed. */
export async function openGrants(
  database: Database,
  subject: string,
): Promise<ReadonlySet<string>> {
  const rows = await database.system((db) =>
    db
      .selectFrom('identity_grants')
      .select(grantOf.as('grant'))
      .where('model', '=', 'Grant')
      .where(accountOf, '=', subject)
      .where('expires_at', '>', new Date())
      .execute(),
  )
  return new Set(rows.map((row) => row.grant!))
}

/**
 * Ends the account's sessions, grants and refresh tokens: those of one grant (all, when it is
 * empty), or those of every other grant.
 */
export async function endGrants(
  database: Database,
  subject: string,
  which: { only: string } | { but: string },
): Promise<void> {
  await database.system((db) =>
    db.deleteFrom('identity_grants').where(accountOf, '=', subject).where(isEnded(which)).execute(),
  )
}

function isEnded(which: { only: string } | { but: string }) {
  if ('but' in which) return sql<boolean>`${grantOf} is distinct from ${which.but}`
  return which.only === '' ? sql<boolean>`true` : sql<boolean>`${grantOf} = ${which.only}`
}

/** Removes up to 500 expired rows. */
export async function sweepGrants(database: Database): Promise<void> {
  await database.system((db) =>
    db
      .deleteFrom('identity_grants')
      .where(
        'id',
        'in',
        db
          .selectFrom('identity_grants')
          .select('id')
          .where('expires_at', '<', new Date())
          .limit(500),
      )
      .execute(),
  )
}
