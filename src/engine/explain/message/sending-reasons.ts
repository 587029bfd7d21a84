import { sql } from 'kysely'
import { isCalled } from '#catalog/channels/definitions.ts'
import type { Engage, SuppressionRow } from '#model/schema/entities.generated.ts'
import type { Reason } from '#model/api/explanation.ts'
import { inSentence, message, say } from '#language'
import { answersOf, type NewestAnswer } from '#engine/audience/consent/address-consent.ts'
import { suppressionWords } from '#engine/audience/contacts/suppression-list.ts'
import { suppressionsOf } from '#engine/audience/contacts/suppressions-of.ts'
import { zoneOfProfile } from '#engine/audience/profiles/zone-of-profile.ts'
import { capStart, hadSince } from '#engine/engage/messages/pre-send-check.ts'
import { quietUntil } from '#engine/engage/messages/quiet-hours.ts'
import { emailChecks, type DeliveryReason, type Reach } from '#engine/engage/messages/reach.ts'
import { loadTenant } from '#engine/kernel/rows.ts'
import { onlyRow } from '#model/lib/only-row.ts'
import type { ProfileQuestion } from '../explain-kind.ts'
import { linkTo } from '../reasons.ts'
import { mailboxReason, organizationReasons, senderReason } from '../sending.ts'

interface PersonRow {
  email: string | null
  properties: Record<string, unknown>
  prevented: DeliveryReason[]
}

/** The person's current values, and the checks that prevent an email to them. */
async function personOf(
  { tx: { db, tenantId }, profileId, now }: ProfileQuestion,
  reach: Reach,
): Promise<PersonRow> {
  const { rows } = await sql<PersonRow>`
    select
      p.email,
      p.properties,
      array_remove(
        array[${sql.join(
          // As a journey sends it; a send to an audience also withholds it after an opt-out.
          emailChecks(reach, now, 'journey').map(
            ({ reason, prevents }) => sql`case when ${prevents} then ${reason} end`,
          ),
        )}]::text[],
        null
      ) as prevented
    from profiles p
    where p.tenant_id = ${tenantId} and p.id = ${profileId}
  `.execute(db)
  return onlyRow(rows)
}

/** Every check before sending, as if the message were due now. */
export async function sendingReasons(question: ProfileQuestion, reach: Reach): Promise<Reason> {
  const { write } = question
  const { engage, stop } = reach
  const parts = [
    write.fact(say('The message is active'), engage.enabled !== false),
    ...(await organizationReasons(question)),
    ...(stop === 'not-published' || stop === 'no-mailbox' || stop === 'faulty'
      ? [write.fact(say(stopText[stop]), false, { links: templateLinks(engage) })]
      : []),
    ...(isCalled(engage.channel) ? [] : await emailReasons(question, reach)),
  ]
  return write.all(say('It would be sent now'), parts)
}

const stopText = {
  'not-published': message('The template is published'),
  'no-mailbox': message('The message has a mailbox or a sender'),
  faulty: message('The message is complete'),
} as const

const templateLinks = ({ templateId }: Engage) =>
  templateId ? [linkTo('template', templateId)] : []

async function emailReasons(question: ProfileQuestion, reach: Reach): Promise<Reason[]> {
  const { write } = question
  const row = await personOf(question, reach)
  const { engage } = reach
  const { tx, now } = question
  const prevented = new Set(row.prevented)
  const answers = engage.topicId ? await answersOf(tx, row.email ?? '', now) : null
  const answer = answers?.get(engage.topicId ?? '')
  return [
    write.fact(say('The person has an email address'), !prevented.has('no-address'), {
      value: row.email ?? say('none'),
    }),
    await suppressionReason(question, row, !prevented.has('suppressed')),
    ...(engage.topicId
      ? [
          write.fact(
            say('The person has not unsubscribed from the topic'),
            !prevented.has('left-topic'),
            {
              value: consentText(answer),
              at: answer ? new Date(answer.record.answeredAt) : null,
              links: [linkTo('topic', engage.topicId)],
            },
          ),
        ]
      : []),
    await quietReason(question, engage, row),
    ...(await capReason(question, engage)),
    ...(engage.mailboxId ? [await mailboxReason(question, engage.mailboxId)] : []),
    ...(engage.senderId ? [await senderReason(question, engage.senderId, row.email ?? '')] : []),
  ]
}

const suppressionText = ({ kind, reason }: SuppressionRow): string =>
  kind === 'domain' ? say('the domain is on the list') : inSentence(say(suppressionWords[reason]))

async function suppressionReason(
  { tx, write }: ProfileQuestion,
  { email }: PersonRow,
  holds: boolean,
): Promise<Reason> {
  const [first] = holds ? [] : await suppressionsOf(tx, email ?? '')
  return write.fact(say('The address is not on the suppression list'), holds, {
    value: first ? suppressionText(first) : '',
    at: first?.created_at ?? null,
    links: first ? [linkTo('suppression', first.id, first.value)] : [],
  })
}

const consentWords = {
  GRANTED: message('granted'),
  DENIED: message('denied'),
  REVOKED: message('revoked'),
} as const

/** The newest answer of the address in words, whichever of its profiles gave it. */
function consentText(answer: NewestAnswer | undefined): string {
  if (!answer) return say('never asked')
  const { status } = answer.record
  if (status === 'GRANTED' && answer.hasLeft) return say('expired')
  return say(consentWords[status ?? 'GRANTED'])
}

async function quietReason(
  { tx, write, now }: ProfileQuestion,
  engage: Engage,
  { properties }: PersonRow,
): Promise<Reason> {
  const tenant = await loadTenant(tx.db, tx.tenantId)
  const zone = zoneOfProfile(properties, tenant.time_zone)
  const until = quietUntil(engage, zone, now)
  return write.fact(say('It is outside of the quiet hours'), until === null, {
    value: zone,
    expected: engage.quietFrom
      ? say('not {from} to {to}', { from: engage.quietFrom, to: engage.quietTo ?? '' })
      : say('no quiet hours'),
    at: until === null ? null : new Date(until),
  })
}

async function capReason(
  { tx, profileId, write, now }: ProfileQuestion,
  engage: Engage,
): Promise<Reason[]> {
  if (!engage.capCount) return []
  const had = await hadSince(tx.db, tx.tenantId, profileId, capStart(engage, now))
  return [
    write.fact(say('The person is below the frequency cap'), had < engage.capCount, {
      value: say(
        { one: '{had} in {count} day', other: '{had} in {count} days' },
        { had, count: engage.capDays ?? 7 },
      ),
      expected: say('fewer than {most}', { most: engage.capCount }),
    }),
  ]
}
