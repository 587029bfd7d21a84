import { sql } from 'kysely'
import type { Journey } from '#model/schema/entities.generated.ts'
import type { Reason } from '#model/api/explanation.ts'
import { say } from '#language'
import { entryOf, type JourneyNode } from '#journey/graph.ts'
import { mayEnterAgain } from '#engine/journeys/enroll.ts'
import { repeatedEntry, triggersOf } from '#engine/journeys/load-journeys.ts'
import { versionGraph } from '#engine/journeys/publish.ts'
import { loadLanguage, type TenantLanguage } from '#engine/segments/load-language.ts'
import { explainer } from '#engine/segments/preview.ts'
import { eventReasons, personFacts } from '../event-reasons.ts'
import type { ProfileQuestion } from '../explain-kind.ts'
import { choiceText, linkTo } from '../reasons.ts'

/** Why a person has not entered a journey: its state, its triggers, its limits. */
export async function entryReasons(question: ProfileQuestion, journey: Journey): Promise<Reason[]> {
  const { tx, write } = question
  const lines = [
    write.fact(say('The journey is live'), journey.state === 'live', {
      value: choiceText(journey.state ?? 'draft'),
    }),
    ...datesOf(question, journey),
  ]
  const entry = entryOf(await versionGraph(tx.db, tx.tenantId, journey.id, journey.liveVersion))
  if (!entry) return lines
  const conditionLanguage = await loadLanguage(tx)
  lines.push(await triggerReason(question, entry, conditionLanguage, journey))
  const who = entry.given['who'] ?? null
  if (who) {
    const profile = await personFacts(question, conditionLanguage, [who])
    const { explain } = await explainer(tx.db, tx.tenantId, conditionLanguage, who)
    lines.push(
      write.group(say('The person matches the entry condition'), explain(profile).holds, [
        write.condition(explain(profile), who, conditionLanguage.language),
      ]),
    )
  }
  lines.push(await againReason(question, journey, entry))
  return lines
}

function datesOf({ write, now }: ProfileQuestion, { startsAt, endsAt }: Journey): Reason[] {
  return [
    ...(startsAt
      ? [
          write.fact(say('The start of the journey has passed'), Date.parse(startsAt) <= now, {
            at: startsAt,
          }),
        ]
      : []),
    ...(endsAt
      ? [
          write.fact(say('The end of the journey is ahead'), now < Date.parse(endsAt), {
            at: endsAt,
          }),
        ]
      : []),
  ]
}

/** How often the entry lets a person in. */
function againText({ again, days }: ReturnType<typeof repeatedEntry>): string {
  if (again === 'never') return say('once')
  if (again === 'after-leaving') return say('again after leaving')
  return say({ one: 'again after {count} day', other: 'again after {count} days' }, { count: days })
}

async function againReason(
  { tx: { db, tenantId }, profileId, write, now }: ProfileQuestion,
  { id: journeyId }: Journey,
  entry: JourneyNode,
): Promise<Reason> {
  const repeated = repeatedEntry(entry)
  const { rows } = await sql<{ allowed: boolean }>`
    select ${mayEnterAgain(tenantId, { journeyId, ...repeated }, now)} as allowed
    from profiles p
    where p.tenant_id = ${tenantId} and p.id = ${profileId}
  `.execute(db)
  return write.fact(say('The person may enter again'), rows[0]?.allowed === true, {
    expected: againText(repeated),
  })
}

/** Whether one of the triggers happened to the person. */
async function triggerReason(
  question: ProfileQuestion,
  entry: JourneyNode,
  conditionLanguage: TenantLanguage,
  { publishedAt }: Journey,
): Promise<Reason> {
  const { write } = question
  const { event, joins, leaves, lists } = triggersOf(entry)
  const since = publishedAt ? new Date(publishedAt) : null
  const parts: Reason[] = []
  if (event) {
    const profile = await personFacts(question, conditionLanguage, [event])
    parts.push(
      await eventReasons(question, conditionLanguage, {
        says: say('The entry event happened'),
        condition: event,
        profile,
        since,
      }),
    )
  }
  for (const id of joins) parts.push(await moveReason(question, id, 'joined', since))
  for (const id of leaves) parts.push(await moveReason(question, id, 'left', since))
  for (const id of lists) parts.push(await listReason(question, id, since))
  const says = say('A trigger lets the person in')
  if (parts.length === 0)
    return write.fact(says, false, {
      value: say('people enter only by hand or by the API'),
    })
  return write.group(
    says,
    parts.some(({ holds }) => holds === true),
    parts,
  )
}

/** When a trigger happened, where that does not let the person in. */
const missedText = (at: Date | null | undefined, since: Date | null): string => {
  if (isAfter(at, since)) return ''
  return at ? say('before the journey was published') : say('never')
}

const isAfter = (at: Date | null | undefined, since: Date | null) =>
  at !== null && at !== undefined && (since === null || at >= since)

async function moveReason(
  { tx: { db, tenantId }, profileId, write }: ProfileQuestion,
  segmentId: string,
  verb: 'joined' | 'left',
  since: Date | null,
): Promise<Reason> {
  const column = verb === 'joined' ? 'entered_at' : 'left_at'
  const row = await db
    .selectFrom('segment_members')
    .select(column)
    .where('tenant_id', '=', tenantId)
    .where('segment_id', '=', segmentId)
    .where('profile_id', '=', profileId)
    .where(column, 'is not', null)
    .orderBy(column, 'desc')
    .limit(1)
    .executeTakeFirst()
  const at = row?.[column]
  return write.fact(
    verb === 'joined' ? say('The person joined the segment') : say('The person left the segment'),
    isAfter(at, since),
    {
      value: missedText(at, since),
      at: at ?? null,
      links: [linkTo('segment', segmentId)],
    },
  )
}

async function listReason(
  { tx: { db, tenantId }, profileId, write }: ProfileQuestion,
  listId: string,
  since: Date | null,
): Promise<Reason> {
  const row = await db
    .selectFrom('list_members')
    .select('created_at')
    .where('tenant_id', '=', tenantId)
    .where('list_id', '=', listId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  const at = row?.created_at
  return write.fact(say('The person was added to the list'), isAfter(at, since), {
    value: missedText(at, since),
    at: at ?? null,
    links: [linkTo('user-list', listId)],
  })
}
