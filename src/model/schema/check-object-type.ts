import { message, say } from '#language'
import vocabulary from '#schemas/vocabulary.json' with { type: 'json' }
import { checkValue } from './check-value.ts'
import type { SchemaNode } from './entity.ts'
import type { FieldError } from '../lib/errors.ts'
import { isObject } from '../lib/is-object.ts'
import { LONGEST_INDEXED, mayName, objectTypeOf } from './object-type.ts'

/** Context for checking a type. */
export interface ObjectTypeWorld {
  /** Kinds of fields that `x-field` may name. */
  fieldKinds: readonly string[]
  /** Built-in entities that may be referenced. */
  entities: readonly string[]
  /** The fault of a pattern; null when it is valid. */
  patternFault(pattern: string): string | null
}

const MAX_FIELDS = 60
const MAX_DEPTH = 4
const LONGEST_TEXT = 20_000
const FIELD_NAME = /^[a-z][A-Za-z0-9]{0,39}$/
const taken = new Set([
  'id',
  'tenantId',
  'version',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'q',
])

type Words = Record<string, SchemaNode & { 'x-objects'?: boolean }>
const words = vocabulary.properties as unknown as Words
const open = Object.keys(words).filter((word) => words[word]!['x-objects'])
/** Keywords whose values are schemas, which are checked recursively. */
const structural = new Set([
  'items',
  'properties',
  'required',
  'additionalProperties',
  'default',
  'enum',
])

const part = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

class Checker {
  readonly faults: FieldError[] = []
  readonly #world: ObjectTypeWorld
  constructor(world: ObjectTypeWorld) {
    this.#world = world
  }
  add(path: string, message: string) {
    this.faults.push({ path, message })
  }

  node(value: unknown, path: string, depth: number) {
    if (!isObject(value)) return this.add(path, say('A field must be an object.'))
    if (depth > MAX_DEPTH)
      return this.add(path, say('Objects can be nested {count} levels deep.', { count: MAX_DEPTH }))
    const node = value
    for (const [word, said] of Object.entries(value)) {
      if (!(word in words))
        this.add(`${path}/${part(word)}`, say('"{word}" is not a known keyword.', { word }))
      else if (!open.includes(word))
        this.add(
          `${path}/${part(word)}`,
          say('"{word}" is reserved for built-in schemas.', { word }),
        )
      else if (!structural.has(word))
        for (const fault of checkValue(
          { ...words[word]!, title: `"${word}"` },
          said,
          `${path}/${part(word)}`,
        ))
          this.faults.push(fault)
    }
    if (node.type === undefined)
      return this.add(`${path}/type`, say('Enter the type of the value, such as string or number.'))
    this.#words(node, path)
    this.#inside(node, path, depth)
    if (node.default !== undefined)
      for (const fault of checkValue(
        { ...node, default: undefined },
        node.default,
        `${path}/default`,
      ))
        this.add(fault.path, say('The default is invalid: {fault}', { fault: fault.message }))
  }

  #words(node: SchemaNode, path: string) {
    if (node.type === 'null')
      this.add(
        `${path}/type`,
        say('A field can\'t have only the type null. Use "nullable" with another type.'),
      )
    if (typeof node.pattern === 'string') {
      const fault = this.#world.patternFault(node.pattern)
      if (fault) this.add(`${path}/pattern`, say('Invalid pattern: {fault}.', { fault }))
    }
    if (typeof node['x-field'] === 'string' && !this.#world.fieldKinds.includes(node['x-field']))
      this.add(
        `${path}/x-field`,
        say('The field type "{type}" does not exist. Use one of: {types}.', {
          type: node['x-field'],
          types: this.#world.fieldKinds.join(', '),
        }),
      )
    const ref = node['x-ref']
    if (
      typeof ref === 'string' &&
      objectTypeOf(ref) === null &&
      !this.#world.entities.includes(ref)
    )
      this.add(
        `${path}/x-ref`,
        say('"{type}" can\'t be referenced. Your own types are named custom:<id>.', { type: ref }),
      )
    if (ref !== undefined && node.type !== 'string')
      this.add(`${path}/type`, say('A record id must be a string.'))
    if (
      node.enum !== undefined &&
      (!Array.isArray(node.enum) ||
        node.enum.length === 0 ||
        node.enum.length > 200 ||
        !node.enum.every((one) =>
          node.type === 'string'
            ? typeof one === 'string' && one.length <= LONGEST_INDEXED
            : typeof one === 'number',
        ))
    )
      this.add(
        `${path}/enum`,
        say(
          'Enter 1 to 200 choices of at most 250 characters, or numbers if the type is a number.',
        ),
      )
    const min = [
      ['minLength', 'maxLength'],
      ['minimum', 'maximum'],
      ['minItems', 'maxItems'],
    ] as const
    for (const [low, high] of min)
      if (typeof node[low] === 'number' && typeof node[high] === 'number' && node[low] > node[high])
        this.add(`${path}/${low}`, say('"{low}" is greater than "{high}".', { low, high }))
    if (node.type === 'string' && (node.maxLength ?? 0) > LONGEST_TEXT)
      this.add(
        `${path}/maxLength`,
        say('A text can have at most {count} characters.', { count: LONGEST_TEXT }),
      )
  }

