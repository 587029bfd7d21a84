import { readEntity, type EntitySchema, type SchemaNode } from '#model/entity.ts'
import type { Options } from './options.ts'
import { fieldNode } from './field-types.ts'
import { inSentence, namesOf, quoted, type Names } from './names.ts'
import { jsonText, readSchema, schemaPath, type Plan, type Project } from './project.ts'

const definition = (
  { kebab, camel, title }: Names,
  about: string,
) => `import type { ChannelDefinition } from '../channel.ts'

export const ${camel}Channel: ChannelDefinition = {
  id: '${kebab}',
  title: ${quoted(title)},
  description: ${quoted(about)},
  icon: 'send',
  by: 'call',
  liquid: ['${camel}Text'],
  missing: ({ url, ${camel}Text }) => [
    ...(url ? [] : [{ path: '/url', message: 'Enter the address that is called.' }]),
    ...(${camel}Text ? [] : [{ path: '/${camel}Text', message: 'Enter a text.' }]),
  ],
}
`

const deliver = ({
  pascal,
  camel,
}: Names) => `import { ChannelFault, type ChannelDelivery } from '../channel.ts'

export const deliver${pascal}: ChannelDelivery = {
  addressOf: ({ url }) => url ?? '',
  async compose({ engage, profile, values, messageId }, { render }) {
    const text = (await render(engage.${camel}Text ?? '', values, 'text')).trim()
    if (text === '') throw new ChannelFault('The text is empty for this person.')
    return {
      by: 'call',
      url: engage.url ?? '',
      method: 'POST',
      body: JSON.stringify({ id: messageId, profileId: profile.id, text }),
    }
  },
}
`

const cases = ({ camel }: Names) => [
  {
    name: 'a text with a value of the person',
    engage: {
      url: 'https://gateway.example/send',
      [`${camel}Text`]: 'Hello {{ properties.firstName }}',
    },
    values: { properties: { firstName: 'Anna' } },
    address: 'https://gateway.example/send',
    gives: {
      by: 'call',
      url: 'https://gateway.example/send',
      method: 'POST',
      body: '{"id":"m1","profileId":"p1","text":"Hello Anna"}',
    },
  },
  {
    name: 'a text that is empty for this person',
    engage: {
      url: 'https://gateway.example/send',
      [`${camel}Text`]: '{{ properties.firstName }}',
    },
    values: { properties: {} },
    fault: 'The text is empty for this person.',
  },
]

/** A schema whose field `channel` offers one more. */
function offering(schema: EntitySchema, id: string): EntitySchema {
  const channel = schema.properties.channel!
  if (channel.enum!.includes(id)) throw new Error(`There is a channel "${id}" already.`)
  return {
    ...schema,
    properties: { ...schema.properties, channel: { ...channel, enum: [...channel.enum!, id] } },
  }
}

/** A field that belongs to one more channel. */
const belongingTo = (node: SchemaNode, id: string): SchemaNode => ({
  ...node,
  'x-when': { channel: [node['x-when']?.channel ?? [], id].flat() },
})

function withFields(project: Project, { camel, kebab, title }: Names): EntitySchema {
  const schema = offering(readSchema(project, 'engage'), kebab)
  const description = `What ${inSentence(title)} says to the person, with Liquid variables.`
  const given = { type: 'text', description }
  const text = fieldNode('Text', { given, schemaOf: (entity) => readSchema(project, entity) })
  return {
    ...schema,
    properties: {
      ...schema.properties,
      // Every call has an address, and a secret that it is signed with.
      url: belongingTo(schema.properties.url!, kebab),
      secret: belongingTo(schema.properties.secret!, kebab),
      [`${camel}Text`]: { ...text, 'x-when': { channel: kebab } },
    },
  }
}

/** Adds a channel that works: it calls an address with a text for each person. */
export function planChannel(project: Project, name: string, given: Options): Plan {
  const names = namesOf(name, given.title)
  const folder = `src/catalog/channels/${names.kebab}`
  const engage = withFields(project, names)
  const message = offering(readSchema(project, 'engage-message'), names.kebab)
  readEntity(engage)
  return {
    made: {
      [`${folder}/definition.ts`]: definition(
        names,
        given.description ?? 'A signed call of an address of yours, with a text for each person.',
      ),
      [`${folder}/deliver.ts`]: deliver(names),
      [`${folder}/cases.json`]: jsonText(cases(names)),
    },
    changed: {
      [schemaPath('engage')]: jsonText(engage),
      [schemaPath('engage-message')]: jsonText(message),
    },
    migration: `add-${names.kebab}-channel`,
    next: [
      `Say what ${inSentence(names.title)} sends, in ${folder}: definition.ts says what a message lacks and how it leaves (by: 'call' or 'mailbox'), deliver.ts makes it for one person.`,
      'Its fields are in schemas/engage.json, each with the channels that it belongs to (x-when).',
      'npx vitest run tests/channels',
      'npm test',
    ],
  }
}
