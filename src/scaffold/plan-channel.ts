import { readEntity, type EntitySchema, type SchemaNode } from '#model/schema/entity.ts'
import type { Options } from './options.ts'
import { fieldNode } from './field-types.ts'
import { fillTemplates } from './fill-template.ts'
import { inSentence, namesOf, type EntityNames } from './names.ts'
import { jsonText, readSchema, schemaPath, type ScaffoldPlan, type Project } from './project.ts'

/** Adds a value to the `channel` field of a schema. */
function offering(schema: EntitySchema, id: string): EntitySchema {
  const channel = schema.properties.channel!
  if (channel.enum!.includes(id)) throw new Error(`There is a channel "${id}" already.`)
  return {
    ...schema,
    properties: { ...schema.properties, channel: { ...channel, enum: [...channel.enum!, id] } },
  }
}

/** Adds a channel to the field's condition. */
const belongingTo = (node: SchemaNode, id: string): SchemaNode => ({
  ...node,
  'x-when': { channel: [node['x-when']?.channel ?? [], id].flat() },
})

function withFields(project: Project, { camel, kebab, title }: EntityNames): EntitySchema {
  const schema = offering(readSchema(project, 'engage'), kebab)
  const description = `What ${inSentence(title)} says to the person, with Liquid variables.`
  const given = { type: 'text', description }
  const text = fieldNode('Text', { given, schemaOf: (entity) => readSchema(project, entity) })
  return {
    ...schema,
    properties: {
      ...schema.properties,
      // Every call has an address, and a secret that signs it.
      url: belongingTo(schema.properties.url!, kebab),
      secret: belongingTo(schema.properties.secret!, kebab),
      [`${camel}Text`]: { ...text, 'x-when': { channel: kebab } },
    },
  }
}

/** Adds a working channel: it calls an address with a text for each person. */
export function planChannel(project: Project, name: string, options: Options): ScaffoldPlan {
  const names = namesOf(name, options.title)
  const folder = `src/catalog/channels/${names.kebab}`
  const engage = withFields(project, names)
  const message = offering(readSchema(project, 'engage-message'), names.kebab)
  readEntity(engage)
  const description =
    options.description ?? 'A signed call of an address of yours, with a text for each person.'
  return {
    made: fillTemplates('channel', folder, { ...names, description }),
    changed: {
      [schemaPath('engage')]: jsonText(engage),
      [schemaPath('engage-message')]: jsonText(message),
    },
    migration: `add-${names.kebab}-channel`,
    next: [
      `Write the cases first: ${folder}/cases.json has messages, people and what is sent.`,
      "definition.ts lists what a message lacks and how it leaves (by: 'call' or 'mailbox').",
      'deliver.ts makes the message for one person.',
      'sample.ts generates messages, which prove that values stay in their place.',
      'Its fields are in schemas/engage.json, each with its channels (x-when).',
      'npx vitest run tests/channels, then npm test',
    ],
  }
}
