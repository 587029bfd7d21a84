/**
 * How the console shows one entity: its path, its menu, and where its screens differ from the
 * schema's defaults. `fullResource` merges a resource over the schema, so that every field has a
 * place on the list, the page and the form, whether or not the resource names it.
 */
import type { Operation } from './entity.ts'
import type { ThingIconName } from './icon-name.generated.ts'
import type { Shelf } from './rooms.ts'

/** Fields that every record has in addition to its schema. */
type BaseField =
  | 'id'
  | 'tenantId'
  | 'version'
  | 'createdAt'
  | 'createdBy'
  | 'updatedAt'
  | 'updatedBy'

/**
 * The parts of a schema file that names are checked against: `import type schema from
 * '#schemas/segment.json'`.
 */
interface CheckedSchema {
  properties: object
}

export type FieldName<S extends CheckedSchema> = Extract<keyof S['properties'], string> | BaseField

/** The groups of the sidebar (specification, section 2, "Shell and navigation"). */
export const menuGroups = ['Audience', 'Design Studio'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** A place in a group of the sidebar; only the screens that the specification lists have one. */
export interface MenuEntry {
  group: MenuGroup
  order: number
  /** The specification's name of the item, where it differs from the title of the screen. */
  label?: string
}

export interface Section<Name extends string = string> {
  title: string
  /** One line about the purpose of the section. */
  purpose?: string
  /** In a form: shows only the title until it is opened. */
  folded?: boolean
  fields: readonly Name[]
}

/** In the fields of a section: every field that the screen does not name elsewhere. */
export const REST = '...rest'

type Placed<Name extends string> = Section<Name | typeof REST>

/** The omitted fields of a screen, by reason. */
export type Omitted<Name extends string = string> = Readonly<Record<string, readonly Name[]>>

/**
 * Components of the console in place of generated screens: the file below `src/console`, whose
 * export has the same name (`screens/goal-show` is `GoalShow`), or `file#Export`. They are loaded
 * when the screen opens, and may be composed of any react-admin components.
 */
export interface OwnScreens {
  list?: string
  create?: string
  edit?: string
  show?: string
  /** The last cell of each row of the list, for an action on its record. */
  row?: string
  /** More buttons for the selected rows of the list. */
  bulk?: readonly string[]
}

export interface Resource<S extends CheckedSchema = { properties: Record<string, unknown> }> {
  entity: string
  /**
   * Path in the browser, for example `/customer/segment`; without the first slash, also its name in
   * react-admin.
   */
  path: string
  /** The title, where it differs from the plural of the entity. */
  label?: string
  menu?: MenuEntry
  screens?: OwnScreens
  /** The room and shelf of the console that list the screen. */
  room: Shelf
  /** The icon of these records everywhere; `cube` is shared by those without a separate one. */
  icon: ThingIconName
  /** More words that the command palette finds the screen by. */
  synonyms?: string
  list?: {
    /** Shown until a user chooses others; all other fields can be added. */
    columns?: readonly FieldName<S>[]
    /** Offered first behind "+ Filter"; the other fields follow. */
    filters?: readonly FieldName<S>[]
    sort?: readonly [FieldName<S>, 'ASC' | 'DESC']
    /** The placeholder of the search field: the fields that it covers. */
    searchHint?: string
  }
  show?: {
    /** Short facts on the left, followed by the time and author of the record's writes. */
    summary?: readonly FieldName<S>[]
    /** Fields without a place follow in the section of their `x-section`, or in "More". */
    sections?: readonly Placed<FieldName<S>>[]
    /** Neither on the page nor among the columns and filters of the list. */
    omit?: Omitted<FieldName<S>>
    /** Entities whose records reference this one, as the first tabs; the others follow. */
    related?: readonly string[]
    /** Entities whose records reference this one and that have no tab. */
    unrelated?: Omitted
  }
  edit?: {
    /** Fields without a place follow in the section of their `x-section`, or in "More". */
    sections?: readonly Placed<FieldName<S>>[]
    /** Writable by the API, and not in the form. */
    omit?: Omitted<FieldName<S>>
  }
  /** A subset of the API's operations. */
  operations?: readonly Operation[]
  /**
   * The reference that names a record without its own name elsewhere: an outreach is named by
   * its contact.
   */
  calledBy?: FieldName<S>
  /** The page of one record where it is not `{path}/{id}/show`; `{id}` is filled in. */
  recordPath?: string
}

/** A resource with all defaults resolved. */
export interface FullResource extends Pick<
  Resource,
  'menu' | 'room' | 'icon' | 'calledBy' | 'recordPath' | 'screens'
> {
  entity: string
  path: string
  label: string
  list: {
    columns: readonly string[]
    /** Columns that a user may add. */
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

/** The react-admin name of a resource: its path without the first slash. */
export const resourceName = (resource: Pick<Resource, 'path'>): string => resource.path.slice(1)
