import { SET_ASIDE_REASONS } from '#drafting/replies/set-aside-reasons.ts'
import type { IncomingMail, SetAside } from '#platform/mailbox-reading/mailbox-reading.ts'
import type { Engine } from '#engine/kernel/engine.ts'

/** Notes on the mailbox that one of its emails was set aside, for people who look for it there. */
export async function noteSetAside(
  engine: Engine,
  { tenantId, mailboxId }: { tenantId: string; mailboxId: string },
  mail: IncomingMail,
  why: SetAside | 'handling',
): Promise<void> {
  const from = mail.from.address ? ` from ${mail.from.address.slice(0, 200)}` : ''
  const subject = mail.subject ? ` ("${mail.subject.slice(0, 100)}")` : ''
  await engine.database.tenant(tenantId, (db) =>
    db
      .updateTable('mailboxes')
      .set({
        set_aside: `The email${from}${subject} was set aside: ${SET_ASIDE_REASONS[why]}.`,
        set_aside_at: new Date(engine.clock.now()),
      })
      .where('id', '=', mailboxId)
      .execute(),
  )
}
