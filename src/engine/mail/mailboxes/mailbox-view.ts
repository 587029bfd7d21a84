import { say } from '#language'
import type { Mailbox } from '#model/schema/entities.generated.ts'
import type { MailboxView } from '#model/api/outreach.ts'
import { DateTime } from 'luxon'
import type { Db } from '#platform/database/database.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { sentCounts } from './mailbox-room.ts'
import { capAt } from './ramp.ts'
import { signInAgain } from './sign-in/sentences.ts'
import { providerOfMailbox } from './sign-in/providers/list.ts'
import { FRESH_INBOX } from './fresh-inbox.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

/** The cap of the mailbox's ramp at that time. */
export const capOf = (
  mailbox: Pick<Mailbox, 'dailyCap' | 'rampStart' | 'rampStep' | 'firstSendAt' | 'timeZone'>,
  at: number,
): number =>
  capAt(
    { ...mailbox, firstSendAt: mailbox.firstSendAt ? Date.parse(mailbox.firstSendAt) : null },
    at,
  )

/** Mailboxes as shown to users, without passwords; all of them when no ids are given. */
export async function mailboxViews(
  db: Db,
  now: number,
  ids?: readonly string[],
): Promise<MailboxView[]> {
  const rows = await db
    .selectFrom('mailboxes')
    .selectAll()
    .$if(ids !== undefined, (query) =>
      query.where('id', 'in', ids!.length > 0 ? ids! : ['00000000-0000-0000-0000-000000000000']),
    )
    .orderBy('address')
    .execute()
  const sent = await sentCounts(
    db,
    rows.map(({ id }) => id),
    now - DAY_MS,
  )
  return rows.map((row) => {
    const mailbox = toRecord('mailbox', row)
    const provider = providerOfMailbox(mailbox)
    const needsSignIn = provider !== null && row.refresh_token === ''
    const capToday = capOf(mailbox, now)
    const sentLast24h = sent.get(row.id) ?? 0
    const inboxFresh =
      mailbox.lastReadAt !== null &&
      now - Date.parse(mailbox.lastReadAt) <= FRESH_INBOX &&
      mailbox.readError === ''
    return {
      ...mailbox,
      capToday,
      sentLast24h,
      needsSignIn,
      leftToday:
        mailbox.state === 'active' && !needsSignIn && !mailbox.sendError
          ? Math.max(0, capToday - sentLast24h)
          : 0,
      inboxFresh,
      ...healthOf(mailbox, inboxFresh, now),
      ...(provider && needsSignIn ? { works: false, healthText: signInAgain(provider) } : {}),
    }
  })
}

/** How long an email that was set aside stays in the words about a mailbox. */
const SHOWN_SET_ASIDE = 7 * DAY_MS

function healthOf(
  mailbox: Parameters<typeof troubleOf>[0],
  fresh: boolean,
  now: number,
): Pick<MailboxView, 'works' | 'healthText'> {
  const trouble = troubleOf(mailbox, fresh, now)
  return { works: trouble === '', healthText: trouble || say('Working') }
}

/** Why a mailbox does not work as it should; empty when it does. */
function troubleOf(
  mailbox: Pick<
    Mailbox,
    | 'state'
    | 'stateReason'
    | 'sendError'
    | 'coolUntil'
    | 'timeZone'
    | 'readError'
    | 'lastReadAt'
    | 'setAside'
    | 'setAsideAt'
  >,
  fresh: boolean,
  now: number,
): string {
  if (mailbox.state === 'error') return mailbox.stateReason || say('Cannot send')
  if (mailbox.state === 'paused') return mailbox.stateReason || say('Paused')
  if (mailbox.sendError) return say('Sending fails: {fault}', { fault: mailbox.sendError })
  if (mailbox.coolUntil && Date.parse(mailbox.coolUntil) > now)
    return say('Cooling down until {time}', {
      time: DateTime.fromISO(mailbox.coolUntil, { zone: mailbox.timeZone }).toFormat('HH:mm'),
    })
  if (mailbox.readError)
    return say('The inbox cannot be read: {fault}', { fault: mailbox.readError })
  if (!fresh)
    return mailbox.lastReadAt
      ? say('The inbox was not read in the last 15 minutes; follow-ups wait')
      : say('The inbox was not read yet')
  if (mailbox.setAsideAt && now - Date.parse(mailbox.setAsideAt) < SHOWN_SET_ASIDE)
    return mailbox.setAside ?? ''
  return ''
}
