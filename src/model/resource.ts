/**
 * How the console shows one entity: where, in which menu, and where its screens differ from what
 * the schema gives. `fullResource` merges a resource over the schema, so that every field has a
 * place on the list, the page and the form, whether the resource names it or not.
 */
import type { Operation } from './entity.ts'
import type { IconName } from './icon-name.generated.ts'

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
  icon: IconName
  /** Where the plural of the entity is not what people call the page. */
  label?: string
}

export interface Section<Name extends string = string> {
  title: string
  /** One line that says what the section is for. */
  purpose?: string
  fields: readonly Name[]
}

/** Among the fields of a section: every field that the screen does not name elsewhere. */
export const REST = '...rest'

type Placed<Name extends string> = Section<Name | typeof REST>

/** What a screen leaves out, by the reason. */
export type Omitted<Name extends string = string> = Readonly<Record<string, readonly Name[]>>

export interface Resource<S extends CheckedSchema = { properties: Record<string, unknown> }> {
  entity: string
  /**
   * Path in the browser, for example `/customer/segment`; also the name react-admin knows it by,
   * without the first slash.
   */
  path: string
  /** Where the plural of the entity is not what people call its records. */
  label?: string
  menu?: MenuEntry
  list?: {
    /** Shown until a person chooses others; all other fields can be chosen. */
    columns?: readonly FieldName<S>[]
    /** Offered first behind "+ Filter"; the other fields follow. */
    filters?: readonly FieldName<S>[]
    sort?: readonly [FieldName<S>, 'ASC' | 'DESC']
    /** What the search field looks through, as its placeholder says it. */
    searchHint?: string
  }
  show?: {
    /** Short facts at the left; when and by whom the record was written follows. */
    summary?: readonly FieldName<S>[]
    /** Fields that stand nowhere follow in the section of their `x-section`, or in "More". */
    sections?: readonly Placed<FieldName<S>>[]
    /** Neither on the page nor among the columns and filters of the list. */
    omit?: Omitted<FieldName<S>>
    /** Entities whose records point here, as the first tabs; the others follow. */
    related?: readonly string[]
    /** Entities whose records point here and that have no tab. */
    unrelated?: Omitted
  }
  edit?: {
    /** Fields that stand nowhere follow in the section of their `x-section`, or in "More". */
    sections?: readonly Placed<FieldName<S>>[]
    /** Writable by the API, and not in the form. */
    omit?: Omitted<FieldName<S>>
  }
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
export interface FullResource extends Pick<Resource, 'menu' | 'calledBy' | 'recordPath'> {
  entity: string
  path: string
  label: string
  list: {
    columns: readonly string[]
    /** Columns that a person may add. */
    more: readonly string[]
    filters: readonly string[]
    sort: readonly [string, 'ASC' | 'DESC']
    searchHint: string
  }
  show: {
    summary: readonly string[]
    sections: readonly Section[]
    related: readonly string[]
    unrelated: readonly string[]
  }
  edit: { sections: readonly Section[] }
  operations: readonly Operation[]
}

/** The name react-admin knows a resource by: its path without the first slash. */
export const resourceName = (resource: Pick<Resource, 'path'>): string => resource.path.slice(1)
