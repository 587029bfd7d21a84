import { upperFirst } from '#model/lib/first-letter.ts'
import { scoreStory } from '#engine/segments/scoring/scored-people.ts'
import { loadLanguage } from '#engine/segments/load-language.ts'
import { scoringOf } from '#engine/segments/rebuild-scores.ts'
import { numberFormat, say } from '#language'
import type { ExplainKind } from '../explain-kind.ts'
import { nameLinks } from '../name-links.ts'
import { linkTo } from '../reasons.ts'

/** Points are shown to two decimals; sums of fractions have more. */
const rounded = (points: number) => Math.round(points * 100) / 100
const signed = (points: number) =>
  numberFormat({ maximumFractionDigits: 2, signDisplay: 'exceptZero' }).format(points)

/** Which elements of a scoring plan give a person points, and which do not. */
export const score: ExplainKind = {
  id: 'score',
  access: 'audience',
  about: 'profile',
  async explain({ tx, id, profileId, person, write }) {
    const row = await scoringOf(tx.db, tx.tenantId, id)
    const story = await scoreStory(tx, id, profileId)
    const { language } = await loadLanguage(tx)
    return {
      subject: linkTo('scoring', row.id, row.name),
      holds: story.score !== 0,
      headline: say(
        {
          one: '{name} has {count} point by {plan}.',
          other: '{name} has {count} points by {plan}.',
        },
        { name: person.name, count: rounded(story.score), plan: row.name },
      ),
      reasons: await nameLinks(tx, [
        write.fact(say('The plan is active'), row.enabled),
        ...story.elements.map((elementReason, at) => ({
          ...write.group(
            elementReason.name || upperFirst(elementReason.says),
            elementReason.holds,
            [write.condition(elementReason.reasons, row.elements[at]?.condition, language)],
          ),
          value: signed(elementReason.holds ? elementReason.value : 0),
          expected: signed(elementReason.value),
          ...(elementReason.since ? { at: elementReason.since } : {}),
        })),
        ...(story.modifier === 0
          ? []
          : [write.fact(say('Points by hand'), null, { value: signed(story.modifier) })]),
      ]),
      history: story.history.map(({ before, value, changedAt }) => ({
        at: changedAt,
        says: say(
          { one: 'From {before} to {count} point', other: 'From {before} to {count} points' },
          { before: rounded(before), count: rounded(value) },
        ),
        links: [],
      })),
    }
  },
}
