import { sql } from 'kysely'
import { say } from '#language'
import { loadReach } from '#engine/engage/messages/reach.ts'
import type { ExplainKind, ProfileQuestion } from '../explain-kind.ts'
import { nameLinks } from '../name-links.ts'
import { linkTo } from '../reasons.ts'
import { deliveriesOf, deliveryReason, hasLeft, isOpen } from './deliveries.ts'
import { sendingReasons } from './sending-reasons.ts'
import { sourceReason } from './source-reason.ts'

async function journeysByExecution(
  { tx: { db, tenantId } }: ProfileQuestion,
  ids: readonly string[],
): Promise<Map<string, { id: string; name: string }>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ execution_id: string; id: string; name: string }>`
    select e.id::text as execution_id, j.id, j.name
    from journey_executions e
    join journeys j on j.tenant_id = e.tenant_id and j.id = e.journey_id
    where e.tenant_id = ${tenantId} and e.id::text = any(${[...ids]})
  `.execute(db)
  return new Map(rows.map((row) => [row.execution_id, row]))
}

function headlineOf(names: { name: string; message: string }, got: boolean, isPlanned: boolean) {
  if (got) return say('{name} got {message}.', names)
  return isPlanned
    ? say('{message} is planned for {name}.', names)
    : say('{name} did not get {message}.', names)
}

/** Why a person got a message, or did not, and whether it would be sent now. */
export const message: ExplainKind = {
  id: 'message',
  access: 'audience',
  about: 'profile',
  async explain(question) {
    const { tx, id, person, write, now } = question
    const reach = await loadReach(tx.db, tx.tenantId, id, now)
    const deliveries = await deliveriesOf(question)
    const journeyOf = await journeysByExecution(
      question,
      deliveries.map(({ owner_id }) => owner_id),
    )
    const lines = deliveries.map((row) => deliveryReason({ write }, row, journeyOf))
    const got = deliveries.some(hasLeft)
    const isPlanned = deliveries.some(isOpen)
    const names = { name: person.name, message: reach.engage.name }
    return {
      subject: linkTo('engage', id, reach.engage.name),
      holds: got,
      headline: headlineOf(names, got, isPlanned),
      reasons: await nameLinks(tx, [
        ...(lines.length > 0
          ? [write.group(say('Deliveries'), got || (isPlanned ? null : false), lines)]
          : []),
        await sourceReason(question),
        await sendingReasons(question, reach),
      ]),
      history: lines.map(({ says, value, at, links }) => ({
        at,
        says: value === '' ? says : say('{state}: {detail}', { state: says, detail: value }),
        links,
      })),
    }
  },
}
