import { fieldTypeOf, filterOperatorsOf } from '#catalog/fields/definitions.ts'
import type { FilterOperator } from '#catalog/fields/field.ts'
import type { Entity, Field } from '#model/entity.ts'
import { c } from '../core/messages.ts'

/** One filter term of a list, as written in the address: `{field}` or `{field}_{operator}`. */
export interface FilterTerm {
  key: string
  field: Field
  operator: FilterOperator
  value: unknown
}

const suffixes: readonly FilterOperator[] = ['gte', 'lte', 'gt', 'lt', 'like']

/** The key of a filter term in the API. */
export const keyOf = (field: Field, operator: FilterOperator): string =>
  operator === 'eq' || operator === 'list' ? field.name : `${field.name}_${operator}`

/** The terms of a filter that this entity knows; `q` is the search and not a term. */
export function termsOf(entity: Entity, filter: Record<string, unknown>): FilterTerm[] {
  return Object.entries(filter).flatMap(([key, value]): FilterTerm[] => {
    const whole = entity.field(key)
    if (whole) return [{ key, field: whole, operator: Array.isArray(value) ? 'list' : 'eq', value }]
    const operator = suffixes.find((suffix) => key.endsWith(`_${suffix}`))
    const field = operator && entity.field(key.slice(0, -operator.length - 1))
    return operator && field ? [{ key, field, operator, value }] : []
  })
}

const isTime = (field: Field) => ['date', 'date-time'].includes(fieldTypeOf(field.node))

/** The operator in words; the field's type decides between "at least" and "since". */
export function operatorWords(field: Field, operator: FilterOperator): string {
  switch (operator) {
    case 'like':
      return c('console.filter.contains')
    case 'gte':
      return c(isTime(field) ? 'console.filter.since' : 'console.filter.atLeast')
    case 'lte':
      return c(isTime(field) ? 'console.filter.until' : 'console.filter.atMost')
    case 'gt':
      return c(isTime(field) ? 'console.filter.after' : 'console.filter.above')
    case 'lt':
      return c(isTime(field) ? 'console.filter.before' : 'console.filter.below')
    case 'list':
      return c('console.filter.anyOf')
    default:
      return c(field.node.type === 'array' ? 'console.filter.holds' : 'console.filter.is')
  }
}

/** Operators to offer, the most likely first; exact timestamps are left out. */
export function offeredOperators(field: Field): FilterOperator[] {
  const allowed = filterOperatorsOf(field.node)
  const wanted: FilterOperator[] = (() => {
    switch (fieldTypeOf(field.node)) {
      case 'date-time':
        return ['gte', 'lte']
      case 'date':
        return ['gte', 'lte', 'eq']
      case 'number':
        return ['gte', 'lte', 'eq']
      case 'choice':
        return ['list']
      case 'text':
      case 'email':
      case 'url':
      case 'long-text':
        return ['like', 'eq']
      default:
        return ['eq']
    }
  })()
  return wanted.filter((operator) => allowed.includes(operator))
}
