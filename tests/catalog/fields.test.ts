import { describe, expect, it } from 'vitest'
import {
  columnTypeOf,
  fieldDefinitions,
  fieldTypeOf,
  filterOperatorsOf,
  isSortable,
} from '#catalog/fields/definitions.ts'
import { fieldOf } from '#catalog/fields/field-of.ts'
import { checkValue } from '#model/schema/check-value.ts'
import { entities } from '#model/schema/entities.generated.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import cases from './field-cases.json' with { type: 'json' }

describe('kinds of fields', () => {
  it('are listed once each', () => {
    const ids = fieldDefinitions.map((definition) => definition.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(cases)('$name', ({ node, kind, column, operators }) => {
    const given = node as SchemaNode
    expect(fieldTypeOf(given)).toBe(kind)
    expect(columnTypeOf(given)).toBe(column)
    expect(filterOperatorsOf(given)).toEqual(operators)
  })

  it('every kind has a case', () => {
    const covered = new Set(cases.map((one) => one.kind))
    expect(
      fieldDefinitions.map((definition) => definition.id).filter((id) => !covered.has(id)),
    ).toEqual([])
  })

  it('falls back to the JSON type for an x-field that nobody knows', () => {
    expect(fieldTypeOf({ type: 'integer', 'x-field': 'from-a-plugin' })).toBe('number')
  })

  it('keeps secrets and open structures out of filters and orders', () => {
    for (const node of [
      { type: 'string', 'x-secret': true },
      { type: 'object', additionalProperties: true },
    ] as SchemaNode[]) {
      expect(filterOperatorsOf(node)).toEqual([])
      expect(isSortable(node)).toBe(false)
    }
  })
})

describe('samples', () => {
  const fields = entities.flatMap((entity) =>
    entity.fields.map((field) => ({ name: `${entity.id}.${field.name}`, node: field.node })),
  )

  it.each(fields)('$name', ({ node }) => {
    const definition = fieldOf(fieldDefinitions, node)
    for (let n = 0; n < 12; n += 1) expect(checkValue(node, definition.sample(node, n))).toEqual([])
    expect(definition.sample(node, 3)).toEqual(definition.sample(node, 3))
  })
})
