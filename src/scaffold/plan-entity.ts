import { upperFirst } from '#model/lib/first-letter.ts'
import { areas } from '#model/schema/access-areas.ts'
import { plural as pluralOf, readEntity, type EntitySchema } from '#model/schema/entity.ts'
import { roomIds, roomOfShelf, rooms, shelvesOf, type Shelf } from '#model/schema/rooms.ts'
import { withArticle } from '#model/schema/with-article.ts'
import type { Options } from './options.ts'
import { fieldNode } from './field-types.ts'
import { fillTemplate } from './fill-template.ts'
import { inSentence, namesOf, type EntityNames } from './names.ts'
import { jsonText, readSchema, schemaPath, type ScaffoldPlan, type Project } from './project.ts'

/** For each access class: the area of its addresses, its name in the test of roles, and its room. */
const classes = {
  admin: { area: 'data', family: 'keys', room: 'data.model' },
  member: { area: 'contacts', family: 'member', room: 'people.records' },
  operator: { area: 'installation', family: 'operator', room: 'administration.system' },
} as const

/** @throws Error naming the allowed values */
function oneOf<T extends string>(name: string, typed: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === typed)
  if (!found) throw new Error(`--${name} must be one of ${allowed.join(', ')}.`)
  return found
}

interface Choice {
  names: EntityNames
  plural: string
  description: string
  access: keyof typeof classes
  area: string
  id: 'uuid' | 'key'
  room: Shelf
}

function choiceOf(name: string, options: Options): Choice {
  const names = namesOf(name, options.title)
  const access = oneOf(
    'access',
    options.access ?? 'admin',
    Object.keys(classes) as (keyof typeof classes)[],
  )
  const thing = withArticle(inSentence(names.title))
  return {
    names,
    plural: options.plural ?? pluralOf(names.title),
    description: options.description ?? `${upperFirst(thing)}.`,
    access,
    area: oneOf(
      'area',
      options.area ?? classes[access].area,
      areas.map(({ id }) => id),
    ),
    id: oneOf('id', options.id ?? 'uuid', ['uuid', 'key']),
    room: oneOf(
      'room',
      options.room ?? classes[access].room,
      roomIds.flatMap((room) => shelvesOf(room).map(({ shelf }) => shelf)),
    ),
  }
}

function schemaOf(project: Project, choice: Choice): EntitySchema & { $schema: string } {
  const { names, plural, description, access, area, id } = choice
  const field = (title: string, type: string, about: string) =>
    fieldNode(title, {
      given: { type, description: about },
      schemaOf: (entity) => readSchema(project, entity),
    })
  return {
    $schema: './vocabulary.json',
    $id: names.kebab,
    title: names.title,
    description,
    type: 'object',
    'x-entity': {
      plural,
      path: pluralOf(names.kebab),
      scope: 'tenant',
      id,
      label: 'name',
      access: { read: access, write: access },
      area,
      operations: ['list', 'get', 'create', 'update', 'delete'],
      search: ['name', 'description'],
    },
    properties: {
      name: {
        type: 'string',
        title: 'Name',
        minLength: 1,
        maxLength: 120,
      },
      description: field('Description', 'text', 'The purpose, for colleagues.'),
      tags: field('Tags', 'tags', 'Group and find records by tags.'),
    },
    required: ['name'],
    additionalProperties: false,
  }
}

/** Inserts a line in sort order between two markers of a text. */
function withLine(text: string, from: string, until: string, line: string): string {
  const begin = text.indexOf(from)
  const end = text.indexOf(until, begin + from.length)
  if (begin < 0 || end < 0) throw new Error(`There is no place for: ${line}`)
  const head = text.slice(0, begin + from.length)
  const lines = text
    .slice(begin + from.length, end)
    .split('\n')
    .filter(Boolean)
  const word = (one: string) => one.replace(/^[\s|']+/, '').toLowerCase()
  const before = lines.filter((one) => word(one) < word(line))
  return `${head}\n${[...before, line, ...lines.slice(before.length)].join('\n')}\n${text.slice(end)}`
}

const POLICY = 'tests/api/access-policy.ts'
const GLOSSARY = 'docs/glossary.md'

/**
 * Adds an entity: its schema, its place in the console, and its access.
 * @throws Error if the name is taken
 */
export function planEntity(project: Project, name: string, options: Options): ScaffoldPlan {
  const choice = choiceOf(name, options)
  const { names, access, description } = choice
  const { title } = rooms[roomOfShelf(choice.room)]
  const schema = schemaOf(project, choice)
  const { path } = schema['x-entity']
  readEntity(schema)
  const policy = project.read(POLICY)
  const glossary = project.read(GLOSSARY)
  return {
    made: {
      [schemaPath(names.kebab)]: jsonText(schema),
      [`resources/${path}.ts`]: fillTemplate('entity/resource.ts', {
        ...names,
        plural: pluralOf(names.camel),
        path: `/${access === 'admin' ? 'customer' : 'admin'}/${names.kebab}`,
        room: choice.room,
      }),
    },
    changed: {
      [POLICY]: withLine(
        policy,
        'const families: Record<string, For> = {',
        '}\n',
        `  '${path}': '${classes[access].family}',`,
      ),
      [GLOSSARY]:
        withLine(
          `${glossary.trimEnd()}\n\n`,
          '| --- | --- |',
          '\n\n',
          `| ${inSentence(names.title)} | ${inSentence(description).replace(/\.$/, '')} |`,
        ).trimEnd() + '\n',
    },
    migration: `add-${names.kebab}`,
    next: [
      `Add fields: npm run cli -- create field ${names.kebab} ...; describe it in ${GLOSSARY}.`,
      `Confirm who may call ${path}: "${classes[access].family}" in ${POLICY}.`,
      `Look at it: npm run cli -- explain ${names.kebab}, then npm start, Admin, ${title}.`,
      'npm test',
    ],
  }
}
