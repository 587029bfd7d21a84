import type { ProfileRow } from '#model/schema/entities.generated.ts'
import { isObject } from '#model/lib/is-object.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import type { Visitor } from './visitor.ts'
import { loadDefinitions } from '#engine/segments/definitions.ts'
import { asPerson } from '#engine/segments/personas/try-persona.ts'
import type { JsonObject } from '#model/schema/record-values.ts'

export interface Overrides {
  /**
   * Apache Unomi's format, `{ properties, scores, segments }`; only the given members are
   * overridden.
   */
  profile: JsonObject
  sessionProperties: JsonObject
}

export interface AsPersona {
  visitor: Visitor
  held: boolean[]
  concealed: Set<string>
}

/**
 * Answers as for a visit by a persona, with overrides for this answer only; stores nothing. Null
 * for an unknown persona.
 */
export async function answerAsPersona(
  engine: Engine,
  tenantId: string,
  personaId: string,
  { profile: said, sessionProperties }: Overrides,
  conditions: readonly unknown[],
): Promise<AsPersona | null> {
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const row = await db
      .selectFrom('personas')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', personaId)
      .executeTakeFirst()
    if (!row) return null
    const definitions = await loadDefinitions(tx)
    const now = engine.clock.now()
    const facts = asPerson(
      {
        ...row,
        properties: { ...row.properties, ...(isObject(said.properties) ? said.properties : {}) },
      },
      definitions,
      now,
    )
    const segments = Array.isArray(said.segments)
      ? said.segments.filter((segment): segment is string => typeof segment === 'string')
      : [...facts.segments]
    const scores = {
      ...Object.fromEntries(facts.scores),
      ...(isObject(said.scores)
        ? Object.fromEntries(
            Object.entries(said.scores).filter(
              (entry): entry is [string, number] => typeof entry[1] === 'number',
            ),
          )
        : {}),
    }
    const person = {
      ...facts,
      segments: new Set(segments),
      scores: new Map(Object.entries(scores)),
    }
    const session = {
      id: '',
      scope: '',
      timeStamp: new Date(now).toISOString(),
      lastEventDate: new Date(now).toISOString(),
      duration: 0,
      size: 0,
      properties: sessionProperties,
      systemProperties: {},
    }
    const held = conditions.map((condition) =>
      definitions.conditionLanguage.evaluator.prepare(condition)({ now, profile: person, session }),
    )
    const concealed = await db
      .selectFrom('property_types')
      .select(['id', 'tags'])
      .where('tenant_id', '=', tenantId)
      .execute()
    const visitor: Visitor = {
      profile: {
        id: row.id,
        email: row.email,
        properties: facts.properties,
        system_properties: {},
        consents: row.consents,
      } as unknown as ProfileRow,
      session: { properties: sessionProperties } as unknown as Visitor['session'],
      segments,
      scores,
      browsesAnonymously: false,
    }
    return {
      visitor,
      held,
      concealed: new Set(
        concealed.filter(({ tags }) => tags.includes('concealed')).map(({ id }) => id),
      ),
    }
  })
}
