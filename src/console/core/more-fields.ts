import { say } from '#language'
import type { Entity, Field } from '#model/schema/entity.ts'
import { figuresOf, type ListFigure } from '#model/schema/list-figures.ts'
import type { ConsoleResource } from './registry.ts'

/** An entity with more fields than its schema declares. */
export function entityWith(entity: Entity, added: readonly Field[]): Entity {
  const fields = [...entity.fields, ...added]
  return { ...entity, fields, field: (name) => fields.find((field) => field.name === name) }
}

const fieldOf = ({ name, title, description }: ListFigure): Field => ({
  name,
  column: name,
  node: { type: 'integer', title: say(title), description: say(description) },
  base: false,
  required: false,
  nullable: true,
  readOnly: true,
  secret: false,
})

const isState = (name: string | undefined) => name === 'enabled' || name === 'state'

/** The resource with a column for each figure of its list, after name and state. */
export function withFigures(consoleResource: ConsoleResource): ConsoleResource {
  const figures = figuresOf(consoleResource.entity.id)
  if (figures.length === 0) return consoleResource
  const { list } = consoleResource.resource
  const place = isState(list.columns[1]) ? 2 : 1
  const columns = list.columns.toSpliced(place, 0, ...figures.map(({ name }) => name))
  return {
    ...consoleResource,
    entity: entityWith(consoleResource.entity, figures.map(fieldOf)),
    resource: { ...consoleResource.resource, list: { ...list, columns } },
  }
}
