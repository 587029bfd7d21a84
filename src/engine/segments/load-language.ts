import { lowerFirst } from '#model/lib/first-letter.ts'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import { conditionEvaluators } from '#catalog/conditions/evaluators.ts'
import { savedConditionType } from '#catalog/conditions/saved-types.ts'
import { shippedConditionTypes } from '#catalog/conditions/shipped-types.ts'
import type { ZonedInstant } from '#condition/date-expression.ts'
import type { Subject } from '#condition/facts.ts'
import { createLanguage, type Language } from '#condition/language.ts'
import { createEvaluator, type Evaluator } from '#condition/evaluate.ts'
import type { ValueKind } from '#condition/operands.ts'
import { SUBJECT_OF_TARGET, VALUE_KINDS } from '#condition/value-kinds.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

export interface TenantLanguage {
  language: Language
  evaluator: Evaluator
  moment: ZonedInstant
  typeOf(subject: Subject, path: string): ValueKind | null
  /** Title of a declared property, or its path. */
  titleOf(subject: Subject, path: string): string
}

/** Loads the condition language of a tenant: its time zone and its declared property types. */
export async function loadLanguage({
  db,
  engine: { clock },
  tenantId,
}: TenantTx<Pick<Engine, 'clock'>>): Promise<TenantLanguage> {
  const { time_zone: zone } = await db
    .selectFrom('tenants')
    .select('time_zone')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('property_types')
    .select(['id', 'name', 'target', 'value_type'])
    .where('tenant_id', '=', tenantId)
    .execute()
  const saved = await db
    .selectFrom('condition_types')
    .select(['id', 'name', 'about', 'parent_condition', 'parameters'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute()
  const language = createLanguage(conditionDefinitions, [
    ...shippedConditionTypes,
    ...saved.map((row) => savedConditionType({ ...row, parentCondition: row.parent_condition })),
  ])
  const declared = new Map(
    rows.map((row) => [`${SUBJECT_OF_TARGET[row.target]}:properties.${row.id}`, row]),
  )
  const typeOf = (subject: Subject, path: string) =>
    VALUE_KINDS[declared.get(`${subject}:${path}`)?.value_type ?? ''] ?? null
  return {
    language,
    evaluator: createEvaluator(language, conditionEvaluators, { zone, typeOf }),
    moment: { now: clock.now(), zone },
    typeOf,
    titleOf(subject, path) {
      const title = declared.get(`${subject}:${path}`)?.name || path.replace(/^properties\./, '')
      return lowerFirst(title)
    },
  }
}
