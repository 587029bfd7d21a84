import vocabulary from '#schemas/vocabulary.json' with { type: 'json' }
import { checkValue } from './check-value.ts'
import type { SchemaNode } from './entity.ts'
import type { FieldError } from './errors.ts'
import { isObject } from './is-object.ts'
import { LONGEST_INDEXED, objectTypeOf } from './object-type.ts'

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
  say(path: string, message: string) {
    this.faults.push({ path, message })
  }

  node(value: unknown, path: string, depth: number) {
    if (!isObject(value)) return this.say(path, 'A field is described by an object.')
    if (depth > MAX_DEPTH)
      return this.say(path, `Structures may lie at most ${MAX_DEPTH} deep within each other.`)
    const node = value as SchemaNode
    for (const [word, said] of Object.entries(value)) {
      if (!(word in words))
        this.say(`${path}/${part(word)}`, `"${word}" is no word of the vocabulary.`)
      else if (!open.includes(word))
        this.say(`${path}/${part(word)}`, `"${word}" is for the product's own schemas only.`)
      else if (!structural.has(word))
        for (const fault of checkValue(
          { ...words[word]!, title: `"${word}"` },
          said,
          `${path}/${part(word)}`,
        ))
          this.faults.push(fault)
    }
    if (node.type === undefined)
      return this.say(`${path}/type`, 'Say the type of the value, such as string or number.')
    this.#words(node, path)
    this.#inside(node, path, depth)
    if (node.default !== undefined)
      for (const fault of checkValue(
        { ...node, default: undefined },
        node.default,
        `${path}/default`,
      ))
        this.say(fault.path, `The default does not fit: ${fault.message}`)
  }

  #words(node: SchemaNode, path: string) {
    if (node.type === 'null')
      this.say(
        `${path}/type`,
        'A field that is always empty says nothing. Use "nullable" beside another type.',
      )
    if (typeof node.pattern === 'string') {
      const fault = this.#world.patternFault(node.pattern)
      if (fault) this.say(`${path}/pattern`, `The pattern cannot be used: ${fault}.`)
    }
    if (typeof node['x-field'] === 'string' && !this.#world.fieldKinds.includes(node['x-field']))
      this.say(
        `${path}/x-field`,
        `There is no kind of field "${node['x-field']}" for objects; there are ${this.#world.fieldKinds.join(', ')}.`,
      )
    const ref = node['x-ref']
    if (
      typeof ref === 'string' &&
      objectTypeOf(ref) === null &&
      !this.#world.entities.includes(ref)
    )
      this.say(
        `${path}/x-ref`,
        `"${ref}" cannot be referred to. Types of your own are named custom:<id>.`,
      )
    if (ref !== undefined && node.type !== 'string')
      this.say(`${path}/type`, 'The id of a record is a string.')
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
      this.say(
        `${path}/enum`,
        'The choices are a list of 1 to 200 texts of at most 250 characters, or of numbers where the type is one.',
      )
    const min = [
      ['minLength', 'maxLength'],
      ['minimum', 'maximum'],
      ['minItems', 'maxItems'],
    ] as const
    for (const [low, high] of min)
      if (typeof node[low] === 'number' && typeof node[high] === 'number' && node[low] > node[high])
        this.say(`${path}/${low}`, `"${low}" is greater than "${high}".`)
    if (node.type === 'string' && (node.maxLength ?? 0) > LONGEST_TEXT)
      this.say(
        `${path}/maxLength`,
        `A text may have at most ${LONGEST_TEXT.toLocaleString('en')} characters.`,
      )
  }

  #inside(node: SchemaNode, path: string, depth: number) {
    if (node.type === 'array') {
      if (node.items === undefined) this.say(`${path}/items`, 'Say what an entry of the list is.')
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
      this.say(`${path}/additionalProperties`, 'This is true, false or the description of a value.')
  }

  parts(node: SchemaNode, path: string, depth: number) {
    const { properties = {}, required = [] } = node
    if (!isObject(properties))
      return this.say(`${path}/properties`, 'The fields are an object of names and descriptions.')
    for (const [name, one] of Object.entries(properties)) {
      const below = `${path}/properties/${part(name)}`
      if (!FIELD_NAME.test(name))
        this.say(
          below,
          `"${name}" cannot be a field: a name begins with a small letter and has at most 40 letters and digits.`,
        )
      else if (depth === 0 && taken.has(name))
        this.say(below, `"${name}" is a field that every record has already.`)
      this.node(one, below, depth + 1)
    }
    if (!Array.isArray(required))
      return this.say(`${path}/required`, 'The required fields are a list of names.')
    required.forEach((name, at) => {
      if (typeof name !== 'string' || !Object.hasOwn(properties, name))
        this.say(`${path}/required/${at}`, `There is no field "${String(name)}" to be required.`)
    })
  }
}

const NO_OBJECT = 'The fields are described by a JSON Schema, which is an object.'

function checkRoot(
  schema: Record<string, unknown>,
  world: ObjectTypeWorld,
  path: string,
  [min, max]: readonly [number, number],
): Checker {
  const checker = new Checker(world)
  const root = schema as SchemaNode
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
      checker.say(`${path}/${part(word)}`, `"${word}" has no meaning for a whole object.`)
  if (root.type !== 'object') checker.say(`${path}/type`, 'The type of an object is "object".')
  if (root.additionalProperties !== undefined && root.additionalProperties !== false)
    checker.say(
      `${path}/additionalProperties`,
      'An object has the fields that are described, and no others.',
    )
  const count = isObject(root.properties) ? Object.keys(root.properties).length : 0
  if (count < min || count > max)
    checker.say(`${path}/properties`, `There must be ${min} to ${max} fields.`)
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
    : [{ path, message: NO_OBJECT }]
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
  if (!isObject(schema)) return [{ path, message: NO_OBJECT }]
  const root = schema as SchemaNode
  const checker = checkRoot(schema, world, path, [1, MAX_FIELDS])
  const count = isObject(root.properties) ? Object.keys(root.properties).length : 0
  const named =
    isObject(root.properties) && typeof label === 'string' && Object.hasOwn(root.properties, label)
      ? (root.properties[label] as SchemaNode)
      : null
  if (
    count > 0 &&
    (named?.type !== 'string' ||
      named['x-ref'] ||
      (!named.enum && (named.maxLength ?? Infinity) > LONGEST_INDEXED))
  )
    checker.say(
      '/label',
      `"${String(label)}" must be one of the fields, a text of at most ${LONGEST_INDEXED} characters (maxLength).`,
    )
  return checker.faults.slice(0, 30)
}
