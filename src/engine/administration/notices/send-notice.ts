import { brand } from '#brand'
import { alertPreferences } from '#model/api/alert-preferences.ts'
import type { UserRow } from '#model/schema/entities.generated.ts'
import { hello, letterMail, type Letter } from '#platform/mail/letter.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { loadTenant } from '#engine/kernel/rows.ts'
import type { NoticePayload } from './queue-notice.ts'
import { mailOfJob } from '#engine/kernel/jobs/mail-of-job.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'

/* All notices are sent from this module. */

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' })

function moment(iso: string, timeZone: string): string {
  const format = (zone: string) =>
    new Intl.DateTimeFormat('en-US', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: zone,
    }).format(new Date(iso))
  try {
    return `${format(timeZone)} (${timeZone})`
  } catch {
    return `${format('UTC')} (UTC)`
  }
}

/** The facts of a notice that are texts. */
const textsOf = (facts: NoticePayload['facts']): Partial<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) =>
      typeof fact === 'string' ? [[name, fact]] : [],
    ),
  )

type Written = Omit<Letter, 'to' | 'greeting'>

function newDeviceLetter(
  { publicUrl }: Engine,
  { facts }: NoticePayload,
  timeZone: string,
): Written {
  const { device, browser, system, country, at = '' } = textsOf(facts)
  const name = [browser, system].filter(Boolean).join(' on ') || 'An unknown program'
  return {
    subject: `New sign-in to your ${brand.name} account`,
    text: 'Someone signed in to your account from a device that we have not seen before.',
    facts: [
      ['When', moment(at, timeZone)],
      ['Device', device ? `${name} (${device.toLowerCase()})` : name],
      ['Country', country ? `${countries.of(country)} (approximate)` : 'Unknown'],
    ],
    action: 'Review your sessions',
    link: `${publicUrl}/account#sessions`,
    after:
      'If this was you, there is nothing to do. If not, sign out that device and change your password.',
  }
}

function exportLetter({ publicUrl }: Engine, { facts }: NoticePayload, timeZone: string): Written {
  const { what, by, rows, at } = facts as { what: string; by: string; rows?: number; at: string }
  return {
    subject: `Data was exported from ${brand.name}`,
    text: 'Data of your organization was exported.',
    facts: [
      ['Who', by],
      ['What', what],
      ...(rows === undefined ? [] : [['Rows', rows.toLocaleString('en-US')] as const]),
      ['When', moment(at, timeZone)],
    ],
    action: 'Review your alerts',
    link: `${publicUrl}/account#sessions`,
    after:
      'If you do not recognize this, sign out unknown devices, revoke API keys that you do ' +
      'not need, and change your password.',
  }
}

function lostVerificationLetter(
  { publicUrl }: Engine,
  { facts }: NoticePayload,
  timeZone: string,
): Written {
  const { id = '', domain = '', reason = '', at = '' } = textsOf(facts)
  return {
    subject: `${domain} is no longer verified for sending`,
    text:
      'A check of your sending domain found that a DNS record is missing or wrong. Emails are ' +
      'still sent, but receivers may reject them or treat them as spam.',
    facts: [
      ['Domain', domain],
      ['Found', reason],
      ['When', moment(at, timeZone)],
    ],
    action: 'See the records to publish',
    link: `${publicUrl}/admin/sending-domains/${encodeURIComponent(id)}/show`,
    after: 'Once the records are in DNS again, the next check verifies the domain.',
  }
}

function signedOutLetter(
  { publicUrl }: Engine,
  { facts }: NoticePayload,
  timeZone: string,
): Written {
  const { address = '', provider = '', at = '' } = textsOf(facts)
  return {
    subject: `${address} must sign in again`,
    text:
      `${provider} no longer accepts the sign-in of this mailbox. Its emails wait, and its inbox ` +
      'is not read, until someone signs in again.',
    facts: [
      ['Mailbox', address],
      ['Provider', provider],
      ['When', moment(at, timeZone)],
    ],
    action: 'Sign in again',
    link: `${publicUrl}/mailboxes`,
    after: 'This happens after a changed password, a removed permission or a long pause.',
  }
}

const writers: Record<
  NoticePayload['kind'],
  (engine: Engine, payload: NoticePayload, timeZone: string) => Written
> = {
  newDevice: newDeviceLetter,
  exports: exportLetter,
  domains: lostVerificationLetter,
  mailboxes: signedOutLetter,
}
const more =
  ' There were several of these within an hour; further ones in this hour are not sent one by one.'

/**
 * Sends one notice to one person and is retried on failure. A process that dies after the mail
 * server accepted the message sends it again with the same Message-ID, by which mailboxes detect
 * the duplicate.
 */
export const sendNoticeJob: JobHandler = async (engine, { job }) => {
  const payload = job.payload as NoticePayload
  const { user, timeZone } = await load(engine, payload.userId)
  if (!user?.active || !alertPreferences(user.preferences)[payload.kind]) return { skipped: true }
  const written = writers[payload.kind](engine, payload, timeZone)
  const letter: Letter = {
    ...written,
    text: `${written.text}${payload.last ? more : ''}`,
    to: user.email,
    greeting: hello(user.first_name),
  }
  await engine.systemMailer.send({
    ...letterMail(letter),
    headers: mailOfJob(job.id, engine),
  })
  return { sent: true }
}

async function load(
  { database }: Engine,
  userId: string,
): Promise<{ user: UserRow | undefined; timeZone: string }> {
  return database.system(async (db) => {
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirst()
    return {
      user,
      timeZone: user ? ((await loadTenant(db, user.tenant_id)).time_zone ?? 'UTC') : 'UTC',
    }
  })
}
