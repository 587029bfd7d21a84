import type { Reason } from '#model/api/explanation.ts'
import { fail } from '#model/lib/errors.ts'
import type { RuleRow } from '#model/schema/entities.generated.ts'
import { message, say } from '#language'
import { loadActionLanguage } from '#engine/rules/load-action-language.ts'
import { prepareRule, type PreparedRule } from '#engine/rules/load-rules.ts'
import { judgePast, openPast } from '#engine/rules/test-rule.ts'
import { loadLanguage, type TenantLanguage } from '#engine/segments/load-language.ts'
import type { ExplainKind, ProfileQuestion } from '../explain-kind.ts'
import { eventLink } from '../event-reasons.ts'
import { nameLinks } from '../name-links.ts'
import { recentEvents, RECENT_DAYS, someEventText } from '../recent-events.ts'
import { isoOf, linkTo, type ReasonWriter } from '../reasons.ts'

const FIRINGS = 50

const outcomeText = {
  done: message('Ran'),
  partly: message('Ran in part'),
  failed: message('Failed'),
  stopped: message('Was stopped'),
} as const

const summarizedText = {
  done: message('Ran: {summary}'),
  partly: message('Ran in part: {summary}'),
  failed: message('Failed: {summary}'),
  stopped: message('Was stopped: {summary}'),
} as const

async function ruleRow({ tx: { db, tenantId }, id }: ProfileQuestion): Promise<RuleRow> {
  const row = await db
    .selectFrom('rules')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw fail('not_found', 'There is no such rule.')
  return row
}

/** Whether the rule applies to one event, line by line. */
async function judged(
  { tx, profileId, write }: ProfileQuestion,
  rule: PreparedRule,
  conditionLanguage: TenantLanguage,
  eventId: string,
): Promise<Reason> {
  const past = await openPast(tx, eventId, [rule])
  if (past.row.profile_id !== profileId)
    throw fail('invalid', 'The event belongs to another person.', [
      { path: '/event', message: 'The event belongs to another person.' },
    ])
  const { reasons, held } = await judgePast(tx, rule, past, conditionLanguage)
  const parts = [
    ...(held === '' ? [] : [write.fact(say('The rule accepts the event'), false, { value: held })]),
    write.condition(reasons, rule.condition, conditionLanguage.language),
  ]
  const { id, event_type: eventType, time_stamp: at } = past.row
  return write.all(say('Event "{type}"', { type: eventType }), parts, {
    at,
    links: [eventLink({ id, eventType })],
  })
}

/** The events in question: the named one, or the person's latest ones. */
async function eventsOf(
  { tx, profileId, eventId, now }: ProfileQuestion,
  rule: PreparedRule,
): Promise<string[]> {
  if (eventId) return [eventId]
  return (await recentEvents(tx, profileId, rule.eventTypes, now)).map(({ id }) => id)
}

const noEvents = (write: ReasonWriter, { eventTypes }: PreparedRule): Reason =>
  write.fact(say('An event can run the rule'), false, {
    expected: someEventText(eventTypes),
    value: say('none in the last {days} days', { days: RECENT_DAYS }),
  })

/** Which events of a person ran a rule, and why others did not. */
export const rule: ExplainKind = {
  id: 'rule',
  access: 'audience',
  about: 'profile',
  async explain(question) {
    const { tx, id, profileId, person, write } = question
    const row = await ruleRow(question)
    const conditionLanguage = await loadLanguage(tx)
    const prepared = prepareRule(
      row,
      conditionLanguage,
      await loadActionLanguage(tx.db, tx.tenantId),
    )
    const firings = await tx.db
      .selectFrom('rule_firings')
      .select(['id', 'outcome', 'summary', 'event_id', 'event_type', 'fired_at'])
      .where('tenant_id', '=', tx.tenantId)
      .where('rule_id', '=', id)
      .where('profile_id', '=', profileId)
      .orderBy('fired_at', 'desc')
      .limit(FIRINGS)
      .execute()
    const events: Reason[] = []
    for (const eventId of await eventsOf(question, prepared))
      events.push(await judged(question, prepared, conditionLanguage, eventId))
    const [last] = firings
    const names = { rule: row.name, name: person.name }
    return {
      subject: linkTo('rule', row.id, row.name),
      holds: last !== undefined,
      headline: last
        ? say('{rule} ran for {name}.', names)
        : say('{rule} has not run for {name}.', names),
      reasons: await nameLinks(tx, [
        write.fact(say('The rule is active'), row.enabled),
        write.fact(say('The rule has an action that is on'), prepared.actions.length > 0),
        ...(events.length === 0
          ? [noEvents(write, prepared)]
          : [
              write.group(
                question.eventId
                  ? say('This event')
                  : say('Latest events, for the person as they are now'),
                events.some(({ holds }) => holds === true),
                events,
              ),
            ]),
      ]),
      history: firings.map((firing) => ({
        at: isoOf(firing.fired_at),
        says: firing.summary
          ? say(summarizedText[firing.outcome], { summary: firing.summary })
          : say(outcomeText[firing.outcome]),
        links: [
          linkTo('rule-firing', firing.id, say('Rule run')),
          ...(firing.event_id ? [linkTo('event', firing.event_id, firing.event_type)] : []),
        ],
      })),
    }
  },
}
