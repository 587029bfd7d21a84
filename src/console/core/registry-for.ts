import { rankOf, roleMay, roles, type Role } from '#model/schema/access.ts'
import type { Entity, Field } from '#model/schema/entity.ts'
import type { FullResource, Section } from '#model/schema/resource.ts'
import type { ConsoleResource, Registry } from './registry.ts'

/** Limits the choices of `role` to the person's own role and below. */
function givable(field: Field, role: Role): Field {
  const choices = field.node.enum
  if (field.name !== 'role' || !choices?.includes('ADMIN')) return field
  return {
    ...field,
    node: {
      ...field.node,
      enum: choices.filter(
        (choice) => rankOf(roles.find((known) => known === choice) ?? 'ADMIN') <= rankOf(role),
      ),
    },
  }
}

function entityFor(entity: Entity, role: Role): Entity {
  const fields = entity.fields.map((field) => givable(field, role))
  return { ...entity, fields, field: (name) => fields.find((field) => field.name === name) }
}

function resourceFor(resource: FullResource, isShown: (name: string) => boolean): FullResource {
  const names = <T extends string>(given: readonly T[]) => given.filter(isShown)
  const sections = (given: readonly Section[]) =>
    given
      .map((section) => ({ ...section, fields: names(section.fields) }))
      .filter(({ fields }) => fields.length > 0)
  const { list, show, edit } = resource
  return {
    ...resource,
    list: {
      ...list,
      columns: names(list.columns),
      more: names(list.more),
      filters: names(list.filters),
    },
    show: { ...show, summary: names(show.summary), sections: sections(show.sections) },
    edit: { ...edit, sections: sections(edit.sections) },
  }
}

/**
 * The registry for a role: without screens of entities that the role may not read, references to
 * them, and higher roles.
 */
export function registryFor(whole: Registry, role: Role): Registry {
  if (role === 'ADMIN') return whole
  const hidden = new Set(
    whole.entities.filter((entity) => !roleMay(role, entity, 'read')).map(({ id }) => id),
  )
  const all = whole.all
    .filter(({ entity }) => !hidden.has(entity.id))
    .map(({ name, entity, resource }): ConsoleResource => ({
      name,
      entity: entityFor(entity, role),
      resource: resourceFor(
        resource,
        (field) => !hidden.has(entity.field(field)?.node['x-ref'] ?? ''),
      ),
    }))
  return {
    entities: whole.entities,
    all,
    byName: (name) => all.find((consoleResource) => consoleResource.name === name),
    byEntity: (id) => all.find((consoleResource) => consoleResource.entity.id === id),
  }
}
