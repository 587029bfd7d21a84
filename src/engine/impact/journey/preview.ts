import { sql, type RawBuilder } from 'kysely'
import type { ImpactLine, ImpactPerson } from '#model/api/impact.ts'
import type { Journey } from '#model/schema/entities.generated.ts'
import { say } from '#language'
import { onlyRow } from '#model/lib/only-row.ts'
import { assertValidGraph } from '#engine/journeys/check-journey.ts'
import { journeyOf, publishEffects, type PublishPreview } from '#engine/journeys/publish.ts'
import { line, type ImpactPreview, type ImpactQuestion } from '../impact-kind.ts'

/** The journey as it would be published; null for a new one, which has no people. */
async function draftOf({ tx, scope, id, values }: ImpactQuestion): Promise<Journey | null> {
  assertValidGraph(values['graph'])
  if (id === null) return null
  const stored = await journeyOf({ ...tx, scope }, id)
  return {
    ...stored,
    ...(values['graph'] === undefined ? {} : { graph: values['graph'] as Journey['graph'] }),
    ...(values['exitCondition'] === undefined
      ? {}
      : { exitCondition: values['exitCondition'] as Journey['exitCondition'] }),
  }
}

const inside = (people: PublishPreview['people']) => people.reduce((sum, { here }) => sum + here, 0)

const atStep = (count: number, name: string) =>
  say({ one: '{count} person at "{name}"', other: '{count} people at "{name}"' }, { count, name })

/** One line for each step at which people are. */
const stepLine = ({ nodeId, name, here, remains }: PublishPreview['people'][number]): ImpactLine =>
  line(`step:${nodeId}`, here, atStep(here, name), {
    says: remains
      ? atStep(here, name)
      : say(
          {
            one:
              '{count} person at "{name}", which is removed or replaced: ' +
              'they continue on their version',
            other:
              '{count} people at "{name}", which is removed or replaced: ' +
              'they continue on their version',
          },
          { count: here, name },
        ),
    tone: remains ? 'neutral' : 'warning',
    hasPeople: true,
  })

const insideLine = (count: number): ImpactLine =>
  line(
    'inside',
    count,
    say({ one: '{count} person inside', other: '{count} people inside' }, { count }),
    {
      says:
        count === 0
          ? say('The journey has no people')
          : say(
              {
                one:
                  '{count} person is in the journey; ' +
                  'they stay on their version unless you move them',
                other:
                  '{count} people are in the journey; ' +
                  'they stay on their version unless you move them',
              },
              { count },
            ),
      hasPeople: true,
    },
  )

const goneLine = (count: number): ImpactLine =>
  line(
    'gone',
    count,
    say(
      { one: '{count} person at removed steps', other: '{count} people at removed steps' },
      { count },
    ),
    {
      says: say(
        {
          one: '{count} person waits at removed steps and cannot be moved',
          other: '{count} people wait at removed steps and cannot be moved',
        },
        { count },
      ),
      tone: 'warning',
      hasPeople: true,
    },
  )

const errorsLine = (count: number): ImpactLine =>
  line('errors', count, say({ one: '{count} error', other: '{count} errors' }, { count }), {
    says: say(
      { one: '{count} error prevents publishing', other: '{count} errors prevent publishing' },
      { count },
    ),
    tone: 'negative',
  })

function linesOf({ people, problems, changes }: PublishPreview): ImpactLine[] {
  const total = inside(people)
  const gone = inside(people.filter(({ remains }) => !remains))
  const errors = problems.filter(({ level }) => level === 'error').length
  const changed = changes.added.length + changes.removed.length + changes.changed.length
  return [
    insideLine(total),
    ...(gone > 0 ? [goneLine(gone)] : []),
    line(
      'changes',
      changed,
      say({ one: '{count} step changes', other: '{count} steps change' }, { count: changed }),
    ),
    ...(errors > 0 ? [errorsLine(errors)] : []),
    ...people.map(stepLine),
  ]
}

/** SQL condition: executions `e` that a line counts; null for a line without people. */
function whereOf(of: string, people: PublishPreview['people']): RawBuilder<boolean> | null {
  if (of === 'inside') return sql<boolean>`true`
  if (of === 'gone')
    return isAt(people.filter(({ remains }) => !remains).map(({ nodeId }) => nodeId))
  return of.startsWith('step:') ? isAt([of.slice('step:'.length)]) : null
}

const isAt = (nodeIds: readonly string[]) => sql<boolean>`e.node_id = any(${nodeIds}::text[])`

/** What publishing a journey does to the people in it, by step. */
export const journey: ImpactPreview = {
  id: 'journey',
  async preview(question) {
    const draft = await draftOf(question)
    return {
      lines: draft ? linesOf(await publishEffects(question.tx, question.scope, draft)) : [],
      exact: true,
      basis: draft ? say('All people in the journey') : say('A new journey has no people'),
    }
  },
  async people(question, { of, first, size }) {
    const { tx, scope, id } = question
    const draft = await draftOf(question)
    const where = draft && whereOf(of, (await publishEffects(tx, scope, draft)).people)
    if (!where) return null
    const people = sql`
      from journey_executions e
      join profiles p on p.tenant_id = e.tenant_id and p.id = e.profile_id
      where e.tenant_id = ${tx.tenantId}
        and e.journey_id = ${id}
        and e.state = 'running'
        and ${where}
    `
    const { rows } = await sql<ImpactPerson>`
      select p.id, p.name, p.email ${people}
      order by p.name, p.id
      limit ${size} offset ${first}
    `.execute(tx.db)
    const { rows: all } = await sql<{ n: string }>`select count(*) as n ${people}`.execute(tx.db)
    return { rows, total: Number(onlyRow(all).n) }
  },
}
