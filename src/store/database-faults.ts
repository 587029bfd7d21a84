import { fieldNamed, type Entity } from '#model/schema/entity.ts'
import { fail, type ProductError } from '#model/lib/errors.ts'
import { withArticle } from '#model/schema/with-article.ts'
import { inSentence, say } from '#language'

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
  if (code === '23503') return brokenReference(entity, { constraint, table, detail }, entities)
  if (code === '23514')
    return fail(
      'invalid',
      say('A value of this {thing} is not allowed.', { thing: inSentence(entity.title) }),
    )
  // numeric_value_out_of_range, invalid_datetime_format, datetime_field_overflow: values that no
  // earlier check caught.
  if (code === '22003' || code === '22007' || code === '22008')
    return fail(
      'invalid',
      say('A number or date of this {thing} is not one that can be kept.', {
        thing: inSentence(entity.title),
      }),
    )
  if (code === '22P02')
    return fail('not_found', say('There is no such {thing}.', { thing: inSentence(entity.title) }))
  return null
}

function duplicate(entity: Entity, constraint: string): ProductError {
  const fields = entity.unique.find((names) =>
    constraint.includes(names.map((name) => fieldNamed(entity, name).column).join('_')),
  )
  const field = fieldNamed(entity, fields?.at(-1) ?? 'id')
  const message = say('There is already {thing} with this {field}.', {
    thing: withArticle(inSentence(entity.title)),
    field: inSentence(field.node.title ?? field.name),
  })
  return fail('invalid', message, [{ path: `/${field.name}`, message }])
}

function brokenReference(
  entity: Entity,
  { constraint, table, detail }: { constraint: string; table: string; detail: string },
  entities: readonly Entity[],
): ProductError {
  if (/is still referenced/.test(detail) || (table !== '' && table !== entity.table)) {
    const user = entities.find((other) => other.table === table)
    const message = user
      ? say('This {thing} is still used by {things}.', {
          thing: inSentence(entity.title),
          things: inSentence(user.plural),
        })
      : say('This {thing} is still used by other records.', { thing: inSentence(entity.title) })
    return fail('in_use', message, [], { usedBy: user ? [{ entity: user.id }] : [] })
  }
  const field = entity.fields.find(
    (candidate) => candidate.node['x-ref'] && constraint.includes(`_${candidate.column}_`),
  )
  const message = field
    ? say('{title} names a record that does not exist.', {
        title: say(field.node.title ?? field.name),
      })
    : say('A reference names a record that does not exist.')
  return fail('invalid', message, [{ path: `/${field?.name ?? ''}`, message }])
}
