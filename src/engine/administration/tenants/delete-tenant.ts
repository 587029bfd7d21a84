import { say } from '#language'
import { sql } from 'kysely'
import type { Entity } from '#model/schema/entity.ts'
import type { Job } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { inOrder } from '#model/schema/in-order.ts'
import type { Db } from '#platform/database/database.ts'
import { announce } from '#engine/kernel/announce.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import type { JobRun } from '#engine/kernel/jobs/run-due-jobs.ts'
import { scopedTx } from '#engine/kernel/tenant-tx.ts'

export const DELETE_TENANT = 'delete-tenant'

/** Maximum number of rows per transaction, so that others need not wait long for its locks. */
const BATCH_SIZE = 2000

interface Doomed {
  tenantId: string
  name: string
  by: ActorScope['actor']
}

/**
 * Queues the deletion of a tenant with all its data in the caller's own tenant, and closes the
 * tenant immediately. The job continues after a restart. It can be canceled; data deleted by then
 * is lost.
 * @param confirmation the tenant's name, as typed by the user
 * @throws ProductError `not_found`; `invalid` for another name; `wrong_state` for the caller's own
 * tenant, and for one whose subscription would be charged without it
 */
export async function requestTenantDeletion(
  engine: Engine,
  { actor }: ActorScope,
  id: string,
  confirmation: string,
): Promise<Job> {
  return engine.database.system(async (db) => {
    const tenant = await db
      .selectFrom('tenants')
      .select(['name', 'status', 'subscription_state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!tenant) throw fail('not_found', 'There is no such tenant.')
    const own = await db
      .selectFrom('users')
      .select('tenant_id')
      .where('id', '=', actor.id)
      .executeTakeFirst()
    if (!own || own.tenant_id === id)
      throw fail(
        'wrong_state',
        'This is the tenant that you belong to. An admin of another tenant can delete it.',
      )
    if (confirmation.trim() !== tenant.name)
      throw fail('invalid', 'Type the name of the tenant exactly as shown.', [
        { path: '/confirm', message: say('Type "{name}".', { name: tenant.name }) },
      ])
    if (['active', 'past_due'].includes(tenant.subscription_state))
      throw fail('wrong_state', 'This tenant pays for a subscription. End the subscription first.')
    if (tenant.status !== 'ISOLATED')
      await engine.stores
        .of('tenant')
        .update({ tenantId: '', actor }, id, null, { status: 'ISOLATED' }, { db })
    await announce(db, id, 'closed')
    // Returns the running job for a second request, of whichever operator.
    const waiting = await db
      .selectFrom('jobs')
      .selectAll()
      .where('kind', '=', DELETE_TENANT)
      .where('state', 'in', ['queued', 'running'])
      .where(sql<boolean>`payload ->> 'tenantId' = ${id}`)
      .executeTakeFirst()
    if (waiting)
      return (await engine.stores
        .of('job')
        .get({ tenantId: waiting.tenant_id, actor }, waiting.id, { db }))!
    return enqueue(scopedTx(engine, db, { tenantId: own.tenant_id, actor }), {
      kind: DELETE_TENANT,
      payload: {
        tenantId: id,
        name: tenant.name,
        by: actor,
      } satisfies Doomed as unknown as Record<string, unknown>,
      maxAttempts: 5,
    })
  })
}

/** Sorts entities so that referencing ones are deleted first. */
export function deletionOrder(entities: readonly Entity[]): Entity[] {
  const theirs = entities.filter((entity) => entity.scope === 'tenant')
  const byId = new Map(theirs.map((entity) => [entity.id, entity]))
  return inOrder(theirs, (entity) =>
    entity.fields
      .filter((field) => field.node['x-ref'] && !field.node['x-weak'])
      .map((field) => byId.get(field.node['x-ref']!)),
  ).toReversed()
}

async function deletePortion(db: Db, table: string, tenantId: string): Promise<number> {
  const { rows } = await sql`
    delete from ${sql.table(table)}
    where tenant_id = ${tenantId}
      and id in (
        select id from ${sql.table(table)} where tenant_id = ${tenantId} limit ${BATCH_SIZE}
      )
    returning 1
  `.execute(db)
  return rows.length
}

/**
 * Deletes the tenant itself, its users and its audit log, in one transaction with the audit entry
 * of the deletion.
 */
async function deleteRest(
  engine: Engine,
  { tenantId, name, by }: Doomed,
  deleted: Record<string, number>,
  conclude: JobRun['conclude'],
): Promise<void> {
  await engine.database.system(async (db) => {
    const people = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('tenant_id', '=', tenantId)
      .execute()
    if (people.length > 0)
      await db
        .deleteFrom('identity_accounts')
        .where(
          'email',
          'in',
          people.map((person) => person.email),
        )
        .execute()
    const { rows: chain } = await sql<{
      position: number
      hash: string
    }>`select "position", hash from audit_chains where id = ${tenantId}`.execute(db)
    await sql`delete from audit_entries where tenant_id = ${tenantId}`.execute(db)
    await sql`delete from audit_chains where id = ${tenantId}`.execute(db)
    // Rows of other tables, and new ones, are deleted by their foreign key.
    await db.deleteFrom('tenants').where('id', '=', tenantId).execute()
    const facts = {
      name,
      deleted: { ...deleted, user: people.length },
      log: { entries: chain[0]?.position ?? 0, lastHash: chain[0]?.hash ?? '' },
    }
    await engine.stores.note(
      { tenantId: '', actor: by },
      {
        action: 'delete',
        entity: 'tenant',
        entityId: tenantId,
        summary: `Tenant "${name}" deleted with all its data`,
        facts,
      },
      { db },
    )
    await conclude(db, {})
  })
}

/** The job of `requestTenantDeletion`. A retry continues, because deleted rows are no longer there. */
export async function deleteTenantJob(
  engine: Engine,
  { job, progress, save, conclude }: JobRun,
): Promise<Record<string, unknown>> {
  const doomed = job.payload as unknown as Doomed
  const order = deletionOrder(engine.stores.entities)
  const deleted: Record<string, number> = {
    ...(job.checkpoint as { deleted?: Record<string, number> } | undefined)?.deleted,
  }
  for (const [at, entity] of order.entries()) {
    await progress({
      stage: `Deleting ${entity.plural.toLowerCase()}`,
      done: at,
      total: order.length + 1,
    })
    for (let gone = BATCH_SIZE; gone === BATCH_SIZE;) {
      const before = deleted[entity.id] ?? 0
      gone = await engine.database.system(async (db) => {
        const portion = await deletePortion(db, entity.table, doomed.tenantId)
        if (portion > 0) await save(db, { deleted: { ...deleted, [entity.id]: before + portion } })
        return portion
      })
      if (gone > 0) deleted[entity.id] = before + gone
      if (gone === BATCH_SIZE) await progress({})
    }
  }
  await progress({
    stage: 'Deleting the tenant and its people',
    done: order.length,
    total: order.length + 1,
  })
  await deleteRest(engine, doomed, deleted, conclude)
  await progress({ stage: 'Deleted', done: order.length + 1, total: order.length + 1 }).catch(
    () => undefined,
  )
  return {}
}
