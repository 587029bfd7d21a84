import { message, say } from '#language'
import { checkValue } from '#model/schema/check-value.ts'
import type { Entity } from '#model/schema/entity.ts'
import { assertNoFaults, fail, type FieldError } from '#model/lib/errors.ts'
import { loadColumns } from '#engine/segments/people/columns.ts'
import { objectOf } from '#model/lib/is-object.ts'
import type { BulkAction, BulkWork } from '../../bulk-action.ts'
import { changeRecords, revertRecords } from '../../change-records.ts'

const settable = (entity: Entity) =>
  entity.fields.filter(
    ({ base, readOnly, secret, node }) =>
      !base && !readOnly && !secret && !node['x-secretWhen'] && !node['x-hidden'],
  )

const PROPERTY = 'properties.'

const fits = {
  text: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value: unknown) => typeof value === 'boolean',
  date: (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  member: () => false,
}
const sentences = {
  text: message('{title} must be a text.'),
  number: message('{title} must be a number.'),
  boolean: message('{title} must be true or false.'),
  date: message('{title} must be a date.'),
}

/** Faults of values for properties of people, by the declared type of each. */
async function propertyFaults(
  { engine, scope: { tenantId } }: Pick<BulkWork, 'engine' | 'scope'>,
  values: readonly [string, unknown][],
): Promise<FieldError[]> {
  const columns = await engine.database.tenant(tenantId, (db) => loadColumns({ db, tenantId }))
  return values.flatMap(([key, value]) => {
    const path = `/values/${key}`
    const column = columns.find((peopleColumn) => peopleColumn.key === key)
    if (!column)
      return [
        {
          path,
          message: say('There is no property "{name}".', { name: key.slice(PROPERTY.length) }),
        },
      ]
    const all = column.multivalued && Array.isArray(value) ? value : [value]
    return value === null || all.every(fits[column.kind])
      ? []
      : [{ path, message: say(sentences[column.kind as 'text'], { title: column.title }) }]
  })
}

async function check({
  engine,
  scope,
  entity,
  params,
}: Pick<BulkWork, 'engine' | 'scope' | 'entity' | 'params'>): Promise<void> {
  const values = Object.entries(objectOf(params.values))
  if (values.length === 0)
    throw fail('invalid', 'Name at least one field.', [
      { path: '/values', message: 'Name at least one field.' },
    ])
  const isProperty = ([key]: [string, unknown]) =>
    entity.id === 'profile' && key.startsWith(PROPERTY)
  const fields = settable(entity)
  assertNoFaults([
    ...(await propertyFaults({ engine, scope }, values.filter(isProperty))),
    ...values
      .filter((one) => !isProperty(one))
      .flatMap(([name, value]) => {
        const field = fields.find((candidate) => candidate.name === name)
        return field
          ? checkValue({ ...field.node, nullable: field.nullable }, value, `/values/${name}`)
          : [
              {
                path: `/values/${name}`,
                message: say('There is no field "{name}" to set.', { name }),
              },
            ]
      }),
  ])
}

export const set: BulkAction = {
  id: 'set',
  title: 'Set fields',
  fits: (entity) => entity.operations.includes('update') && settable(entity).length > 0,
  params: {
    values: {
      type: 'object',
      title: 'Values',
      description: 'By field; a property of people as `properties.company`, null to remove it.',
      additionalProperties: true,
    },
  },
  required: ['values'],
  writes: 'update',
  check,
  apply: (work, ids) => changeRecords(work, ids, () => objectOf(work.params.values)),
  revert: revertRecords,
}
