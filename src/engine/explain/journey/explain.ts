import { upperFirst } from '#model/lib/first-letter.ts'
import type { JourneyExecutionRow } from '#model/schema/entities.generated.ts'
import type { PastEntry, Reason } from '#model/api/explanation.ts'
import { say } from '#language'
import { journeyOf } from '#engine/journeys/publish.ts'
import type { ExplainKind, ProfileQuestion } from '../explain-kind.ts'
import { nameLinks } from '../name-links.ts'
import { isoOf, linkTo } from '../reasons.ts'
import { entryReasons } from './entry-reasons.ts'
import { stepReasons } from './step-reasons.ts'

const EXECUTIONS = 20

/** The person's executions of the journey, latest first; tests are left out. */
const executionsOf = ({
  tx: { db, tenantId },
  id,
  profileId,
}: ProfileQuestion): Promise<JourneyExecutionRow[]> =>
  db
    .selectFrom('journey_executions')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('journey_id', '=', id)
    .where('profile_id', '=', profileId)
    .where('is_test', '=', false)
    .orderBy('entered_at', 'desc')
    .limit(EXECUTIONS)
    .execute()

/** True for executions that are not over. */
const isOpen = ({ state }: JourneyExecutionRow) => state === 'running' || state === 'failed'

/** How an execution ended, and why; empty while it is open. */
function endText({ state, reason }: JourneyExecutionRow): string {
  if (state === 'done') return reason ? say('Finished: {reason}', { reason }) : say('Finished')
  if (state === 'left') return reason ? say('Left early: {reason}', { reason }) : say('Left early')
  return reason
}

function pastOf(row: JourneyExecutionRow): PastEntry[] {
  const links = [linkTo('journey-execution', row.id, say('Execution'))]
  return [
    ...(row.ended_at
      ? [
          {
            at: isoOf(row.ended_at),
            says: endText(row),
            links,
          },
        ]
      : []),
    { at: isoOf(row.entered_at), says: say('Entered: {how}', { how: row.how }), links },
  ]
}

/** Why a person is at a step of a journey, why they wait there, or why they never entered. */
export const journey: ExplainKind = {
  id: 'journey',
  access: 'audience',
  about: 'profile',
  async explain(question) {
    const { tx, scope, id, person, write } = question
    const record = await journeyOf({ ...tx, scope }, id)
    const executions = await executionsOf(question)
    const open = executions.find(isOpen)
    const reasons: Reason[] = []
    const names = { name: person.name, journey: record.name }
    let headline = say('{name} is not in {journey}.', names)
    if (open) {
      const { name: step, lines } = await stepReasons(question, record, open)
      headline =
        open.state === 'failed'
          ? say('{name} is held in {journey} at "{step}".', { ...names, step })
          : say('{name} is in {journey} at "{step}".', { ...names, step })
      reasons.push(
        write.fact(say('Entered the journey'), true, {
          value: upperFirst(open.how),
          at: open.entered_at,
          links: [linkTo('journey-execution', open.id, say('Execution'))],
        }),
        ...lines,
      )
    } else {
      const [last] = executions
      if (last) headline = say('{name} is no longer in {journey}.', names)
      reasons.push(...(await entryReasons(question, record)))
    }
    return {
      subject: linkTo('journey', record.id, record.name),
      holds: open !== undefined,
      headline,
      reasons: await nameLinks(tx, reasons),
      history: executions.flatMap(pastOf),
    }
  },
}
