import type { IncomingMail, SetAside } from '#platform/mailbox-reading/mailbox-reading.ts'
import type { Engine } from '#engine/kernel/engine.ts'

/** Why an email was not read, as the end of a sentence. */
const REASONS: Record<SetAside | 'handling', string> = {
  size: 'it is larger than 10 MB',
  time: 'reading it took too long',
  fault: 'reading it failed',
  handling: 'what it says could not be stored',
}

/** The reason of a reply of which only the header was read. */
export const setAsideReason = (why: SetAside): string =>
  `only its header was read, because ${REASONS[why]}; open it in the mailbox`

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
        set_aside: `The email${from}${subject} was set aside: ${REASONS[why]}.`,
        set_aside_at: new Date(engine.clock.now()),
      })
      .where('id', '=', mailboxId)
      .execute(),
  )
}
