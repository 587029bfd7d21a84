import type { Field, SchemaNode } from '#model/schema/entity.ts'
import type { PeopleColumn } from '#model/schema/people-columns.ts'
import { entityWith } from '../core/more-fields.ts'
import type { Registry, ConsoleResource } from '../core/registry.ts'

/** Properties that repeat the name or the email are not among the first columns. */
const REPEATED = /^properties\.(firstName|lastName|name|email)$/
/** The number of property columns of a list before its columns are chosen. */
const FIRST_COLUMNS = 3

const nodes: Record<PeopleColumn['kind'], SchemaNode> = {
  text: { type: 'string' },
  number: { type: 'number' },
  date: { type: 'string', format: 'date-time' },
  boolean: { type: 'boolean' },
  member: { type: 'string' },
}

/** The schema of a column's values, with which screens show, filter and change it like a field. */
export function nodeOf({
  kind,
  multivalued,
  reference,
  title,
  description,
}: PeopleColumn): SchemaNode {
  const node = reference ? { ...nodes[kind], 'x-ref': reference } : nodes[kind]
  return {
    ...(multivalued || reference ? { type: 'array', items: node } : node),
    title,
    description,
  }
}

const fieldOf = (column: PeopleColumn): Field => ({
  name: column.key,
  column: column.key,
  node: nodeOf(column),
  base: false,
  required: false,
  nullable: true,
  readOnly: true,
  secret: false,
})

/** The resource of people with a field for each property, segment, list, goal and score. */
export function withPeopleColumns(
  consoleResource: ConsoleResource,
  columns: readonly PeopleColumn[],
): ConsoleResource {
  const { list } = consoleResource.resource
  const keys = columns.map(({ key }) => key)
  const first = columns
    .filter(({ group, key }) => group === 'property' && !REPEATED.test(key))
    .slice(0, FIRST_COLUMNS)
    .map(({ key }) => key)
  const [name = 'name', email = 'email', ...others] = list.columns
  return {
    ...consoleResource,
    entity: entityWith(consoleResource.entity, columns.map(fieldOf)),
    resource: {
      ...consoleResource.resource,
      list: {
        ...list,
        columns: [name, email, ...first, ...others.filter((column) => column !== 'anonymous')],
        more: [...list.more, ...keys, 'anonymous'].filter((column) => !first.includes(column)),
        filters: [...keys, ...list.filters],
      },
    },
  }
}

/** A registry in which one resource is replaced. */
export function registryWith(registry: Registry, consoleResource: ConsoleResource): Registry {
  const all = registry.all.map((consoleResource) =>
    consoleResource.name === consoleResource.name ? consoleResource : consoleResource,
  )
  return {
    ...registry,
    all,
    byName: (name) => (name === consoleResource.name ? consoleResource : registry.byName(name)),
    byEntity: (id) => (id === consoleResource.entity.id ? consoleResource : registry.byEntity(id)),
  }
}
