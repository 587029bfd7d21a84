import { oncePerRound, type TenantRound } from '#engine/kernel/work-kind.ts'

/** Hosts of the servers through which a mailbox or a sender sends and is read. */
interface MailHosts {
  sends: string
  reads: string
}

const mailHosts = oncePerRound(({ engine, tenantId }): Promise<ReadonlyMap<string, MailHosts>> =>
  engine.database.tenant(tenantId, async (db) => {
    const mailboxes = await db
      .selectFrom('mailboxes')
      .select(['id', 'smtp_host as sends', 'imap_host as reads'])
      .where('tenant_id', '=', tenantId)
      .execute()
    const senders = await db
      .selectFrom('senders')
      .select(['id', 'smtp_host as sends', 'provider as reads'])
      .where('tenant_id', '=', tenantId)
      .execute()
    return new Map([...mailboxes, ...senders].map(({ id, ...hosts }) => [id, hosts]))
  }),
)

/** Reading and sending share a mailbox's lane. */
export const mailboxLane = (id: string): string => `mailbox ${id}`

/**
 * Runs a task that waits for the server of a mailbox or sender.
 * @param id of the mailbox or sender
 * @param server which of its servers
 */
export async function inMailLane(
  round: TenantRound,
  {
    id,
    lane = mailboxLane(id),
    server = 'sends',
  }: { id: string; lane?: string; server?: keyof MailHosts },
  task: () => Promise<boolean>,
): Promise<boolean | null> {
  const host = (await mailHosts(round)).get(id)?.[server] ?? ''
  return round.inLane(lane, { tenantId: round.tenantId, host }, task)
}
