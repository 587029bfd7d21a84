import type { Entity } from '#model/entity.ts'
import { fail, type ProductError } from '#model/errors.ts'
import { withArticle } from '#model/with-article.ts'

interface DatabaseError {
  code?: string
  constraint?: string
  table?: string
  detail?: string
}

/** PostgreSQL's errors (appendix A) that the caller causes, as sentences; null for any other. */
export function explainDatabaseError(
  entity: Entity,
  error: unknown,
  entities: readonly Entity[],
): ProductError | null {
  const { code, constraint = '', table = '', detail = '' } = error as DatabaseError
  if (code === '23505') return duplicate(entity, constraint)
  if (code === '23503') return brokenReference(entity, constraint, table, detail, entities)
  if (code === '23514')
    return fail('invalid', `A value of this ${entity.title.toLowerCase()} is not allowed.`)
  // numeric_value_out_of_range, invalid_datetime_format, datetime_field_overflow: values that no
  // earlier check caught.
  if (code === '22003' || code === '22007' || code === '22008')
    return fail(
      'invalid',
      `A number or date of this ${entity.title.toLowerCase()} is not one that can be kept.`,
    )
  if (code === '22P02') return fail('not_found', `There is no such ${entity.title.toLowerCase()}.`)
  return null
}

function duplicate(entity: Entity, constraint: string): ProductError {
  const fields = entity.unique.find((names) =>
    constraint.includes(names.map((name) => entity.field(name)!.column).join('_')),
  )
  const field = entity.field(fields?.at(-1) ?? 'id')!
  const message =
    `There is already ${withArticle(entity.title.toLowerCase())} with this ` +
    `${(field.node.title ?? field.name).toLowerCase()}.`
  return fail('invalid', message, [{ path: `/${field.name}`, message }])
}

function brokenReference(
  entity: Entity,
  constraint: string,
  table: string,
  detail: string,
  entities: readonly Entity[],
): ProductError {
  if (/is still referenced/.test(detail) || (table !== '' && table !== entity.table)) {
    const user = entities.find((other) => other.table === table)
    const message =
      `This ${entity.title.toLowerCase()} is still used by ` +
      `${user ? user.plural.toLowerCase() : 'other records'}.`
    return fail('in_use', message, [], { usedBy: user ? [{ entity: user.id }] : [] })
  }
  const field = entity.fields.find(
    (one) => one.node['x-ref'] && constraint.includes(`_${one.column}_`),
  )
  const message = `${field?.node.title ?? 'A reference'} names a record that does not exist.`
  return fail('invalid', message, [{ path: `/${field?.name ?? ''}`, message }])
}
