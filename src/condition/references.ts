import { MAX_DEPTH, isCondition } from './condition.ts'
import type { CheckTools, ParameterType } from './kind.ts'
import type { Language } from './language.ts'

/**
 * The entity whose records a parameter of such a type names. Named people are a selection, not a
 * reference: they may be erased at any time.
 */
export const referredEntities: Record<Parameters<CheckTools['exists']>[0], string> = {
  segment: 'segment',
  list: 'user-list',
  scoring: 'scoring',
  goal: 'goal',
  campaign: 'campaign',
  journey: 'journey',
}

/** The entity that saved condition types are records of. */
export const SAVED_CONDITION = 'condition-type'

export interface Reference {
  /** Id of the entity. */
  entity: string
  id: string
}

const entityOf = (type: ParameterType): string | undefined =>
  type in referredEntities ? referredEntities[type as keyof typeof referredEntities] : undefined

/**
 * Every record that a condition names, according to its kinds' parameters. Lines that are switched
 * off count, because they must still be valid when switched on again. Never throws; an invalid
 * condition names nothing.
 */
export function referencesIn(language: Language, value: unknown): Reference[] {
  const references: Reference[] = []
  const visit = (one: unknown, depth: number) => {
    if (!isCondition(one) || depth > MAX_DEPTH) return
    const saved = language.savedTypes.find((type) => type.id === one.type)
    // A type that is neither built in nor shipped was saved by a user.
    if (!saved && !language.definitionOf(one.type))
      references.push({ entity: SAVED_CONDITION, id: one.type })
    for (const { id, type } of saved?.parameters ??
      language.definitionOf(one.type)?.parameters ??
      []) {
      const entity = entityOf(type)
      const given = one.parameterValues[id]
      if (entity)
        for (const named of Array.isArray(given) ? given : [given])
          if (typeof named === 'string' && named !== '') references.push({ entity, id: named })
    }
    if (saved) visit(saved.parentCondition, depth + 1)
    else for (const part of language.partsOf(one)) visit(part.condition, depth + 1)
  }
  visit(value, 0)
  return references
}
