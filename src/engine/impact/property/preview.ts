import { sql, type RawBuilder } from 'kysely'
import { fail } from '#model/lib/errors.ts'
import type { PropertyTypeRow } from '#model/schema/entities.generated.ts'
import type { RecordLink } from '#model/api/explanation.ts'
import type { ImpactLine, ImpactPerson } from '#model/api/impact.ts'
import { listFormat, say } from '#language'
import { onlyRow } from '#model/lib/only-row.ts'
import { stableJson } from '#model/lib/stable-json.ts'
import { readValue } from '#engine/audience/profiles/property-values.ts'
import { countPeople } from '#engine/segments/preview.ts'
import { line, type ImpactPreview, type ImpactQuestion } from '../impact-kind.ts'
import { usesOf } from './uses.ts'

/** Distinct values that are checked against a type. */
const MAX_VALUES = 2000
/** Above this many people, values are read from a sample. */
const MAX_EXACT = 200_000
const SAMPLE_SIZE = 20_000

type Type = Pick<PropertyTypeRow, 'value_type' | 'multivalued'>

interface Declared extends Type {
  id: string
  target: PropertyTypeRow['target']
}

/** The property type as it would be saved; null for a new one. */
async function savedOf({ tx, id, values }: ImpactQuestion): Promise<Declared | null> {
  const key = id ?? (typeof values['id'] === 'string' ? values['id'] : null)
  if (key === null || key === '') return null
  const stored =
    id === null
      ? null
      : await tx.db
          .selectFrom('property_types')
          .select(['target', 'value_type', 'multivalued'])
          .where('tenant_id', '=', tx.tenantId)
          .where('id', '=', id)
          .executeTakeFirst()
  if (id !== null && !stored) throw fail('not_found', 'There is no such property.')
  return {
    id: key,
    target: (values['target'] ?? stored?.target ?? 'profiles') as Declared['target'],
    value_type: (values['valueType'] ?? stored?.value_type ?? 'string') as Type['value_type'],
    multivalued: (values['multivalued'] ?? stored?.multivalued) === true,
  }
}

/** Whether a stored value is in the form of the type. Conditions ignore other values. */
function fits(value: unknown, type: Type): boolean {
  const typed = readValue(value, type)
  return typed.ok && stableJson(typed.value) === stableJson(value)
}

interface StoredValues {
  /** People with a value. */
  people: number
  unfit: { value: unknown; count: number }[]
  exact: boolean
}

const peopleSql = (tenantId: string, id: string, sample: RawBuilder<unknown> = sql``) => sql`
  from profiles p ${sample}
  where p.tenant_id = ${tenantId} and jsonb_exists(p.properties, ${id})
`

/** Reads the distinct values of a property, and checks them against its type. */
async function storedValues({ tx }: ImpactQuestion, type: Declared): Promise<StoredValues> {
  const { db, tenantId } = tx
  const total = await countPeople(db, tenantId)
  const share = Math.min(100, (100 * SAMPLE_SIZE) / Math.max(1, total))
  const isSampled = total > MAX_EXACT
  const from = peopleSql(
    tenantId,
    type.id,
    isSampled ? sql`tablesample system (${share}::float8) repeatable (1)` : sql``,
  )
  const { rows } = await sql<{ value: unknown; n: string; people: string; kinds: string }>`
    select value, n, sum(n) over () as people, count(*) over () as kinds
    from (
      select p.properties -> ${type.id}::text as value, count(*) as n ${from} group by 1
    ) one
    order by n desc
    limit ${MAX_VALUES}
  `.execute(db)
  const scale = (count: number) => (isSampled ? Math.round((count * 100) / share) : count)
  return {
    people: scale(Number(rows[0]?.people ?? 0)),
    unfit: rows
      .filter(({ value }) => !fits(value, type))
      .map(({ value, n }) => ({ value, count: scale(Number(n)) })),
    exact: !isSampled && Number(rows[0]?.kinds ?? 0) <= MAX_VALUES,
  }
}

const EXAMPLES = 3
const exampleText = (unfit: StoredValues['unfit']) =>
  listFormat('conjunction').format(
    unfit.slice(0, EXAMPLES).map(({ value }) => JSON.stringify(value).slice(0, 40)),
  )

function linesOf({ people, unfit }: StoredValues, uses: RecordLink[]): ImpactLine[] {
  const misfits = unfit.reduce((sum, { count }) => sum + count, 0)
  return [
    line(
      'values',
      people,
      say(
        { one: '{count} person has a value', other: '{count} people have a value' },
        { count: people },
      ),
      { hasPeople: true },
    ),
    misfitsLine(misfits, unfit),
    line(
      'uses',
      uses.length,
      say(
        { one: 'used in {count} place', other: 'used in {count} places' },
        { count: uses.length },
      ),
      {
        says:
          uses.length === 0
            ? say('No segment, rule, journey or template uses it')
            : say(
                { one: '{count} record uses it', other: '{count} records use it' },
                { count: uses.length },
              ),
        links: uses,
      },
    ),
  ]
}

const misfitsLine = (count: number, unfit: StoredValues['unfit']): ImpactLine =>
  line(
    'misfits',
    count,
    say({ one: '{count} value does not fit', other: '{count} values do not fit' }, { count }),
    {
      says:
        count === 0
          ? say('Every value fits the type')
          : say(
              {
                one:
                  '{count} value does not fit the type, such as {examples}; ' +
                  'conditions ignore them',
                other:
                  '{count} values do not fit the type, such as {examples}; ' +
                  'conditions ignore them',
              },
              { count, examples: exampleText(unfit) },
            ),
      tone: count > 0 ? 'warning' : 'neutral',
      hasPeople: true,
    },
  )

/** How many stored values do not fit the type of a property, and what uses the property. */
export const property: ImpactPreview = {
  id: 'property',
  async preview(question) {
    const type = await savedOf(question)
    if (!type || type.target !== 'profiles')
      return { lines: [], exact: true, basis: say('Only properties of people are checked') }
    const stored = await storedValues(question, type)
    return {
      lines: linesOf(stored, await usesOf(question.tx, type.id)),
      exact: stored.exact,
      basis: stored.exact
        ? say('All people')
        : say('Estimated from the most frequent values of a sample'),
    }
  },
  async people(question, { of, first, size }) {
    const type = await savedOf(question)
    if (!type || (of !== 'values' && of !== 'misfits')) return null
    const { db, tenantId } = question.tx
    const unfit = of === 'misfits' ? (await storedValues(question, type)).unfit : []
    const people = sql`
      ${peopleSql(tenantId, type.id)}
      and ${
        of === 'values'
          ? sql`true`
          : sql`
            p.properties -> ${type.id}::text in (
              select jsonb_array_elements(${JSON.stringify(unfit.map(({ value }) => value))}::jsonb)
            )
          `
      }
    `
    const { rows } = await sql<ImpactPerson>`
      select p.id, p.name, p.email ${people}
      order by p.name, p.id
      limit ${size} offset ${first}
    `.execute(db)
    const { rows: all } = await sql<{ n: string }>`select count(*) as n ${people}`.execute(db)
    return { rows, total: Number(onlyRow(all).n) }
  },
}
