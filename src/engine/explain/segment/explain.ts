import { loadLanguage } from '#engine/segments/load-language.ts'
import { segmentMatch, segmentOf } from '#engine/segments/segment-people.ts'
import type { PastEntry } from '#model/api/explanation.ts'
import { say } from '#language'
import type { ExplainKind } from '../explain-kind.ts'
import { nameLinks } from '../name-links.ts'
import { linkTo } from '../reasons.ts'

/** Why a person is in a segment, or not. */
export const segment: ExplainKind = {
  id: 'segment',
  access: 'audience',
  about: 'profile',
  async explain({ tx, id, profileId, person, write }) {
    const row = await segmentOf(tx.db, tx.tenantId, id)
    const { match, reasons, stays } = await segmentMatch(tx, row, profileId)
    const { language } = await loadLanguage(tx)
    const isMember = stays[0]?.leftAt === null
    const last = stays[0]
    const names = { name: person.name, segment: row.name }
    return {
      subject: linkTo('segment', row.id, row.name),
      holds: isMember,
      headline: isMember
        ? say('{name} is in {segment}.', names)
        : say('{name} is not in {segment}.', names),
      reasons: await nameLinks(tx, [
        write.fact(say('The segment is active'), row.enabled),
        write.condition(reasons, row.condition, language),
        ...(match === isMember
          ? []
          : [
              write.fact(
                match
                  ? say('The person matches now and joins with the next evaluation')
                  : say('The person no longer matches and leaves with the next evaluation'),
                null,
                { at: last?.leftAt ?? last?.enteredAt ?? null },
              ),
            ]),
      ]),
      history: stays.flatMap(({ enteredAt, leftAt }): PastEntry[] => [
        ...(leftAt === null ? [] : [{ at: leftAt, says: say('Left the segment'), links: [] }]),
        { at: enteredAt, says: say('Joined the segment'), links: [] },
      ]),
    }
  },
}
