import { oncePerRound } from '#engine/kernel/work-kind.ts'

/** The mailboxes that had due campaign emails before anything of the round was read or planned. */
export const dueMailboxes = oncePerRound(async ({ engine, tenantId, now, due }) => {
  if (!due.has('send')) return []
  const rows = await engine.database.tenant(tenantId, (db) =>
    db
      .selectFrom('messages')
      .select('mailbox_id')
      .distinct()
      .where('state', 'in', ['planned', 'deferred'])
      .where('planned_at', '<=', new Date(now))
      .where('mailbox_id', 'is not', null)
      .orderBy('mailbox_id')
      .execute(),
  )
  return rows.map((row) => row.mailbox_id!)
})
