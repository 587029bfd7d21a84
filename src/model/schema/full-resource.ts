/**
 * Merges a resource over the schema's defaults: each field of an entity gets a place on the list,
 * the page and the form, unless the resource omits it.
 */
import { inSentence, message, say } from '#language'
import { fieldNamed, type Entity, type Field } from './entity.ts'
import { isReadable, isWritable } from './field-access.ts'
import { DEFAULT_SHELF } from './rooms.ts'
import { REST, type FullResource, type Omitted, type Resource, type Section } from './resource.ts'

/** A longer text gets the full width and no column. */
const LONG = 400

/** True for entities whose records users create or change, rather than only the product. */
const isWritten = ({ operations }: Entity): boolean =>
  operations.includes('create') || operations.includes('update')

function isShort({ node, secret }: Field): boolean {
  if (secret || node['x-hidden']) return false
  if (node.type === 'object' || node.type === 'array') return node['x-field'] === 'tags'
  return (
    node['x-field'] !== 'long-text' && node['x-field'] !== 'code' && (node.maxLength ?? 0) <= LONG
  )
}

const isState = ({ name }: Pick<Field, 'name'>) => /^(state|status|enabled)$/.test(name)

const statesFirst = (fields: readonly Field[]): Field[] => [
  ...fields.filter(isState),
  ...fields.filter((field) => !isState(field)),
]

const namesOf = (fields: readonly Field[]): string[] => fields.map(({ name }) => name)

const without = (names: readonly string[], taken: Iterable<string>): string[] => {
  const set = new Set(taken)
  return names.filter((name) => !set.has(name))
}

const omittedBy = (omit: Omitted = {}): string[] => Object.values(omit).flat()

/** Maximum number of columns, so that a list fits 1280 px without scrolling sideways. */
const MAX_COLUMNS = 6

function defaultColumns(entity: Entity): string[] {
  const own = entity.fields.filter(
    (field) =>
      !field.base && isShort(field) && field.name !== entity.label && field.node.type !== 'array',
  )
  return [
    entity.label,
    ...namesOf(statesFirst(own)).slice(0, MAX_COLUMNS - 2),
    entity.log ? 'createdAt' : 'updatedAt',
  ]
}

/** Order of filters by likely use: states and choices, then times and numbers, then texts. */
function filterRank({ base, name, node }: Field): number {
  if (base) return name === 'id' ? 5 : 4
  if (isState({ name })) return 0
  if (node.enum || node.type === 'boolean' || node['x-ref'] || node.type === 'array') return 1
  if (node.format?.startsWith('date') || node.type === 'integer' || node.type === 'number') return 2
  return 3
}

/** Fields that a list can be filtered by; a long text is searched instead. */
function isFilter(field: Field, entity: Entity): boolean {
  const { base, name, node } = field
  if (base && name === 'id') return entity.idKind !== 'uuid'
  if (base && !isWritten(entity)) return name === 'createdAt'
  return node.type === 'array' ? node.items?.type === 'string' : isShort(field)
}

/** Fields that suit a list: neither secret nor large nor internal. */
const isListed = ({ base, name, node, secret }: Field): boolean =>
  !secret && !node['x-hidden'] && !(base && (name === 'version' || name === 'tenantId'))

/** "Name, id or description": the titles of the fields that the search covers. */
function searchHintOf(entity: Entity): string {
  const [label, others] = [
    entity.search.filter((name) => name === entity.label),
    entity.search.filter((name) => name !== entity.label),
  ]
  const titles = [...label, ...others].map((name) => entity.field(name)?.node.title ?? name)
  const written = titles.map((title, at) => (at === 0 ? title : inSentence(title)))
  const last = written.pop() ?? ''
  return written.length === 0
    ? last
    : say('{before} or {part}', { before: written.join(', '), part: last })
}

function fullList(
  entity: Entity,
  given: Resource['list'],
  omitted: readonly string[],
): FullResource['list'] {
  const columns = given?.columns ?? defaultColumns(entity)
  const listed = entity.fields.filter((field) => isListed(field) && !omitted.includes(field.name))
  const ranked = listed
    .filter((field) => isFilter(field, entity))
    .toSorted((field, other) => filterRank(field) - filterRank(other))
  const first = given?.filters ?? []
  return {
    columns,
    more: without(namesOf(listed), columns),
    filters: [...first, ...without(namesOf(ranked), first)],
    sort: given?.sort ?? [entity.log ? 'createdAt' : 'updatedAt', 'DESC'],
    searchHint: given?.searchHint ?? searchHintOf(entity),
  }
}

/** The section of fields that no section names and that have no `x-section`. */
const MORE = message('More')

/** Adds a field to the section with that title, which is created where there is none. */
function addTo(sections: readonly Section[], title: string, name: string): Section[] {
  return sections.some((section) => section.title === title)
    ? sections.map((section) =>
        section.title === title ? { ...section, fields: [...section.fields, name] } : section,
      )
    : [...sections, { title, fields: [name] }]
}

