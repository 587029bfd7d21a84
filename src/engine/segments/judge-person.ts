import type { PersonFacts } from '#condition/facts.ts'
import type { Definition } from './definitions.ts'
import { scorePerson } from './keep-scores.ts'
import type { TenantLanguage } from './load-language.ts'
import { setMember } from './set-member.ts'

/**
 * Writes the segments and scores of a person into their facts, and nowhere else.
 * @param definitions in dependency order, so that each is judged after those it depends on
 */
export function judgePerson(
  facts: PersonFacts,
  definitions: readonly Definition[],
  conditionLanguage: TenantLanguage,
): void {
  const { profile, now } = facts
  for (const definition of definitions)
    if (definition.kind === 'scoring') scorePerson(facts, definition, conditionLanguage, new Map())
    else setMember(profile, definition.id, definition.enabled && definition.predicate(facts), now)
}
