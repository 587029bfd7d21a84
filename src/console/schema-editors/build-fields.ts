import { camelName } from '#model/schema/camel-name.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { orderedFields, withPlaces } from '#model/schema/object-type.ts'

/** Types that the builder offers; it keeps others unchanged, to be edited as JSON. */
export const fieldKinds = [
  'text',
  'long-text',
  'integer',
  'number',
  'boolean',
  'date',
  'date-time',
  'email',
  'url',
  'choice',
  'tags',
  'reference',
  'other',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** One field in the builder. */
export interface FieldLine {
  name: string
  required: boolean
  node: SchemaNode
}

export function kindOf(node: SchemaNode): FieldKind {
  if (node['x-ref']) return 'reference'
  if (node.type === 'integer' || node.type === 'number' || node.type === 'boolean')
    return node.enum ? 'other' : node.type
  if (node.type === 'array') return node['x-field'] === 'tags' ? 'tags' : 'other'
  if (node.type !== 'string') return 'other'
  if (node.enum) return 'choice'
  if (node.format === 'date' || node.format === 'date-time' || node.format === 'email')
    return node.format
  if (node.format === 'uri') return 'url'
  if (node.format) return 'other'
  if (node['x-field'] === 'long-text' || (node.maxLength ?? 0) > 400) return 'long-text'
  return node['x-field'] ? 'other' : 'text'
}

const blanks: Record<Exclude<FieldKind, 'other'>, SchemaNode> = {
  text: { type: 'string', maxLength: 200 },
  'long-text': { type: 'string', maxLength: 2000, 'x-field': 'long-text' },
  integer: { type: 'integer', nullable: true },
  number: { type: 'number', nullable: true },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date', nullable: true },
  'date-time': { type: 'string', format: 'date-time', nullable: true },
  email: { type: 'string', format: 'email', maxLength: 250, nullable: true },
  url: { type: 'string', format: 'uri', maxLength: 250, nullable: true },
  choice: { type: 'string', enum: ['first', 'second'] },
  tags: {
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: 40 },
    maxItems: 50,
    uniqueItems: true,
    'x-field': 'tags',
    default: [],
  },
  reference: { type: 'string', format: 'uuid', 'x-ref': 'profile', nullable: true },
}

/**
 * Changes the type of a field: keeps its title, description and section, drops keywords of the old
 * type.
 */
export function withKind(node: SchemaNode, kind: FieldKind): SchemaNode {
  if (kind === 'other') return node
  const kept = Object.fromEntries(
    Object.entries(node).filter(
      ([word]) => word === 'title' || word === 'description' || word === 'x-section',
    ),
  )
  return { ...kept, ...blanks[kind] }
}

/** `Year of building` becomes `yearOfBuilding`. */
export const nameOfTitle = (title: string): string => camelName(title, 40)

export const linesOf = (schema: SchemaNode): FieldLine[] =>
  orderedFields(schema).map(([name, node]) => ({
    name,
    node,
    required: schema.required?.includes(name) ?? false,
  }))

/** A name that no other field has: the wanted one, or with a number. */
function freeName(wanted: string, taken: readonly string[]): string {
  let free = wanted
  for (let n = 2; taken.includes(free); n++) free = `${wanted}${n}`
  return free
}

/**
 * The line with another title. Its API name follows, until the person edits it or the field is
 * saved: stored values are under that name.
 * @param taken the names of the other fields
 */
export function withTitle(
  line: FieldLine,
  title: string,
  { isSaved, taken }: { isSaved: boolean; taken: readonly string[] },
): FieldLine {
  const { name, node } = line
  const ofTitle = nameOfTitle(node.title ?? '')
  const follows =
    !isSaved &&
    (name === ofTitle || name.replace(/(?<!\d)\d+$/, '') === ofTitle || /^field\d+$/.test(name))
  const next = nameOfTitle(title)
  return {
    ...line,
    name: follows && next ? freeName(next, taken) : name,
    node: { ...node, title },
  }
}

/**
 * The schema of these lines; keeps its other keywords. A duplicate name would drop a field, so the
 * later one gets a number.
 */
export function schemaOf(schema: SchemaNode, lines: readonly FieldLine[]): SchemaNode {
  const names: string[] = []
  for (const { name } of lines) names.push(freeName(name, names))
  const properties = Object.fromEntries(
    lines.map(({ node: { 'x-order': _place, ...node } }, at) => [names[at]!, node]),
  )
  return withPlaces({
    ...schema,
    type: 'object',
    properties,
    required: names.filter((_name, at) => lines[at]!.required),
  }) as SchemaNode
}

/** Sets the target entity of a reference: built-in records have UUIDs, others have chosen keys. */
export const withTarget = (node: SchemaNode, entity: string, isUuid: boolean): SchemaNode => {
  const { format: _format, maxLength: _length, ...rest } = node
  return { ...rest, 'x-ref': entity, ...(isUuid ? { format: 'uuid' } : { maxLength: 30 }) }
}
