import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkValue } from '#model/schema/check-value.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { LARGEST_INTEGER, SMALLEST_INTEGER } from '#model/lib/whole-number.ts'
import { propertyRuns, propertyTimeout } from '#tests/support/property-runs.ts'

/** Two bounds in their order, each of them or none. */
const bounds = (low: keyof SchemaNode, high: keyof SchemaNode, most: number) => {
  const bound = fc.option(fc.integer({ min: 0, max: most }), { nil: undefined })
  return fc.tuple(bound, bound).map(([least, more]) => ({
    ...(least === undefined ? {} : { [low]: least }),
    ...(more === undefined ? {} : { [high]: (least ?? 0) + more }),
  }))
}
const nullable = fc.constantFrom({}, {}, { nullable: true })

const lengths = fc
  .tuple(bounds('minLength', 'maxLength', 3), nullable)
  .map(([limits, more]): SchemaNode => ({ type: 'string', ...limits, ...more }))
const amounts = fc
  .tuple(bounds('minimum', 'maximum', 4), nullable)
  .map(([limits, more]): SchemaNode => ({ type: 'number', ...limits, ...more }))
/** Whole numbers have the bounds of their column here, whatever their schema says. */
const counts = amounts.map((node): SchemaNode => ({
  minimum: SMALLEST_INTEGER,
  maximum: LARGEST_INTEGER,
  ...node,
  type: 'integer',
}))
const forms = fc.constantFrom<SchemaNode>(
  { type: 'string', format: 'date' },
  { type: 'string', format: 'uuid' },
  { type: 'string', pattern: '^[a-c]+$' },
  { type: 'string', pattern: 'b' },
  { type: 'string', enum: ['a', 'b'] },
  { type: 'integer', enum: [1, 2] },
  { type: 'boolean' },
)
const scalars = fc.oneof(lengths, amounts, counts, forms)
const NAMES = ['a', 'b/c', 'd~e']

const nodes = fc.letrec<{ node: SchemaNode; list: SchemaNode; object: SchemaNode }>((tie) => ({
  // Entries of which none may be there twice are scalars: structures are compared by their text.
  list: fc
    .tuple(tie('node'), scalars, fc.boolean(), bounds('minItems', 'maxItems', 2))
    .map(([any, scalar, uniqueItems, limits]): SchemaNode => ({
      type: 'array',
      items: uniqueItems ? scalar : any,
      uniqueItems,
      ...limits,
    })),
  // A required part is never null here, where JSON Schema allows what its type does.
  object: fc
    .tuple(
      fc.tuple(tie('node'), tie('node'), tie('node')),
      fc.subarray(NAMES),
      fc.oneof(fc.boolean(), tie('node')),
    )
    .map(([parts, required, additionalProperties]): SchemaNode => ({
      type: 'object',
      properties: Object.fromEntries(
        NAMES.map((name, at) => [
          name,
          required.includes(name) ? { ...parts[at], nullable: false } : { ...parts[at] },
        ]),
      ),
      required,
      additionalProperties,
    })),
  node: fc.oneof({ maxDepth: 3 }, scalars, scalars, tie('list'), tie('object')),
})).node

const anything = fc.oneof(
  fc.constantFrom('', 'b', 'abc', '😀😀', '2026-02-29', '2026-02-28', true, null, 1, 2, 2.5, -1),
  fc.constantFrom(
    LARGEST_INTEGER + 1,
    SMALLEST_INTEGER - 1,
    'ABCDEF01-2345-6789-abcd-ef0123456789',
  ),
  fc.jsonValue({ maxDepth: 1 }),
)

/** Values that often fit a scalar of a type. */
const byType: Partial<Record<string, fc.Arbitrary<unknown>>> = {
  string: fc.oneof(
    fc.constantFrom('', 'a', 'b', 'ab', 'abc', 'cab', 'd', '😀'),
    fc.constantFrom('2024-02-29', '2023-02-29', '0bcdef01-2345-4789-abcd-ef0123456789'),
  ),
  integer: fc.integer({ min: -1, max: 8 }),
  number: fc.integer({ min: -2, max: 16 }).map((value) => value / 2),
  boolean: fc.boolean(),
}

/** Values that often fit a node. */
function valuesOf(node: SchemaNode): fc.Arbitrary<unknown> {
  const fitting =
    node.type === 'array'
      ? fc.array(valuesOf(node.items!), { maxLength: 3 })
      : node.type === 'object'
        ? fc.record(
            Object.fromEntries([
              ...NAMES.map((name) => [name, valuesOf(node.properties![name]!)] as const),
              ['other', anything] as const,
            ]),
            { requiredKeys: [] },
          )
        : (byType[node.type!] ?? anything)
  return fc.oneof({ arbitrary: fitting, weight: 9 }, { arbitrary: anything, weight: 1 })
}

it(
  'checks values as a validator of JSON Schema does',
  () => {
    const counts = { true: 0, false: 0 }
    fc.assert(
      fc.property(
        nodes.chain((node) =>
          fc.tuple(fc.constant(node), fc.array(valuesOf(node), { minLength: 5, maxLength: 10 })),
        ),
        ([node, values]) => {
          const ajv = new Ajv2020({ strict: false, validateFormats: true })
          addFormats.default(ajv, ['date', 'uuid'])
          const validate = ajv.compile(node)
          for (const value of values) {
            const fits = validate(value)
            counts[`${fits}`] += 1
            const faults = checkValue(node, value)
            expect(faults.length === 0, JSON.stringify({ node, value, faults })).toBe(fits)
          }
        },
      ),
      { numRuns: propertyRuns(1000) },
    )
    const rarer = Math.min(counts.true, counts.false)
    expect(rarer / (counts.true + counts.false), 'share of the rarer answer').toBeGreaterThan(0.04)
  },
  propertyTimeout,
)