  #inside(node: SchemaNode, path: string, depth: number) {
    if (node.type === 'array') {
      if (node.items === undefined)
        this.add(`${path}/items`, say('Enter the type of the list items.'))
      else this.node(node.items, `${path}/items`, depth + 1)
    }
    if (node.type !== 'object') return
    this.parts(node, path, depth)
    if (isObject(node.additionalProperties))
      this.node(node.additionalProperties, `${path}/additionalProperties`, depth + 1)
    else if (
      node.additionalProperties !== undefined &&
      typeof node.additionalProperties !== 'boolean'
    )
      this.add(
        `${path}/additionalProperties`,
        say('Enter true, false or the description of a value.'),
      )
  }

  parts(node: SchemaNode, path: string, depth: number) {
    const { properties = {}, required = [] } = node
    if (!isObject(properties))
      return this.add(
        `${path}/properties`,
        say('The fields must be an object of names and descriptions.'),
      )
    for (const [name, one] of Object.entries(properties)) {
      const below = `${path}/properties/${part(name)}`
      if (!FIELD_NAME.test(name))
        this.add(
          below,
          say(
            '"{name}" is not a valid field name. Start with a lowercase letter and use at most 40 letters and digits.',
            { name },
          ),
        )
      else if (depth === 0 && taken.has(name))
        this.add(below, say('"{name}" is a built-in field. Choose another name.', { name }))
      this.node(one, below, depth + 1)
    }
    if (!Array.isArray(required))
      return this.add(`${path}/required`, say('The required fields must be a list of names.'))
    required.forEach((name, at) => {
      if (typeof name !== 'string' || !Object.hasOwn(properties, name))
        this.add(
          `${path}/required/${at}`,
          say('The field "{name}" does not exist, so it can\'t be required.', {
            name: String(name),
          }),
        )
    })
  }
}

const NO_OBJECT = message('The fields must be a JSON Schema object.')

function checkRoot(
  schema: Record<string, unknown>,
  world: ObjectTypeWorld,
  path: string,
  [min, max]: readonly [number, number],
): Checker {
  const checker = new Checker(world)
  const root = schema
  for (const word of Object.keys(schema))
    if (
      ![
        'type',
        'properties',
        'required',
        'title',
        'description',
        'additionalProperties',
        '$schema',
      ].includes(word)
    )
      checker.add(
        `${path}/${part(word)}`,
        say('"{word}" can\'t be used for a whole object.', { word }),
      )
  if (root.type !== 'object')
    checker.add(`${path}/type`, say('The type of an object must be "object".'))
  if (root.additionalProperties !== undefined && root.additionalProperties !== false)
    checker.add(
      `${path}/additionalProperties`,
      say('An object can only have the described fields.'),
    )
  const count = isObject(root.properties) ? Object.keys(root.properties).length : 0
  if (count < min || count > max)
    checker.add(`${path}/properties`, say('Enter {min} to {max} fields.', { min, max }))
  checker.parts(root, path, 0)
  return checker
}

/**
 * All faults of a schema as the parameters of an action, each with its JSON Pointer below `path`.
 */
export function parameterSchemaFaults(
  schema: unknown,
  world: ObjectTypeWorld,
  path = '/parameters',
): FieldError[] {
  return isObject(schema)
    ? checkRoot(schema, world, path, [0, 20]).faults.slice(0, 30)
    : [{ path, message: say(NO_OBJECT) }]
}

/**
 * All faults of a schema as the fields of a custom object type, each with its JSON Pointer below
 * `path`.
 */
export function objectSchemaFaults(
  schema: unknown,
  label: unknown,
  world: ObjectTypeWorld,
  path = '/schema',
): FieldError[] {
  if (!isObject(schema)) return [{ path, message: say(NO_OBJECT) }]
  const root = schema
  const checker = checkRoot(schema, world, path, [1, MAX_FIELDS])
  const count = isObject(root.properties) ? Object.keys(root.properties).length : 0
  const named =
    isObject(root.properties) && typeof label === 'string' && Object.hasOwn(root.properties, label)
      ? (root.properties[label] as SchemaNode)
      : undefined
  if (count > 0 && !mayName(named))
    checker.add(
      '/label',
      say('"{name}" must be a text field of at most {count} characters (maxLength).', {
        name: String(label),
        count: LONGEST_INDEXED,
      }),
    )
  return checker.faults.slice(0, 30)
}
