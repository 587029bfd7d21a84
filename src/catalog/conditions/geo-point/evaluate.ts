import { sql, type RawBuilder } from 'kysely'
import { propertySql } from '#condition/compile-property.ts'
import type { Condition } from '#condition/condition.ts'
import type { ConditionFacts } from '#condition/facts.ts'
import { areaSql, pointSql } from '#condition/geo-sql.ts'
import { inArea, readPoint, type GeoPoint } from '#condition/geo.ts'
import type { ConditionEvaluator } from '#condition/kind.ts'
import { propertyReader } from '#condition/subjects.ts'
import { say } from '#language'
import { areaOf, isUsualPoint, pointName } from './definition.ts'

const [LATITUDE, LONGITUDE] = ['properties.latitude', 'properties.longitude']

/** A point in the visit's properties takes precedence over the detected place. */
function placeReader(node: Condition): (facts: ConditionFacts) => GeoPoint | null {
  const named = propertyReader('session', pointName(node))
  if (!isUsualPoint(pointName(node))) return (facts) => readPoint(named(facts))
  const [latitude, longitude] = [
    propertyReader('session', LATITUDE),
    propertyReader('session', LONGITUDE),
  ]
  return (facts) =>
    readPoint(named(facts)) ?? readPoint({ lat: latitude(facts), lon: longitude(facts) })
}

export const geoPointEvaluator: ConditionEvaluator = {
  prepare(node) {
    const area = areaOf(node)
    if (!area) return () => false
    const placeIn = placeReader(node)
    return (facts) => {
      const place = placeIn(facts)
      return place !== null && inArea(area, place)
    }
  },
  compile(node, { rows }) {
    const area = areaOf(node)
    const named = propertySql('session', pointName(node), rows)
    if (!area || !named) return sql<boolean>`false`
    const part = (path: string) => propertySql('session', path, rows)!.json
    const separate: RawBuilder<unknown> = isUsualPoint(pointName(node))
      ? sql`jsonb_build_object('lat', ${part(LATITUDE)}, 'lon', ${part(LONGITUDE)})`
      : sql`null::jsonb`
    return sql<boolean>`coalesce((select ${areaSql(area)}
          from (select coalesce(${pointSql(named.json)}, ${pointSql(separate)}) as at
            offset 0) point), false)`
  },
  seen(node, facts) {
    const place = placeReader(node)(facts)
    return place ? `${place.latitude}, ${place.longitude}` : say('no place is known')
  },
}
