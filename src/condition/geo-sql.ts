import { sql, type RawBuilder } from 'kysely'
import { EARTH, PLACE_PATTERN, type GeoArea, type GeoPoint } from './geo.ts'

/**
 * A point in the formats of `readPoint`, in SQL as `array[latitude, longitude]`; null for anything
 * else.
 */
export function pointSql(json: RawBuilder<unknown>): RawBuilder<unknown> {
  const parts = (latitude: RawBuilder<unknown>, longitude: RawBuilder<unknown>) =>
    sql`case when abs(${latitude}::float8) <= 90
      and abs(${longitude}::float8) <= 180 then array[${latitude}::float8, ${longitude}::float8]
      end`
  const text = sql`(${json} #>> '{}')`
  const [lat, lon] = [sql`(${json} ->> 'lat')`, sql`(${json} ->> 'lon')`]
  return sql`(case jsonb_typeof(${json})
    when 'string' then case when ${text} ~ ${PLACE_PATTERN}
        then ${parts(sql`split_part(${text}, ',', 1)`, sql`split_part(${text}, ',', 2)`)} end
    when 'object' then case when jsonb_typeof(${json} -> 'lat') = 'number'
        and jsonb_typeof(${json} -> 'lon') = 'number' then ${parts(lat, lon)} end end)`
}

/** The distance between two places in SQL: `distanceInMetres`. */
export function metresSql(
  { latitude, longitude }: GeoPoint,
  lat: RawBuilder<unknown>,
  lon: RawBuilder<unknown>,
): RawBuilder<number> {
  const half = (a: RawBuilder<unknown>, b: RawBuilder<unknown>) =>
    sql`power(sin(radians(${a} - ${b}) / 2), 2)`
  const h = sql`${half(lat, sql`${latitude}::float8`)} + cos(radians(${latitude}::float8))
    * cos(radians(${lat})) * ${half(lon, sql`${longitude}::float8`)}`
  return sql<number>`(${sql.lit(2 * EARTH)} * asin(least(1, sqrt(${h}))))`
}

/** `inArea` for the row `point`, whose `at` comes from `pointSql`. */
export function areaSql(area: GeoArea): RawBuilder<boolean> {
  const [lat, lon] = [sql`point.at[1]`, sql`point.at[2]`]
  if ('circle' in area)
    return sql<boolean>`${metresSql(area.circle, lat, lon)} <= ${area.circle.metres}::float8`
  const { north, east, south, west } = area.rectangle
  const [from, to] = [
    sql<boolean>`${lon} >= ${west}::float8`,
    sql<boolean>`${lon} <= ${east}::float8`,
  ]
  return sql<boolean>`(${lat} between ${south}::float8 and ${north}::float8
      and (${from} ${sql.raw(west <= east ? 'and' : 'or')} ${to}))`
}
