import { say } from '#language'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { searchPattern } from '#model/lib/pattern.ts'
import type { FieldError } from '#model/lib/errors.ts'
import { formats, typeText, unomiSchemas } from './read-schema.ts'

type SchemaNode = Record<string, unknown>

/** Returns all faults of an event, with JSON Pointers into it; empty when it is valid. */
export type CheckEvent = (event: unknown) => FieldError[]

const MAX_FAULTS = 20

/** Matches in linear time for any pattern, because events are untrusted input. */
function linearPattern(text: string) {
  const pattern = searchPattern(text)
  if ('fault' in pattern) throw new Error(pattern.fault)
  // ajv caches patterns by their text.
  return { test: pattern.matches, toString: () => text }
}
const regExp = Object.assign((text: string) => linearPattern(text), { code: 'linearPattern' })

function compileOne(schema: SchemaNode): ValidateFunction {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    meta: false,
    validateSchema: false,
    code: { regExp },
  })
  addFormats.default(ajv, { mode: 'fast', formats: [...formats] })
  const { $id: _id, $schema: _draft, self: _self, ...rest } = schema
  const text = JSON.stringify(rest)
  for (const [id, one] of Object.entries(unomiSchemas))
    if (text.includes(id)) ajv.addSchema(one, id)
  return ajv.compile(rest)
}

const last = (path: string) =>
  (path.split('/').at(-1) ?? '').replaceAll('~1', '/').replaceAll('~0', '~')
const quoted = (values: readonly unknown[]) =>
  values
    .slice(0, 20)
    .map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
    .join(', ')

const sentences: Record<string, (title: string, params: Record<string, any>) => string> = {
  type: (title, { type }) => say('{title} must be {type}.', { title, type: typeText(type) }),
  enum: (title, { allowedValues }) =>
    say('{title} must be one of: {values}.', { title, values: quoted(allowedValues) }),
  const: (title, { allowedValue }) =>
    say('{title} must be {value}.', { title, value: quoted([allowedValue]) }),
  minLength: (title, { limit }) =>
    say(
      {
        one: '{title} must have at least {count} character.',
        other: '{title} must have at least {count} characters.',
      },
      { title, count: limit },
    ),
  maxLength: (title, { limit }) =>
    say('{title} must have at most {most} characters.', { title, most: limit }),
  minItems: (title, { limit }) =>
    say(
      {
        one: '{title} must have at least {count} entry.',
        other: '{title} must have at least {count} entries.',
      },
      { title, count: limit },
    ),
  maxItems: (title, { limit }) =>
    say('{title} must have at most {most} entries.', { title, most: limit }),
  minProperties: (title, { limit }) =>
    say('{title} must have at least {least} fields.', { title, least: limit }),
  maxProperties: (title, { limit }) =>
    say('{title} must have at most {most} fields.', { title, most: limit }),
  minimum: (title, { limit }) =>
    say('{title} must be at least {minimum}.', { title, minimum: limit }),
  maximum: (title, { limit }) =>
    say('{title} must be at most {maximum}.', { title, maximum: limit }),
  exclusiveMinimum: (title, { limit }) =>
    say('{title} must be more than {limit}.', { title, limit }),
  exclusiveMaximum: (title, { limit }) =>
    say('{title} must be less than {limit}.', { title, limit }),
  multipleOf: (title, { multipleOf }) =>
    say('{title} must be a multiple of {number}.', { title, number: multipleOf }),
  pattern: (title, { pattern }) =>
    say('{title} does not match the expected format ({pattern}).', { title, pattern }),
  format: (title, { format }) =>
    say('{title} does not have the format {format}.', { title, format }),
  uniqueItems: (title) => say('{title} holds an entry more than once.', { title }),
  anyOf: (title) => say('{title} fits none of the allowed forms.', { title }),
  oneOf: (title) => say('{title} must fit exactly one of the allowed forms.', { title }),
  not: (title) => say('{title} has a form that is not allowed.', { title }),
  if: (title) => say('{title} does not fit its other values.', { title }),
}

/** The path of a fault; for a missing field, the path of that field instead of its parent. */
function faultOf({ instancePath, keyword, params, parentSchema }: ErrorObject): FieldError {
  const add = (name: string) =>
    `${instancePath}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  if (keyword === 'required' || keyword === 'dependentRequired')
    return {
      path: add(String(params.missingProperty)),
      message: say('"{name}" is missing.', { name: String(params.missingProperty) }),
    }
  const extra = (params.additionalProperty ?? params.unevaluatedProperty) as string | undefined
  if (extra !== undefined)
    return {
      path: add(extra),
      message: say('There is no field "{name}" in the schema.', { name: extra }),
    }
  const name =
    typeof parentSchema?.title === 'string'
      ? parentSchema.title
      : `"${last(instancePath) || say('The event')}"`
  return {
    path: instancePath,
    message:
      sentences[keyword]?.(name, params) ??
      say('{title} does not fit the schema.', { title: name }),
  }
}

/**
 * Drops the faults of each alternative of a union; the fault that no alternative matches is
 * reported once.
 */
const isBranch = ({ schemaPath }: ErrorObject) => /\/(anyOf|oneOf|not)\/|\/if\//.test(schemaPath)

/**
 * Compiles a check by one schema and those it extends.
 * @throws Error for schemas that `schemaFaults` rejects
 */
export function compileSchemas(schemas: readonly SchemaNode[]): CheckEvent {
  const checks = schemas.map(compileOne)
  return (event) => {
    const faults: FieldError[] = []
    for (const check of checks)
      if (!check(event))
        faults.push(
          ...(check.errors ?? [])
            .filter((error) => !isBranch(error))
            .slice(0, MAX_FAULTS)
            .map(faultOf),
        )
    return faults
  }
}
