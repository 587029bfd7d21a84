import { describe, expect, it } from 'vitest'
import { readEntity, type SchemaNode } from './entity.ts'
import { fullResource } from './full-resource.ts'
import type { Resource } from './resource.ts'

const text = (title: string, more: SchemaNode = {}): SchemaNode => ({
  type: 'string',
  title,
  ...more,
})

const boat = readEntity({
  $id: 'boat',
  title: 'Boat',
  description: 'A boat and where it lies.',
  'x-entity': {
    plural: 'Boats',
    path: 'boats',
    scope: 'tenant',
    id: 'key',
    label: 'name',
    access: { read: 'admin', write: 'admin' },
    operations: ['list', 'get', 'create', 'update', 'delete'],
    search: ['id', 'name', 'berth'],
  },
  properties: {
    berth: text('Berth'),
    name: text('Name'),
    enabled: { type: 'boolean', title: 'Enabled' },
    story: text('Story', { 'x-field': 'long-text' }),
    height: { type: 'integer', title: 'Height', 'x-section': 'Mast' },
    seen: text('Seen', { format: 'date-time', readOnly: true }),
    radioKey: text('Radio key', { 'x-secret': true, 'x-field': 'secret' }),
    hash: text('Hash', { 'x-secret': true }),
    log: { type: 'object', title: 'Log', 'x-hidden': true },
  },
})
const placed = { room: 'data.model', icon: 'cube' } as const
const full = (resource: Omit<Resource, 'entity' | 'path' | 'room' | 'icon'> = {}) =>
  fullResource(boat, { entity: 'boat', path: '/boats', ...placed, ...resource })

describe('a resource that says nothing', () => {
  it('shows every readable field, states first', () => {
    const { summary, sections } = full().show
    expect(summary).toEqual([
      'id',
      'enabled',
      'berth',
      'seen',
      'createdAt',
      'createdBy',
      'updatedAt',
      'updatedBy',
    ])
    expect(sections).toEqual([
      { title: 'Boat', fields: ['story', 'radioKey', 'log'] },
      { title: 'Mast', fields: ['height'] },
    ])
  })

  it('edits every writable field, the suggested key folded at the end', () =>
    expect(full().edit.sections).toEqual([
      { title: 'Boat', fields: ['name', 'berth', 'enabled', 'story', 'radioKey', 'log'] },
      { title: 'Mast', fields: ['height'] },
      { title: 'More', folded: true, fields: ['id'] },
    ]))

  it('lists the name and states, and offers the other columns', () => {
    const { columns, more } = full().list
    expect(columns).toEqual(['name', 'enabled', 'berth', 'height', 'seen', 'updatedAt'])
    expect(more).toEqual(['id', 'story', 'createdAt', 'createdBy', 'updatedBy'])
  })

  it('offers filters by what people narrow a list with', () =>
    expect(full().list.filters).toEqual([
      'enabled',
      'height',
      'seen',
      'berth',
      'name',
      'createdAt',
      'createdBy',
      'updatedAt',
      'updatedBy',
      'id',
    ]))

  it('names the fields that the search looks through, the label first', () =>
    expect(full().list.searchHint).toBe('Name, id or berth'))
})

describe('fields that a resource does not name', () => {
  const first = { title: 'Place', purpose: 'Where it lies.', fields: ['name', 'berth'] }

  it('follow in the section of their x-section, and in "More"', () => {
    const mast = { title: 'Mast', fields: [] }
    expect(full({ edit: { sections: [first, mast] } }).edit.sections).toEqual([
      first,
      { title: 'Mast', fields: ['height'] },
      { title: 'More', folded: true, fields: ['enabled', 'story', 'radioKey', 'log', 'id'] },
    ])
  })

  it('come where "...rest" stands', () => {
    const rest = { title: 'Boat', fields: ['story', '...rest', 'enabled'] as const }
    expect(full({ edit: { sections: [first, rest] } }).edit.sections[1]).toEqual({
      title: 'Boat',
      fields: ['story', 'height', 'radioKey', 'log', 'enabled'],
    })
  })

  it('are left out when they are omitted, from the list as well as from the page', () => {
    const { show, edit, list } = full({ show: { omit: { 'Bookkeeping.': ['seen', 'log'] } } })
    expect([...show.summary, ...show.sections.flatMap(({ fields }) => fields)]).not.toContain(
      'seen',
    )
    expect([...list.more, ...list.filters]).not.toContain('seen')
    expect(edit.sections.flatMap(({ fields }) => fields)).toContain('log')
  })

  it('follow the columns and filters that it names', () => {
    const { columns, more, filters } = full({
      list: { columns: ['berth'], filters: ['berth'] },
    }).list
    expect(columns).toEqual(['berth'])
    expect(more).toContain('name')
    expect(filters.slice(0, 2)).toEqual(['berth', 'enabled'])
  })
})

it('offers only operations that the API has', () =>
  expect(
    fullResource(
      { ...boat, operations: ['list', 'get'] },
      { entity: 'boat', path: '/b', ...placed, operations: ['list', 'delete'] },
    ).operations,
  ).toEqual(['list']))