/**
 * The given sections plus the remaining fields: each in the section named like its `x-section`,
 * else in place of `...rest`, else in a new section.
 */
function withRest(
  entity: Entity,
  given: readonly Section[] | undefined,
  rest: readonly Field[],
): Section[] {
  const titles = new Set(given?.map(({ title }) => title))
  const open = given?.some(({ fields }) => fields.includes(REST))
  const wanted = (field: Field) => field.node['x-section']
  const isHomeless = (field: Field) => open === true && !titles.has(wanted(field) ?? '')
  const homeless = namesOf(rest.filter(isHomeless))
  const untitled = rest.filter((field) => !isHomeless(field) && !wanted(field))
  const titled = rest.filter((field) => !isHomeless(field) && wanted(field))
  const filled = (given ?? []).map((section) => ({
    ...section,
    fields: section.fields.flatMap((name) => (name === REST ? homeless : [name])),
  }))
  // Without a resource, fields without a section come first; with one, they come last.
  const order = given ? [...titled, ...untitled] : [...untitled, ...titled]
  return order.reduce<Section[]>(
    (sections, field) =>
      addTo(sections, wanted(field) ?? (given ? say(MORE) : entity.title), field.name),
    filled,
  )
}

/** The time and author of the record's writes, unless the entity's own fields show it. */
function recordFacts(entity: Entity, isGiven: boolean): string[] {
  if (isGiven && !isWritten(entity)) return []
  return entity.log
    ? ['createdAt', 'createdBy']
    : ['createdAt', 'createdBy', 'updatedAt', 'updatedBy']
}

/** Default number of facts next to the sections. */
const MAX_FACTS = 8

function fullShow(entity: Entity, given: Resource['show']): FullResource['show'] {
  const omitted = omittedBy(given?.omit)
  const placed = given?.sections?.flatMap(({ fields }) => fields) ?? []
  const open = entity.fields.filter(
    (field) =>
      isReadable(field) &&
      field.name !== entity.label &&
      ![...omitted, ...placed].includes(field.name),
  )
  const facts = open.filter((field) => isShort(field) && !field.node['x-section'])
  const chosen = given?.summary ?? namesOf(statesFirst(facts)).slice(0, MAX_FACTS)
  const key = entity.idKind === 'key' && entity.label !== 'id' ? ['id'] : []
  const summary = [
    ...without(key, [...chosen, ...placed, ...omitted]),
    ...chosen,
    ...without(recordFacts(entity, !!given?.summary), [...chosen, ...placed, ...omitted]),
  ]
  return {
    summary,
    sections: withRest(
      entity,
      given?.sections,
      open.filter(({ name }) => !summary.includes(name)),
    ),
    related: given?.related ?? [],
    unrelated: omittedBy(given?.unrelated),
  }
}

/** With a suggested key in a folded section at the end, since users seldom change it. */
function withKey(entity: Entity, sections: readonly Section[]): Section[] {
  const more = sections.find(({ title }) => title === MORE)
  const others = sections.filter((section) => section !== more)
  const fields = more?.fields ?? []
  const isNeeded = fields.some((name) => entity.field(name)?.required)
  return [
    ...others,
    { title: MORE, ...(isNeeded ? {} : { folded: true }), fields: [...fields, 'id'] },
  ]
}

function fullEdit(entity: Entity, given: Resource['edit']): FullResource['edit'] {
  const writable = namesOf(entity.fields.filter((field) => isWritable(field, entity)))
  const suggestsKey = writable.includes('id') && entity.label !== 'id'
  const names = suggestsKey ? without(writable, ['id']) : writable
  const label = names.filter((name) => name === entity.label)
  const placed = given?.sections?.flatMap(({ fields }) => fields) ?? []
  const rest = without([...label, ...without(names, label)], [...placed, ...omittedBy(given?.omit)])
  const sections = withRest(
    entity,
    given?.sections,
    rest.map((name) => fieldNamed(entity, name)),
  )
  return { sections: suggestsKey ? withKey(entity, sections) : sections }
}

/**
 * The complete resource of an entity: a resource merged over the schema's defaults, with its
 * operations limited to those of the API.
 */
export function fullResource(entity: Entity, resource: Resource): FullResource {
  const operations = resource.operations ?? entity.operations
  return {
    ...resource,
    label: resource.label ?? entity.plural,
    list: fullList(entity, resource.list, omittedBy(resource.show?.omit)),
    show: fullShow(entity, resource.show),
    edit: fullEdit(entity, resource.edit),
    operations: operations.filter((operation) => entity.operations.includes(operation)),
  }
}

/** The resource derived from a schema alone, at a path below `/admin/data`. */
export const defaultResource = (entity: Entity): FullResource =>
  fullResource(entity, {
    entity: entity.id,
    path: `/admin/data/${entity.id}`,
    room: DEFAULT_SHELF,
    icon: 'cube',
  })
