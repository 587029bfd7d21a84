import fc from 'fast-check'
import type { SchemaNode } from '#model/schema/entity.ts'

export interface SampledField {
  node: SchemaNode
  /** A valid value for the node. */
  value: unknown
}

/** The generator of one kind of field: schema nodes of the kind, each with a value. */
export interface FieldSample {
  fields: fc.Arbitrary<SampledField>
  /** The control adds to the value, and does not display it. */
  isAddedTo?: boolean
}

/** One line of text in many scripts, which begins and ends with a letter or digit. */
export const lines = fc.constantFrom(
  'Harbour',
  'Straße 5',
  'Łódź, Ødegård & Sons',
  '漢字',
  '"quoted" <b>',
  '50% {{ x }}',
  'ten',
  '0',
)

export const paragraphs = fc.constantFrom(
  'One line',
  'First line.\nSecond line.',
  '  indented\n\n\tby a tab\n',
)

/** Fields whose value may also be null where the node allows it. */
export const fieldsOf = (
  nodes: fc.Arbitrary<SchemaNode>,
  valueOf: (node: SchemaNode) => fc.Arbitrary<unknown>,
): FieldSample => ({
  fields: fc
    .tuple(nodes, fc.boolean())
    .map(([node, nullable]): SchemaNode => ({ title: 'Field', ...node, nullable }))
    .chain((node) =>
      fc.record({
        node: fc.constant(node),
        value: node.nullable
          ? fc.oneof({ weight: 5, arbitrary: valueOf(node) }, fc.constant(null))
          : valueOf(node),
      }),
    ),
})

/** Fields of one node. */
export const plainFields = (node: SchemaNode, values: fc.Arbitrary<unknown>): FieldSample =>
  fieldsOf(fc.constant(node), () => values)

/** Fields by `x-field` that contain JSON of any shape. */
export const namedFields = (
  field: string,
  values: fc.Arbitrary<unknown>,
  node: SchemaNode = { type: 'object', additionalProperties: true },
): FieldSample => plainFields({ ...node, 'x-field': field }, values)

export const days = fc
  .integer({ min: 0, max: 20_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))

/** Instants on whole minutes, the precision of browser controls. */
export const minutes = fc
  .integer({ min: 0, max: 30_000_000 })
  .map((minute) => new Date(minute * 60_000).toISOString())

export const uuids = fc.uuid({ version: 7 })

export const recordIds = fc.constantFrom('buyers', 'news-2', 'welcome')
