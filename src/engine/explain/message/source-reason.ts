import { sql } from 'kysely'
import type { Reason } from '#model/api/explanation.ts'
import { message, say } from '#language'
import type { ProfileQuestion } from '../explain-kind.ts'
import { linkTo } from '../reasons.ts'

const MAX_JOURNEYS = 20

/** A live journey that sends the message, with the person's latest execution of it. */
interface SendingJourney {
  id: string
  name: string
  execution_id: string | null
  state: 'running' | 'done' | 'left' | 'failed' | null
  entered_at: Date | null
}

const sendingJourneys = async ({ tx: { db, tenantId }, id, profileId }: ProfileQuestion) =>
  (
    await sql<SendingJourney>`
      select j.id, j.name, e.id as execution_id, e.state, e.entered_at
      from journeys j
      join journey_versions v
        on v.tenant_id = j.tenant_id and v.journey_id = j.id and v.number = j.live_version
      left join lateral (
        select e.id, e.state, e.entered_at
        from journey_executions e
        where e.tenant_id = j.tenant_id
          and e.journey_id = j.id
          and e.profile_id = ${profileId}
          and not e.is_test
        order by e.entered_at desc
        limit 1
      ) e on true
      where j.tenant_id = ${tenantId}
        and exists (
          select
          from jsonb_array_elements(v.graph -> 'nodes') node
          where node ->> 'kind' = 'send' and node -> 'given' ->> 'engageId' = ${id}
        )
      order by j.id
      limit ${MAX_JOURNEYS}
    `.execute(db)
  ).rows

const stateText = {
  running: message('is in it now'),
  done: message('finished it'),
  left: message('left it early'),
  failed: message('is held at a step that failed'),
} as const

/** Whether the person is in the journeys that send the message. */
export async function sourceReason(question: ProfileQuestion): Promise<Reason> {
  const { write } = question
  const journeys = await sendingJourneys(question)
  const says = say('A journey or a send includes the person')
  if (journeys.length === 0)
    return write.fact(says, false, {
      value: say('no live journey sends this message, and no send included the person'),
    })
  const parts = journeys.map((journey) =>
    write.fact(
      say('The person entered the journey {name}', { name: journey.name }),
      journey.state !== null,
      {
        value: journey.state === null ? say('never entered') : say(stateText[journey.state]),
        at: journey.entered_at,
        links: [
          linkTo('journey', journey.id, journey.name),
          ...(journey.execution_id
            ? [linkTo('journey-execution', journey.execution_id, say('Execution'))]
            : []),
        ],
      },
    ),
  )
  return write.group(
    says,
    parts.some(({ holds }) => holds === true),
    parts,
  )
}
