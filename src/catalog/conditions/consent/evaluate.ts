import { sql } from 'kysely'
import { dateText } from '#condition/date-math.ts'
import type { ConditionEvaluator } from '#condition/kind.ts'
import { crossingSql } from '../event-window-rows.ts'

interface Consent {
  status?: unknown
  revokeDate?: unknown
}

/** A granted consent whose end (`revokeDate`) has passed no longer counts. */
export const consentEvaluator: ConditionEvaluator = {
  prepare({ parameterValues: { consentTypeId, consentStatus = 'GRANTED' } }) {
    return ({ profile, now }) => {
      if (!profile) return false
      const consents = profile.consents
      const consent = Object.hasOwn(consents, String(consentTypeId))
        ? (consents[String(consentTypeId)] as Consent | null)
        : null
      const status =
        typeof consent === 'object' && consent !== null && typeof consent.status === 'string'
          ? consent.status
          : null
      if (consentStatus === 'MISSING') return status === null
      if (status !== consentStatus) return false
      return (
        status !== 'GRANTED' ||
        typeof consent!.revokeDate !== 'string' ||
        consent!.revokeDate > dateText(now)
      )
    }
  },
  *transitions({ parameterValues: { consentTypeId } }, { consents }) {
    const end = Date.parse(
      String(
        (Object.hasOwn(consents, String(consentTypeId))
          ? (consents[String(consentTypeId)] as Consent | null)
          : null
        )?.revokeDate,
      ),
    )
    if (Number.isFinite(end)) yield* [end, end + 1]
  },
  /** The end is compared as text, so its transition is computed from text. */
  compileTransition(
    { parameterValues: { consentTypeId, consentStatus = 'GRANTED' } },
    { rows: { profile }, moment },
  ) {
    if (!profile || consentStatus !== 'GRANTED') return 'never'
    const held = sql`(${sql.ref(`${profile.alias}.consents`)} -> ${String(consentTypeId)}::text)`
    return crossingSql(
      'now',
      sql`(case jsonb_typeof(${held} -> 'revokeDate') when 'string' then ${held} ->> 'revokeDate' end)`,
      moment,
      { kind: 'text' },
    )
  },
  compile(
    { parameterValues: { consentTypeId, consentStatus = 'GRANTED' } },
    { rows: { profile }, moment },
  ) {
    if (!profile) return sql<boolean>`false`
    const held = sql`(${sql.ref(`${profile.alias}.consents`)} -> ${String(consentTypeId)}::text)`
    const text = (name: string) =>
      sql`case jsonb_typeof(${held} -> ${sql.lit(name)}) when 'string' then ${held} ->> ${sql.lit(name)} end`
    if (consentStatus === 'MISSING') return sql<boolean>`(${text('status')} is null)`
    const status = sql<boolean>`coalesce(${text('status')} = ${String(consentStatus)}, false)`
    return consentStatus === 'GRANTED'
      ? sql<boolean>`(${status} and coalesce(${text('revokeDate')} collate "C" > ${dateText(moment.now)}, true))`
      : status
  },
}
