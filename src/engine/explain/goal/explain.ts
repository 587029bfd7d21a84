import { sql } from 'kysely'
import { loadLanguage } from '#engine/segments/load-language.ts'
import { fail } from '#model/lib/errors.ts'
import type { PastEntry, Reason } from '#model/api/explanation.ts'
import { say } from '#language'
import type { ExplainKind, ProfileQuestion } from '../explain-kind.ts'
import { eventReasons, personFacts } from '../event-reasons.ts'
import { nameLinks } from '../name-links.ts'
import { isoOf, linkTo } from '../reasons.ts'

const WAYS = 50

const reachesOf = ({ tx: { db, tenantId }, id, profileId }: ProfileQuestion) =>
  db
    .selectFrom('goal_reaches')
    .select(['started_at', 'reached_at'])
    .where('tenant_id', '=', tenantId)
    .where('goal_id', '=', id)
    .where('profile_id', '=', profileId)
    // A way that reached the goal is not behind later ones that only began.
    .orderBy(sql`reached_at is null`)
    .orderBy('created_at', 'desc')
    .limit(WAYS)
    .execute()

/** Whether the person is one of a campaign's people, which a goal may require. */
async function campaignReason(
  { tx: { db, tenantId }, person, write }: ProfileQuestion,
  campaignId: string,
): Promise<Reason> {
  const row =
    person.contactIds.length === 0
      ? undefined
      : await db
          .selectFrom('outreaches')
          .select('entered_at')
          .where('tenant_id', '=', tenantId)
          .where('campaign_id', '=', campaignId)
          .where('contact_id', 'in', person.contactIds)
          .executeTakeFirst()
  return write.fact(say('The person is in the campaign of the goal'), row !== undefined, {
    at: row?.entered_at ?? null,
    links: [linkTo('campaign', campaignId)],
  })
}

function headlineOf(names: { name: string; goal: string }, isReached: boolean, isStarted: boolean) {
  if (isReached) return say('{name} reached {goal}.', names)
  return isStarted
    ? say('{name} started {goal} and has not reached it.', names)
    : say('{name} has not reached {goal}.', names)
}

/** Whether a person reached a goal, and which event is missing. */
export const goal: ExplainKind = {
  id: 'goal',
  access: 'audience',
  about: 'profile',
  async explain(question) {
    const { tx, id, person, write } = question
    const row = await tx.db
      .selectFrom('goals')
      .selectAll()
      .where('tenant_id', '=', tx.tenantId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw fail('not_found', 'There is no such goal.')
    const ways = await reachesOf(question)
    const started = ways.find(({ started_at }) => started_at !== null)
    const reached = ways.find(({ reached_at }) => reached_at !== null)
    const conditionLanguage = await loadLanguage(tx)
    const asked = [row.start_event, row.target_event].filter((one) => one !== null)
    const profile = await personFacts(question, conditionLanguage, asked)
    const reasons: Reason[] = [write.fact(say('The goal is active'), row.enabled)]
    if (row.campaign_id) reasons.push(await campaignReason(question, row.campaign_id))
    if (row.start_event)
      reasons.push(
        started
          ? write.fact(say('The start event happened'), true, { at: started.started_at })
          : await eventReasons(question, conditionLanguage, {
              says: say('The start event happened'),
              condition: row.start_event,
              profile,
            }),
      )
    reasons.push(
      reached
        ? write.fact(say('The target event happened'), true, { at: reached.reached_at })
        : await eventReasons(question, conditionLanguage, {
            says: row.start_event
              ? say('The target event happened after the start')
              : say('The target event happened'),
            condition: row.target_event,
            profile,
          }),
    )
    const names = { name: person.name, goal: row.name }
    return {
      subject: linkTo('goal', row.id, row.name),
      holds: reached !== undefined,
      headline: headlineOf(names, reached !== undefined, started !== undefined),
      reasons: await nameLinks(tx, reasons),
      history: ways
        .flatMap(({ started_at, reached_at }): PastEntry[] => [
          ...(reached_at
            ? [{ at: isoOf(reached_at), says: say('Reached the goal'), links: [] }]
            : []),
          ...(started_at ? [{ at: isoOf(started_at), says: say('Started'), links: [] }] : []),
        ])
        .toSorted((a, b) => (a.at < b.at ? 1 : -1)),
    }
  },
}
