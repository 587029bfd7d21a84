import type { EventFacts, ProfileFacts } from '#condition/facts.ts'
import type { Reason } from '#model/api/explanation.ts'
import { say } from '#language'
import { eventTypesOf } from '#catalog/conditions/event-types.ts'
import { loadFacts } from '#engine/segments/load-facts.ts'
import type { TenantLanguage } from '#engine/segments/load-language.ts'
import { explainer } from '#engine/segments/preview.ts'
import { required } from '#model/lib/lookup.ts'
import type { ProfileQuestion } from './explain-kind.ts'
import { noEventText, recentEvents } from './recent-events.ts'
import { linkTo } from './reasons.ts'

/** Loads a person's facts for these conditions. The caller has found the profile. */
export async function personFacts(
  { tx, profileId }: Pick<ProfileQuestion, 'tx' | 'profileId'>,
  { language }: TenantLanguage,
  conditions: readonly unknown[],
): Promise<ProfileFacts> {
  const types = new Set(
    conditions.flatMap((condition) => [...language.dependsOn(condition).eventTypes]),
  )
  return required(
    await loadFacts({ db: tx.db, tenantId: tx.tenantId }, [profileId], types),
    profileId,
  )
}

/** Evaluates a condition about events on each of the person's latest events, after `since` if given. */
export async function eventReasons(
  question: ProfileQuestion,
  conditionLanguage: TenantLanguage,
  {
    says,
    condition,
    profile,
    since = null,
  }: { says: string; condition: unknown; profile: ProfileFacts; since?: Date | null },
): Promise<Reason> {
  const { tx, profileId, now, write } = question
  const types = eventTypesOf(condition, conditionLanguage.language.expand)
  const { describe } = await explainer(tx.db, tx.tenantId, conditionLanguage, condition)
  const events = await recentEvents(tx, profileId, types, now, since)
  if (events.length === 0)
    return write.fact(says, false, {
      expected: describe(condition),
      value: noEventText(types),
    })
  const parts = events.map((event) => {
    const reason = conditionLanguage.evaluator.explain(condition, { now, profile, event }, describe)
    return {
      ...write.group(say('Event "{type}"', { type: event.eventType }), reason.holds, [
        write.condition(reason, condition, conditionLanguage.language),
      ]),
      at: event.timeStamp,
      links: [eventLink(event)],
    }
  })
  return write.group(
    says,
    parts.some(({ holds }) => holds === true),
    parts,
  )
}

export const eventLink = ({ id, eventType }: Pick<EventFacts, 'id' | 'eventType'>) =>
  linkTo('event', id, eventType)
