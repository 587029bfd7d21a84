import { isOutboundHeld } from '#engine/kernel/outbound/hold.ts'
import { loadTenant } from '#engine/kernel/rows.ts'
import { sendingStop } from '#engine/kernel/sending-stop.ts'
import { openFrom } from '#engine/engage/messages/claim-mail.ts'
import { roomFrom } from '#engine/mail/mailboxes/mailbox-room.ts'
import { domainOf } from '#model/lib/address-domain.ts'
import type { Reason } from '#model/api/explanation.ts'
import { message, say } from '#language'
import type { Question } from './explain-kind.ts'
import { choiceText, linkTo } from './reasons.ts'

const stopText = {
  trial: message('the trial is over'),
  closed: message('the organization is closed'),
} as const

/** Whether the organization and the installation may send. */
export async function organizationReasons({ tx, write, now }: Question): Promise<Reason[]> {
  const stop = sendingStop(await loadTenant(tx.db, tx.tenantId), now)
  const isHeld = await isOutboundHeld(tx.db)
  return [
    write.fact(say('The organization may send'), stop === '', {
      value: stop === '' ? '' : say(stopText[stop]),
    }),
    ...(isHeld
      ? [
          write.fact(say('Sending is released'), false, {
            value: say('an operator must review overdue work'),
          }),
        ]
      : []),
  ]
}

/** Whether a mailbox sends now: its state, its hours, its gap and its daily cap. */
export async function mailboxReason(
  { tx, write, now }: Question,
  mailboxId: string,
): Promise<Reason> {
  const mailbox = await tx.db
    .selectFrom('mailboxes')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', mailboxId)
    .executeTakeFirst()
  if (!mailbox) return write.fact(say('The mailbox exists'), false)
  const links = [linkTo('mailbox', mailbox.id, mailbox.address)]
  if (mailbox.state !== 'active')
    return write.fact(say('The mailbox is sending'), false, {
      value: choiceText(mailbox.state),
      links,
    })
  const free = [
    [say('it is cooling down after a fault'), mailbox.cool_until?.getTime() ?? 0],
    [say('its gap or daily cap is used'), await roomFrom(tx.db, mailbox, now)],
    [
      say('it sends {from} to {to} {zone}', {
        from: mailbox.window_from,
        to: mailbox.window_to,
        zone: mailbox.time_zone,
      }),
      openFrom(mailbox, now),
    ],
  ] as const
  const [why, at] = free.reduce((latest, one) => (one[1] > latest[1] ? one : latest))
  return write.fact(say('The mailbox may send now'), at <= now, {
    value: at <= now ? mailbox.address : why,
    at: at <= now ? null : new Date(at),
    links,
  })
}

/** Whether a sender sends to an address now: its state, its limit, and the receiving domain. */
export async function senderReason(
  { tx, write, now }: Question,
  senderId: string,
  email: string,
): Promise<Reason> {
  const { db, tenantId } = tx
  const sender = await db
    .selectFrom('senders')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', senderId)
    .executeTakeFirst()
  if (!sender) return write.fact(say('The sender exists'), false)
  const links = [linkTo('sender', sender.id, sender.name)]
  if (!sender.enabled || sender.state !== 'active')
    return write.fact(say('The sender is sending'), false, {
      value: sender.enabled ? choiceText(sender.state) : say('switched off'),
      links,
    })
  const domain = domainOf(email)
  const throttle = await db
    .selectFrom('domain_throttles')
    .select('open_at')
    .where('tenant_id', '=', tenantId)
    .where('sender_id', '=', senderId)
    .where('domain', '=', domain)
    .executeTakeFirst()
  const free = [
    [say('it is cooling down after a fault'), sender.cool_until?.getTime() ?? 0],
    [say('its hourly limit is used'), sender.free_at?.getTime() ?? 0],
    [say('{domain} asked it to slow down', { domain }), throttle?.open_at.getTime() ?? 0],
  ] as const
  const [why, at] = free.reduce((latest, one) => (one[1] > latest[1] ? one : latest))
  return write.fact(say('The sender may send now'), at <= now, {
    value: at <= now ? sender.address : why,
    at: at <= now ? null : new Date(at),
    links,
  })
}
