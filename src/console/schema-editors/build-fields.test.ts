import { describe, expect, it } from 'vitest'
import { checkValue } from '#model/schema/check-value.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import {
  fieldKinds,
  kindOf,
  linesOf,
  nameOfTitle,
  schemaOf,
  withKind,
  withTitle,
  type FieldLine,
} from './build-fields.ts'

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

  it('lets the name of a new field follow its title, past names of others', () => {
    const type = (titles: string[], isSaved: boolean, name = 'field2') =>
      titles.reduce<FieldLine>(
        (line, title) => withTitle(line, title, { isSaved, taken: ['price'] }),
        {
          name,
          required: false,
          node: { title: '' },
        },
      ).name
    expect(type(['P', 'Price', 'Price p', 'Price per kilo'], false)).toBe('pricePerKilo')
    expect(type(['Price'], false)).toBe('price2')
    expect(type(['Weight'], true, 'field2')).toBe('field2')
    expect(type(['Weight'], false, 'ownName')).toBe('ownName')
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
