import { entities } from '#model/schema/entities.generated.ts'
import { readEntity } from '#model/schema/entity.ts'
import type { Options } from './options.ts'
import { fieldNode } from './field-types.ts'
import { namesOf } from './names.ts'
import { jsonText, readSchema, schemaPath, type ScaffoldPlan, type Project } from './project.ts'

/** Fields of every record, independent of its schema. */
const reserved = new Set(
  entities[0]!.fields.filter(({ base }) => base).map(({ name }) => name),
).add('tenantId')

/**
 * Adds a field to a schema; column, types, API, list, page and form follow.
 * @throws Error if the entity does not exist or already has the field
 */
export function planField(
  project: Project,
  entity: string,
  name: string,
  options: Options,
): ScaffoldPlan {
  const schema = readSchema(project, entity)
  const { camel, kebab, title } = namesOf(name, options.title)
  if (reserved.has(camel)) throw new Error(`Every record has a field "${camel}" of its own.`)
  if (schema.properties[camel]) throw new Error(`"${camel}" is a field of ${entity} already.`)
  const shape = fieldNode(title, { given: options, schemaOf: (id) => readSchema(project, id) })
  const { description } = options
  const node = description === undefined ? shape : { ...shape, description }
  if (options.required && node.default === undefined)
    throw new Error('A required field needs --default, for the records that exist.')
  const changed = {
    ...schema,
    properties: { ...schema.properties, [camel]: node },
    ...(options.required ? { required: [...(schema.required ?? []), camel] } : {}),
  }
  readEntity(changed)
  return {
    made: {},
    changed: { [schemaPath(entity)]: jsonText(changed) },
    migration: `add-${entity}-${kebab}`,
    next: [
      'Read the migration.',
      `Look at it: npm run cli -- explain ${entity}, then npm start.`,
      'It is on the page and in the form, and can be chosen as a column and a filter.',
      'To place it elsewhere, name it in the file of the entity in resources/.',
      'npm test',
    ],
  }
}
