import { isAction, type Action } from '#catalog/actions/action.ts'
import type { ActionLanguage } from '#catalog/actions/language.ts'
import { eventTypesOf } from '#catalog/conditions/event-types.ts'
import type { Dependencies, Predicate } from '#condition/kind.ts'
import type { RuleRow } from '#model/schema/entities.generated.ts'
import { loadLanguage, type TenantLanguage } from '#engine/segments/load-language.ts'
import { loadActionLanguage, type TenantActions } from './load-action-language.ts'
import { versionedCache } from '#engine/kernel/versioned-cache.ts'

/** A rule with compiled condition. */
export interface PreparedRule {
  id: string
  name: string
  scope: string
  condition: unknown
  predicate: Predicate
  needs: Dependencies
  actions: readonly Action[]
  /** What the actions read and may change, in the notation of `ActionDefinition`. */
  touches: readonly string[]
  /** Skips events whose type and target the person or the visit already had. */
  once: 'profile' | 'session' | null
  /** The only event types for which it can be true; null: any. */
  eventTypes: readonly string[] | null
}

export interface PreparedRules {
  conditionLanguage: TenantLanguage
  actionLanguage: TenantActions
  /** The rules that can match an event of this type, in the order in which they act. */
  for(eventType: string): readonly PreparedRule[]
  /** In the order in which they act. */
  all: readonly PreparedRule[]
}

type OnceOptions = Pick<
  RuleRow,
  | 'raise_event_only_once'
  | 'raise_event_only_once_for_profile'
  | 'raise_event_only_once_for_session'
>

/**
 * The first option that is set applies (as in Apache Unomi). Once per event holds for every rule,
 * because repeated events are never processed.
 */
function onceOf(row: OnceOptions): PreparedRule['once'] {
  if (row.raise_event_only_once) return null
  if (row.raise_event_only_once_for_profile) return 'profile'
  return row.raise_event_only_once_for_session ? 'session' : null
}

/** Compiles a row to a rule in the tenant's language. */
export function prepareRule(
  row: Pick<RuleRow, 'id' | 'name' | 'scope' | 'condition' | 'actions'> & OnceOptions,
  conditionLanguage: TenantLanguage,
  actionLanguage: ActionLanguage,
): PreparedRule {
  const actions = (row.actions as unknown[])
    .filter(isAction)
    .filter((action) => action.enabled !== false)
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    condition: row.condition,
    predicate: conditionLanguage.evaluator.prepare(row.condition),
    needs: conditionLanguage.language.dependsOn(row.condition),
    actions,
    touches: actions.flatMap((action) => Object.values(actionLanguage.touches(action)).flat()),
    once: onceOf(row),
    eventTypes: eventTypesOf(row.condition, conditionLanguage.language.expand),
  }
}

/** The tenant's enabled rules with compiled conditions. */
export const loadRules = versionedCache(
  ['condition_types', 'action_types', 'scripts', 'rules', 'property_types'],
  async (tx): Promise<PreparedRules> => {
    const { db, tenantId } = tx
    const conditionLanguage = await loadLanguage(tx)
    const rows = await db
      .selectFrom('rules')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('enabled', '=', true)
      .orderBy('priority')
      .orderBy('id')
      .execute()
    const actionLanguage = await loadActionLanguage(db, tenantId)
    const ordered = rows
      .map((row) => prepareRule(row, conditionLanguage, actionLanguage))
      .filter((preparedRule) => preparedRule.actions.length > 0)
    return { conditionLanguage, actionLanguage, for: byEventType(ordered), all: ordered }
  },
)

/** Senders choose event types, so the cache is bounded. */
const MAX_TYPES = 5000

function byEventType(ordered: readonly PreparedRule[]): PreparedRules['for'] {
  const named = new Set(ordered.flatMap(({ eventTypes }) => eventTypes ?? []))
  const always = ordered.filter(({ eventTypes }) => eventTypes === null)
  const known = new Map<string, readonly PreparedRule[]>()
  return (eventType) => {
    // Event types that no rule names share one list.
    if (!named.has(eventType)) return always
    const preparedRules =
      known.get(eventType) ??
      ordered.filter(({ eventTypes }) => eventTypes === null || eventTypes.includes(eventType))
    if (known.size < MAX_TYPES) known.set(eventType, preparedRules)
    return preparedRules
  }
}
