import { sql } from 'kysely'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { assertValid } from './check-condition.ts'
import { assertAcyclic } from './definitions.ts'
import { loadLanguage } from './load-language.ts'
import { segmentOf } from './segment-people.ts'

/** Number of sample people per side. */
const SAMPLE = 10

interface Named {
  id: string
  name: string
  email: string | null
}

export interface ChangePreview {
  staying: number
  entering: number
  leaving: number
  samples: { entering: Named[]; leaving: Named[] }
}

/**
 * Previews who would enter and leave if the segment had this condition; changes nothing.
 * @throws ProductError `not_found`, and `invalid` with the path of each fault
 */
export async function previewChange(
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
  condition: unknown,
): Promise<ChangePreview> {
  return engine.database.tenant(tenantId, async (db) => {
    await segmentOf(db, tenantId, id)
    await assertValid({ db, engine, tenantId }, condition, 'profile', '/condition')
    await assertAcyclic({ db, engine, tenantId }, 'segment', id, [
      { condition, path: '/condition' },
    ])
    const { evaluator, moment } = await loadLanguage({ db, engine, tenantId })
    const all = evaluator.compileAll({ tenantId, now: moment.now })
    const then = all.holds(condition)
    const people = sql`
      select
        p.id,
        p.name,
        p.email,
        ${then} as becomes,
        exists (
          select
          from segment_members m
          where m.tenant_id = p.tenant_id
            and m.profile_id = p.id
            and m.segment_id = ${id}
            and m.left_at is null
        ) as was
      from profiles p ${all.joins()}
      where p.tenant_id = ${tenantId}
    `
    const counted = await sql<Record<'staying' | 'entering' | 'leaving', string>>`
      select
        count(*) filter (where was and becomes) as staying,
        count(*) filter (where becomes and not was) as entering,
        count(*) filter (where was and not becomes) as leaving
      from (${people}) one
    `.execute(db)
    const some = async (where: 'entering' | 'leaving') =>
      (
        await sql<Named>`
          select id, name, email
          from (${people}) one
          where ${where === 'entering' ? sql`becomes and not was` : sql`was and not becomes`}
          order by name, id
          limit ${SAMPLE}
        `.execute(db)
      ).rows
    const { staying, entering, leaving } = counted.rows[0]!
    return {
      staying: Number(staying),
      entering: Number(entering),
      leaving: Number(leaving),
      samples: { entering: await some('entering'), leaving: await some('leaving') },
    }
  })
}
