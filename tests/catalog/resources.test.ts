import { describe, expect, it } from 'vitest'
import { entities, entityOf, type EntityId } from '#model/schema/entities.generated.ts'
import { defaultResource, fullResource } from '#model/schema/full-resource.ts'
import { roomIds, shelvesOf } from '#model/schema/rooms.ts'
import { resources } from '#resources/index.ts'
import { filterOperatorsOf } from '#catalog/fields/definitions.ts'
import { adminItem } from '#shell/menu.ts'
import { consoleScreens, roomItems } from '#shell/screens.ts'
import { controlShapes } from '#ui/base/icon-shapes.ts'
import { thingShapes } from '#ui/base/thing-shapes.ts'

describe.each(resources.map((resource) => ({ resource, name: resource.path })))(
  'resource $name',
  ({ resource }) => {
    const entity = entityOf(resource.entity as EntityId)

    it('belongs to an entity that the API lists', () => {
      expect(entity, `entity "${resource.entity}"`).toBeDefined()
      expect(entity.operations).toContain('list')
    })

    it('names only fields that exist, and shows no secret in a list', () => {
      const full = fullResource(entity, resource)
      const named = [
        ...full.list.columns,
        ...full.list.filters,
        full.list.sort[0],
        ...full.show.summary,
        ...full.show.sections.flatMap((s) => s.fields),
        ...full.edit.sections.flatMap((s) => s.fields),
      ]
      expect(named.filter((name) => !entity.field(name))).toEqual([])
      expect(full.list.columns.filter((name) => entity.field(name)!.secret)).toEqual([])
    })

    it('offers only filters that can be asked', () => {
      expect(
        (resource.list?.filters ?? []).filter(
          (name) => filterOperatorsOf(entity.field(name)!.node).length === 0,
        ),
      ).toEqual([])
    })

    it('puts every required field into the form when records can be made', () => {
      const full = fullResource(entity, resource)
      if (!full.operations.includes('create')) return
      const inForm = full.edit.sections.flatMap((section) => section.fields)
      expect(
        entity.fields
          .filter((field) => field.required && !field.readOnly && !inForm.includes(field.name))
          .map((field) => field.name),
      ).toEqual([])
      if (entity.idKind === 'key') expect(inForm).toContain('id')
    })

    it('has a room, and the icon of a thing', () => {
      const shelves = roomIds.flatMap((room) => shelvesOf(room).map(({ shelf }) => shelf))
      expect(shelves).toContain(resource.room)
      expect(Object.keys(thingShapes)).toContain(resource.icon)
    })
  },
)

it('an icon means one thing: no two resources share one, and no two icons are drawn alike', () => {
  const icons = resources.map(({ icon }) => icon as string).filter((icon) => icon !== 'cube')
  expect(icons.filter((icon, at) => icons.indexOf(icon) !== at)).toEqual([])
  const shapes = Object.values<string>(thingShapes)
  expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([])
  const others = new Set<string>(Object.values(controlShapes))
  expect(shapes.filter((shape) => others.has(shape))).toEqual([])
})

it('the screens without a resource have icons that no resource has', () => {
  const icons = resources.map(({ icon }) => icon as string)
  const own = consoleScreens({ role: 'ADMIN' }).filter(({ entity }) => entity === null)
  const rest = [...own, ...roomItems({ role: 'ADMIN' }).slice(0, 2), adminItem()]
  expect(own.length).toBeGreaterThan(3)
  expect(rest.filter(({ icon }) => icons.includes(icon))).toEqual([])
})

it('no two resources share a path or an entity', () => {
  expect(new Set(resources.map((resource) => resource.path)).size).toBe(resources.length)
  expect(new Set(resources.map((resource) => resource.entity)).size).toBe(resources.length)
})

it('the default resource places every own field that is not secret on the page', () => {
  for (const entity of entities) {
    const { show } = defaultResource(entity)
    const placed = new Set([
      ...show.summary,
      ...show.sections.flatMap((section) => section.fields),
      entity.label,
    ])
    expect(
      entity.fields
        .filter((field) => !field.base && !field.secret && !placed.has(field.name))
        .map((field) => `${entity.id}.${field.name}`),
    ).toEqual([])
  }
})
