import { fieldTypeOf, filterOperatorsOf } from '#catalog/fields/definitions.ts'
import type { FilterOperator } from '#catalog/fields/field.ts'
import type { Entity, Field } from '#model/schema/entity.ts'
import { tConsole as t } from '../core/messages.ts'

/** One filter of a list, as the address has it: `{field}` or `{field}_{operator}`. */
export interface FilterTerm {
  key: string
  field: Field
  operator: FilterOperator
}

/** The key of a filter in the API. */
const keyOf = (field: Field, operator: FilterOperator): string =>
  operator === 'eq' || operator === 'list' ? field.name : `${field.name}_${operator}`

const isTime = (field: Field) => ['date', 'date-time'].includes(fieldTypeOf(field.node))

/** The operator in words; the field's type decides between "at least" and "since". */
function operatorWords(field: Field, operator: FilterOperator): string {
  switch (operator) {
    case 'like':
      return t('console.filter.contains')
    case 'gte':
      return t(isTime(field) ? 'console.filter.since' : 'console.filter.atLeast')
    case 'lte':
      return t(isTime(field) ? 'console.filter.until' : 'console.filter.atMost')
    case 'gt':
      return t(isTime(field) ? 'console.filter.after' : 'console.filter.above')
    case 'lt':
      return t(isTime(field) ? 'console.filter.before' : 'console.filter.below')
    default:
      return offeredOperators(field).length > 1 ? t('console.filter.is') : ''
  }
}

/** "Created since": what the filter compares, and how. */
export const labelOf = ({ field, operator }: FilterTerm): string =>
  `${field.node.title ?? field.name} ${operatorWords(field, operator)}`.trim()

/** Operators to offer, the most likely first; exact timestamps are left out. */
export function offeredOperators(field: Field): FilterOperator[] {
  const allowed = filterOperatorsOf(field.node)
  const filterOperators: FilterOperator[] = (() => {
    switch (fieldTypeOf(field.node)) {
      case 'date-time':
        return ['gte', 'lte']
      case 'date':
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
  return filterOperators.filter((operator) => allowed.includes(operator))
}

const termOf = (field: Field, operator: FilterOperator): FilterTerm => ({
  key: keyOf(field, operator),
  field,
  operator,
})

/** The filters that a list offers, in the order of its resource. */
export const offeredTerms = (entity: Entity, names: readonly string[]): FilterTerm[] =>
  names
    .map((name) => entity.field(name))
    .filter((field): field is Field => field !== undefined)
    .flatMap((field) => offeredOperators(field).map((operator) => termOf(field, operator)))

/** Every filter that the API has for an entity: an address may use any of them. */
export function allTerms(entity: Entity): FilterTerm[] {
  const terms = entity.fields.flatMap((field) => {
    const allowed = filterOperatorsOf(field.node)
    // A choice is filtered by a list, and every other field by one value, under the same key.
    const unused = offeredOperators(field).includes('list') ? 'eq' : 'list'
    return allowed
      .filter((filterOperator) => filterOperator !== unused)
      .map((operator) => termOf(field, operator))
  })
  return [...new Map(terms.map((term) => [term.key, term])).values()]
}
