import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { columnTypeOf, fieldTypeOf } from '#catalog/fields/definitions.ts'
import type { SampledField } from '#catalog/fields/sample.ts'
import { checkValue } from '#model/schema/check-value.ts'
import { readEntity, type Entity } from '#model/schema/entity.ts'
import type { Database } from '#platform/database/database.ts'
import { columnsOf, recordOf } from '#store/row-codec.ts'
import { openEmptyDatabase } from '#tests/support/open-database.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { kinds } from './field-kinds.ts'

const runs = { numRuns: propertyRuns(1000) }

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())

/** An entity whose records have one field of each sampled node. */
const entityOf = (fields: readonly SampledField[]): Entity =>
  readEntity({
    $id: 'sample',
    title: 'Sample',
    description: 'Fields of one kind.',
    type: 'object',
    properties: Object.fromEntries(fields.map(({ node }, at) => [`field${at}`, node])),
    'x-entity': {
      plural: 'Samples',
      path: '',
      scope: 'global',
      id: 'uuid',
      label: 'id',
      access: { read: 'none', write: 'none' },
      operations: [],
    },
  })

const recordWith = (fields: readonly SampledField[]) =>
  Object.fromEntries(fields.map(({ value }, at) => [`field${at}`, value]))

/** The record as it is read after it was written to columns of the types of its fields. */
async function keep(fields: readonly SampledField[]): Promise<Record<string, unknown>> {
  const entity = entityOf(fields)
  const columns = entity.fields.filter(({ base }) => !base)
  const row = columnsOf(entity, recordWith(fields))
  const read = await database.system(async (db) => {
    await sql`drop table if exists sampled_fields`.execute(db)
    const types = columns.map(
      ({ column, node }) => sql`${sql.ref(column)} ${sql.raw(columnTypeOf(node))}`,
    )
    await sql`create table sampled_fields (${sql.join(types)})`.execute(db)
    await db
      .insertInto('sampled_fields' as never)
      .values(row as never)
      .execute()
    const { rows } = await sql<Record<string, unknown>>`select * from sampled_fields`.execute(db)
    return recordOf(entity, rows[0]!)
  })
  return Object.fromEntries(columns.map(({ name }) => [name, read[name]]))
}

describe.each(kinds)('$folder', ({ definition, sample }) => {
  it('is the kind of its nodes, also of those that name it', () => {
    fc.assert(
      fc.property(sample.fields, ({ node }) => {
        expect(fieldTypeOf(node)).toBe(definition.id)
        expect(fieldTypeOf({ ...node, 'x-field': definition.id })).toBe(definition.id)
      }),
      runs,
    )
  })

  it('has values that fit their node, as do those for demonstrations', () => {
    fc.assert(
      fc.property(sample.fields, fc.nat(1000), ({ node, value }, n) => {
        expect(checkValue(node, value)).toEqual([])
        expect(checkValue(node, definition.sample(node, n))).toEqual([])
        expect(definition.sample(node, n)).toEqual(definition.sample(node, n))
      }),
      runs,
    )
  })

  it('comes back from its column as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(sample.fields, { minLength: 1, maxLength: 10 }), async (fields) => {
        expect(await keep(fields)).toEqual(recordWith(fields))
      }),
      { numRuns: propertyRuns(100, { short: 5 }) },
    )
  })
})
