import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { searchPattern } from '#model/pattern.ts'
import type { FieldError } from '#model/errors.ts'
import { formats, typeText, unomiSchemas } from './read-schema.ts'

type Node = Record<string, unknown>

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

function compileOne(schema: Node): ValidateFunction {
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

const sentences: Record<string, (params: Record<string, any>, schema: any) => string> = {
  type: ({ type }) => `must be ${typeText(type)}`,
  enum: ({ allowedValues }) => `must be one of: ${quoted(allowedValues)}`,
  const: ({ allowedValue }) => `must be ${quoted([allowedValue])}`,
  minLength: ({ limit }) => `must have at least ${limit} characters`,
  maxLength: ({ limit }) => `must have at most ${limit} characters`,
  minItems: ({ limit }) => `must have at least ${limit} entries`,
  maxItems: ({ limit }) => `must have at most ${limit} entries`,
  minProperties: ({ limit }) => `must have at least ${limit} fields`,
  maxProperties: ({ limit }) => `must have at most ${limit} fields`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be more than ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${limit}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  pattern: ({ pattern }) => `is not written in the expected form (${pattern})`,
  format: ({ format }) => `is not a ${format}`,
  uniqueItems: () => 'holds an entry more than once',
  anyOf: () => 'fits none of the allowed forms',
  oneOf: () => 'must fit exactly one of the allowed forms',
  not: () => 'has a form that is not allowed',
  if: () => 'does not fit its other values',
}

/** The path of a fault; for a missing field, the path of that field instead of its parent. */
function faultOf({ instancePath, keyword, params, parentSchema }: ErrorObject): FieldError {
  const add = (name: string) =>
    `${instancePath}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  if (keyword === 'required' || keyword === 'dependentRequired')
    return {
      path: add(String(params.missingProperty)),
      message: `"${params.missingProperty}" is missing.`,
    }
  const extra = (params.additionalProperty ?? params.unevaluatedProperty) as string | undefined
  if (extra !== undefined)
    return { path: add(extra), message: `There is no field "${extra}" in the schema.` }
  const name =
    typeof parentSchema?.title === 'string'
      ? parentSchema.title
      : `"${last(instancePath) || 'The event'}"`
  return {
    path: instancePath,
    message: `${name} ${sentences[keyword]?.(params, parentSchema) ?? 'does not fit the schema'}.`,
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
export function compileSchemas(schemas: readonly Node[]): CheckEvent {
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
