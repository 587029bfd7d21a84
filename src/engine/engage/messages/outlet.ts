import { sql } from 'kysely'
import type { EngageMessageRow } from '#model/schema/entities.generated.ts'
import { HOUR_MS, MINUTE_MS } from '#model/lib/time-units.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { coolSender, stopSender } from '#engine/mail/senders/sender-state.ts'
import { distrustDomain, putOutOfService } from '#engine/mail/mailboxes/out-of-service.ts'

/** What refusals that are not about the recipient do to the mailbox or sender of an email. */
export interface Outlet {
  /** How it is named in reasons. */
  word: 'mailbox' | 'sender'
  /** The server could not be reached, for that reason. */
  rest(why: string): Promise<void>
  /** Its account has sent too much. @returns when the email is tried again, in milliseconds */
  limit(): Promise<number>
  /** It sends nothing until a user has fixed it. */
  stop(reason: 'auth_failing' | 'provider_block', why: string): Promise<void>
}

/** Time after a refusal of too many emails: providers count in seconds to minutes. */
const SENDER_LIMIT = 5 * MINUTE_MS
/** Time after a failed connection, in which the other connections of the sender rest too. */
const SENDER_REST = MINUTE_MS
const MAILBOX_REST = HOUR_MS
const MAILBOX_LIMIT = 4 * HOUR_MS

export function outletOf(tx: TenantTx, row: EngageMessageRow, now: number): Outlet {
  return row.sender_id === null
    ? mailboxOutlet(tx, row.mailbox_id ?? '', now)
    : senderOutlet(tx, row.sender_id, now)
}

function senderOutlet({ db, tenantId }: TenantTx, senderId: string, now: number): Outlet {
  const place = { tenantId, senderId }
  return {
    word: 'sender',
    rest: () => coolSender(db, place, now + SENDER_REST),
    async limit() {
      await coolSender(db, place, now + SENDER_LIMIT)
      return SENDER_LIMIT
    },
    stop: (_reason, why) => stopSender(db, place, why),
  }
}

function mailboxOutlet(tx: TenantTx, mailboxId: string, now: number): Outlet {
  const cool = async (time: number, fault = '') => {
    await tx.db
      .updateTable('mailboxes')
      .set({
        cool_until: new Date(now + time),
        ...(fault ? { send_error: fault.slice(0, 300) } : {}),
        version: sql`version + 1`,
      })
      .where('tenant_id', '=', tx.tenantId)
      .where('id', '=', mailboxId)
      .execute()
  }
  return {
    word: 'mailbox',
    rest: (why) => cool(MAILBOX_REST, why),
    async limit() {
      await cool(MAILBOX_LIMIT)
      return HOUR_MS
    },
    async stop(reason, why) {
      if (reason === 'provider_block') await distrustDomain(tx.db, mailboxId, why)
      await putOutOfService(tx, mailboxId, reason, why)
    },
  }
}
