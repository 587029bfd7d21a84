import { describe, expect, it } from 'vitest'
import { checkValue } from '#model/schema/check-value.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { fieldKinds, kindOf, linesOf, nameOfTitle, schemaOf, withKind } from './build-fields.ts'

describe('the builder of fields', () => {
  it.each(fieldKinds.filter((kind) => kind !== 'other'))(
    'makes %s a field that it reads as such again',
    (kind) => {
      const node = withKind(
        { type: 'string', title: 'One', maxLength: 7, description: 'Said.' },
        kind,
      )
      expect([kindOf(node), node.title, node.description]).toEqual([kind, 'One', 'Said.'])
    },
  )

  it('leaves what it does not know as it is', () => {
    const node: SchemaNode = { type: 'object', properties: { a: { type: 'string' } } }
    expect(kindOf(node)).toBe('other')
    expect(withKind(node, 'other')).toBe(node)
  })

  it('names fields by their titles', () => {
    expect(['Year of building', 'E-mail', '3rd deck', 'Élan', ''].map(nameOfTitle)).toEqual([
      'yearOfBuilding',
      'eMail',
      'rdDeck',
      'elan',
      '',
    ])
  })

  it('keeps the order of lines, whatever the database does with names, and loses no field', () => {
    const schema: SchemaNode = {
      type: 'object',
      properties: { longest: { type: 'string' }, b: { type: 'integer' } },
      required: ['b'],
    }
    const turned = schemaOf(schema, linesOf(schema).toReversed())
    const sorted = {
      ...turned,
      properties: Object.fromEntries(Object.entries(turned.properties!).toReversed()),
    }
    expect(linesOf(sorted).map(({ name, required }) => [name, required])).toEqual([
      ['b', true],
      ['longest', false],
    ])
    const twice = schemaOf(
      schema,
      linesOf(schema).map((line) => ({ ...line, name: 'same' })),
    )
    expect(Object.keys(twice.properties!)).toEqual(['same', 'same2'])
    expect(checkValue(twice, { same: 'x', same2: 3 })).toEqual([])
  })
})
