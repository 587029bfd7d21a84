import { say } from '#language'
import { fail } from '#model/lib/errors.ts'
import type { Mailbox } from '#model/schema/entities.generated.ts'
import type { MailboxView } from '#model/api/outreach.ts'
import type { DeliveryStage } from '#platform/mail/mail.ts'
import { ReadingFault, type ReadingStage } from '#platform/mailbox-reading/mailbox-reading.ts'
import { publish } from '#engine/kernel/domain-events.ts'
import type { ActorScope, Engine } from '#engine/kernel/engine.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { mailboxesChanged } from '#engine/mail/mail-events.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { probeSending } from './deliver-from.ts'
import { keepsCopy } from './keeps-copy.ts'
import { readWith } from './read-with.ts'
import { viewOf } from './save-mailbox.ts'

/** The result of one half of a connection test. */
export interface TestPart<Step> {
  ok: boolean
  /** The step that failed; null when all passed. */
  step: Step | null
  message: string
}

export interface MailboxTestResult {
  smtp: TestPart<DeliveryStage>
  imap: TestPart<ReadingStage>
  mailbox: MailboxView
}

const passed = () => ({ ok: true, step: null, message: say('Signed in.') })

async function testReading(engine: Engine, mailbox: Mailbox): Promise<TestPart<ReadingStage>> {
  try {
    await readWith(engine, mailbox, async (account) => {
      const fault = await engine.reader.probe(account, { files: keepsCopy(mailbox) })
      if (fault) throw fault
    })
    return passed()
  } catch (error) {
    const step = error instanceof ReadingFault ? error.stage : 'auth'
    return { ok: false, step, message: messageOf(error) }
  }
}

/**
 * Signs in to both servers without sending, and names the step that failed. Enables a mailbox again
 * that had failed and works now; until it works, its health says what fails.
 * @throws ProductError `not_found`
 */
export async function testMailbox(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<MailboxTestResult> {
  const mailbox = await engine.stores.of('mailbox').get(scope, id)
  if (!mailbox) throw fail('not_found', 'There is no such mailbox.')
  const [fault, imap] = await Promise.all([
    probeSending(engine, mailbox),
    testReading(engine, mailbox),
  ])
  const smtp = fault ? { ok: false, step: fault.stage, message: fault.message } : passed()
  return inTenant(engine, scope.tenantId, async (tx) => {
    const { db } = tx
    const healed = smtp.ok && mailbox.state === 'error'
    if (healed)
      await engine.stores
        .of('mailbox')
        .update(scope, id, null, { state: 'active', stateReason: '' }, { db })
    if (healed) await publish(tx, mailboxesChanged, null)
    await db
      .updateTable('mailboxes')
      .set({
        send_error: smtp.ok ? '' : smtp.message.slice(0, 300),
        read_error: imap.ok ? '' : imap.message.slice(0, 300),
      })
      .where('id', '=', id)
      .execute()
    return { smtp, imap, mailbox: await viewOf(db, engine, id) }
  })
}
