import { sql, type RawBuilder } from 'kysely'
import type { RecordLink } from '#model/api/explanation.ts'
import type { ImpactLine, ImpactPerson } from '#model/api/impact.ts'
import { say } from '#language'
import { onlyRow } from '#model/lib/only-row.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { line, type ImpactPreview } from '../impact-kind.ts'

const MAX_LINKS = 50

async function linksTo(
  { db }: TenantTx,
  entity: string,
  select: RawBuilder<unknown>,
): Promise<RecordLink[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from ${select} order by id limit ${MAX_LINKS}
  `.execute(db)
  return rows.map(({ id, name }) => ({ entity, id, name: name || id }))
}

const engagesSql = (tenantId: string, id: string) => sql`
  engages where tenant_id = ${tenantId} and template_id = ${id}
`

/** Journeys that are live or paused and send a message with the template. */
const journeysSql = (tenantId: string, id: string) => sql`
  (
    select j.id, j.name
    from journeys j
    join journey_versions v
      on v.tenant_id = j.tenant_id and v.journey_id = j.id and v.number = j.live_version
    where j.tenant_id = ${tenantId}
      and j.state in ('live', 'paused')
      and exists (
        select
        from jsonb_array_elements(v.graph -> 'nodes') node
        where node ->> 'kind' = 'send'
          and node -> 'given' ->> 'engageId' in (select id from ${engagesSql(tenantId, id)})
      )
  ) one
`

const plannedSql = (tenantId: string, id: string) => sql`
  from engage_messages m
  join engages g on g.tenant_id = m.tenant_id and g.id = m.engage_id
  join profiles p on p.tenant_id = m.tenant_id and p.id = m.profile_id
  where m.tenant_id = ${tenantId} and g.template_id = ${id} and m.state = 'planned'
    -- Emails of a broadcast keep the version of its start.
    and not (m.owner_kind = 'send' and m.template_version is not null)
`

const plannedLine = (count: number): ImpactLine =>
  line(
    'planned',
    count,
    say({ one: '{count} planned email', other: '{count} planned emails' }, { count }),
    {
      says:
        count === 0
          ? say('No planned email uses it')
          : say(
              {
                one: '{count} planned email uses the new version once it is published',
                other: '{count} planned emails use the new version once it is published',
              },
              { count },
            ),
      tone: count > 0 ? 'warning' : 'neutral',
      hasPeople: true,
    },
  )

function messagesLine(links: RecordLink[]): ImpactLine {
  const count = links.length
  return line(
    'messages',
    count,
    say({ one: '{count} message', other: '{count} messages' }, { count }),
    {
      says: say({ one: '{count} message uses it', other: '{count} messages use it' }, { count }),
      links,
    },
  )
}

function journeysLine(links: RecordLink[]): ImpactLine {
  const count = links.length
  return line(
    'journeys',
    count,
    say({ one: '{count} journey', other: '{count} journeys' }, { count }),
    {
      says: say({ one: '{count} journey sends it', other: '{count} journeys send it' }, { count }),
      links,
    },
  )
}

/** Who gets a template next, and which messages and journeys use it. */
export const template: ImpactPreview = {
  id: 'template',
  async preview({ tx, id }) {
    if (id === null) return { lines: [], exact: true, basis: say('A new template is not used yet') }
    const { db, tenantId } = tx
    const engages = await linksTo(tx, 'engage', engagesSql(tenantId, id))
    const journeys = await linksTo(tx, 'journey', journeysSql(tenantId, id))
    const { rows } = await sql<{ n: string }>`
      select count(*) as n ${plannedSql(tenantId, id)}
    `.execute(db)
    const planned = Number(onlyRow(rows).n)
    return {
      lines: [plannedLine(planned), messagesLine(engages), journeysLine(journeys)],
      exact: true,
      basis: say('All planned emails; campaigns write their own texts'),
    }
  },
  async people({ tx: { db, tenantId }, id }, { of, first, size }) {
    if (of !== 'planned' || id === null) return null
    const planned = plannedSql(tenantId, id)
    const { rows } = await sql<ImpactPerson>`
      select p.id, p.name, p.email ${planned}
      order by m.due_at, m.id
      limit ${size} offset ${first}
    `.execute(db)
    const { rows: all } = await sql<{ n: string }>`select count(*) as n ${planned}`.execute(db)
    return { rows, total: Number(onlyRow(all).n) }
  },
}
