/**
 * How the console shows one entity: where, in which menu, with which columns and sections. Pure
 * data over a schema; what is not said comes from `defaultResource`, so that a schema alone has
 * full screens.
 */
import type { Entity, Field, Operation } from './entity.ts'

/** Fields that every record has, whatever its schema says. */
type BaseField =
  'id' | 'tenantId' | 'version' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy'

/**
 * What a schema file must have to be checked against: `import type schema from
 * '#schemas/segment.json'`.
 */
interface CheckedSchema {
  properties: object
}

export type FieldName<S extends CheckedSchema> = Extract<keyof S['properties'], string> | BaseField

/** The groups of the sidebar (specification, section 2, "Shell and navigation"). */
export const menuGroups = ['Audience', 'Design Studio', 'Admin'] as const
export type MenuGroup = (typeof menuGroups)[number]

export interface MenuEntry {
  group: MenuGroup
  order: number
  icon: string
  /** Where the plural of the entity is not what people call the page. */
  label?: string
}

export interface Section<Name extends string = string> {
  title: string
  /** One line that says what the section is for. */
  purpose?: string
  fields: readonly Name[]
}

export interface Resource<S extends CheckedSchema = { properties: Record<string, unknown> }> {
  entity: string
  /**
   * Path in the browser, for example `/customer/segment`; also the name react-admin knows it by,
   * without the first slash.
   */
  path: string
  label?: string
  menu?: MenuEntry
  list: {
    columns: readonly FieldName<S>[]
    /** Offered behind "+ Filter", in this order. Absent: every field that can be asked about. */
    filters?: readonly FieldName<S>[]
    sort?: readonly [FieldName<S>, 'ASC' | 'DESC']
    /** What the search field looks through, as its placeholder says it. */
    searchHint?: string
  }
  show?: {
    /** Short facts at the left. */
    summary: readonly FieldName<S>[]
    sections: readonly Section<FieldName<S>>[]
    /**
     * Entities whose records point here, as tabs, in this order. Absent: every one that has a
     * screen.
     */
    related?: readonly string[]
  }
  edit?: { sections: readonly Section<FieldName<S>>[] }
  /** Narrower than what the API offers; never wider. */
  operations?: readonly Operation[]
  /**
   * A reference by which a record without a name of its own is called where others refer to it:
   * somebody's way through a campaign by the person.
   */
  calledBy?: FieldName<S>
  /** The page of one record where it is not `{path}/{id}/show`; `{id}` is filled in. */
  recordPath?: string
}

/** A resource with nothing left open. */
export interface FullResource extends Resource {
  label: string
  list: Required<Resource['list']>
  show: NonNullable<Resource['show']>
  edit: NonNullable<Resource['edit']>
  operations: readonly Operation[]
}

/** Above this length a text needs a place of its own and no column. */
const LONG = 400

function isShort({ node, secret }: Field): boolean {
  if (secret || node['x-hidden']) return false
  if (node.type === 'object' || node.type === 'array') return node['x-field'] === 'tags'
  return (
    node['x-field'] !== 'long-text' && node['x-field'] !== 'code' && (node.maxLength ?? 0) <= LONG
  )
}

const isOwn = (field: Field) => !field.base
const isState = (field: Field) => /^(state|status)$/.test(field.name)

/** At most this many columns, so that a list fits 1280 px without scrolling sideways. */
const MOST_COLUMNS = 6

function defaultColumns(entity: Entity): string[] {
  const own = entity.fields.filter(
    (field) =>
      isOwn(field) && isShort(field) && field.name !== entity.label && field.node.type !== 'array',
  )
  const ordered = [...own.filter(isState), ...own.filter((field) => !isState(field))].map(
    (field) => field.name,
  )
  return [
    entity.label,
    ...ordered.slice(0, MOST_COLUMNS - 2),
    entity.log ? 'createdAt' : 'updatedAt',
  ]
}

function sectionsOf(entity: Entity, fields: readonly Field[]): Section[] {
  const titles = [...new Set(fields.map((field) => field.node['x-section'] ?? ''))]
  return titles
    .sort((a, b) => Number(a !== '') - Number(b !== ''))
    .map((title) => ({
      title: title || entity.title,
      fields: fields
        .filter((field) => (field.node['x-section'] ?? '') === title)
        .map((field) => field.name),
    }))
}

function defaultEdit(entity: Entity): Section[] {
  const chosenKey =
    entity.idKind === 'uuid' ? [] : entity.fields.filter((field) => field.name === 'id')
  const own = entity.fields.filter(
    (field) =>
      isOwn(field) && !field.readOnly && (!field.secret || field.node['x-field'] === 'secret'),
  )
  const label = own.filter((field) => field.name === entity.label)
  return sectionsOf(entity, [
    ...label,
    ...chosenKey,
    ...own.filter((field) => !label.includes(field)),
  ])
}

/**
 * The resource that a schema alone gives, at the path below `/admin/data`. Every own field that is
 * not secret appears on the page of a record, every writable one in the form.
 */
export function defaultResource(entity: Entity): FullResource {
  const own = entity.fields.filter(
    (field) => isOwn(field) && !field.secret && field.name !== entity.label,
  )
  const keeping = ['createdAt', 'createdBy', 'updatedAt', 'updatedBy']
  const summary = [
    ...own
      .filter((field) => isShort(field) && !field.node['x-section'])
      .slice(0, 8)
      .map((field) => field.name),
    ...keeping,
  ]
  return {
    entity: entity.id,
    path: `/admin/data/${entity.id}`,
    label: entity.plural,
    list: {
      columns: defaultColumns(entity),
      filters: entity.fields
        .filter((field) => !field.secret && field.name !== 'version' && field.name !== 'tenantId')
        .map((field) => field.name),
      sort: [entity.log ? 'createdAt' : 'updatedAt', 'DESC'],
      searchHint: entity.search.map((name) => entity.field(name)?.node.title ?? name).join(', '),
    },
    show: {
      summary,
      sections: sectionsOf(
        entity,
        own.filter((field) => !summary.includes(field.name)),
      ),
    },
    edit: { sections: defaultEdit(entity) },
    operations: entity.operations,
  }
}

/**
 * A resource with its gaps filled from the schema, and its operations cut to what the API offers.
 */
export function fullResource(entity: Entity, resource: Resource): FullResource {
  const base = defaultResource(entity)
  const given = resource.operations ?? base.operations
  return {
    ...base,
    ...resource,
    label: resource.label ?? base.label,
    list: { ...base.list, ...resource.list },
    show: { ...base.show, ...resource.show },
    edit: resource.edit ?? base.edit,
    operations: given.filter((operation) => entity.operations.includes(operation)),
  }
}

/** The name react-admin knows a resource by: its path without the first slash. */
export const resourceName = (resource: Pick<Resource, 'path'>): string => resource.path.slice(1)
