import type { FieldError } from '#model/lib/errors.ts'
import { message, say } from '#language'
import {
  joinPointer,
  MAX_DEPTH,
  matchAll,
  fieldError,
  isCondition,
  isOn,
  MAX_CONDITIONS,
  type Condition,
} from './condition.ts'
import type { Subject } from './facts.ts'
import type {
  CheckTools,
  ConditionDefinition,
  ConditionParameter,
  Dependencies,
  DescribeTools,
  ConditionPart,
} from './kind.ts'

/**
 * A condition type saved by users: another condition with placeholders, `parameter::name` (Apache
 * Unomi, parentCondition).
 */
export interface SavedConditionType {
  id: string
  name: string
  parentCondition: Condition
  parameters: readonly ConditionParameter[]
  about: Subject | 'any'
  /**
   * Converts the given values for the placeholders: days to a date expression, seconds to
   * milliseconds.
   */
  read?(given: Record<string, unknown>): Record<string, unknown>
}

export interface Language {
  definitions: readonly ConditionDefinition[]
  definitionOf(type: string): ConditionDefinition | null
  savedTypes: readonly SavedConditionType[]
  /**
   * Replaces a saved type by its definition, with the values filled in; anything else is returned
   * unchanged.
   * @throws Error when types refer to each other in a cycle
   */
  expand(condition: Condition): Condition
  partsOf(condition: Condition): ConditionPart[]
  /**
   * Every fault, each with a JSON Pointer to the node or parameter below `path`. Empty: it can be
   * saved.
   */
  check(condition: unknown, about: Subject | 'any', tools: CheckTools, path?: string): FieldError[]
  /** A sentence part in the current language, without a full stop. Never throws. */
  describe(condition: unknown, tools: Omit<DescribeTools, 'describe'>): string
  /** Complete: a change to anything else never changes the result. */
  dependsOn(condition: unknown): Dependencies
}

const FILLED = /^parameter::(\w+)$/
const MAX_EXPANSIONS = 10

/**
 * An empty placeholder of the parent removes the condition that contains it (as in Apache Unomi).
 */
const EMPTY = Symbol('empty')

function fill(value: unknown, given: Record<string, unknown>): unknown {
  if (typeof value === 'string') {
    const name = FILLED.exec(value)?.[1]
    if (!name) return value
    const filled = given[name]
    return filled === undefined || filled === null || filled === '' ? EMPTY : filled
  }
  if (Array.isArray(value))
    return value.map((one) => fill(one, given)).filter((one) => one !== EMPTY)
  if (isCondition(value)) {
    const parameterValues: Record<string, unknown> = {}
    for (const [key, one] of Object.entries(value.parameterValues)) {
      const filled = fill(one, given)
      if (filled === EMPTY) return EMPTY
      parameterValues[key] = filled
    }
    return { ...value, parameterValues }
  }
  return value
}

const none = (): Dependencies => ({
  properties: new Set(),
  eventTypes: new Set(),
  segments: new Set(),
  lists: new Set(),
  scorings: new Set(),
  goals: new Set(),
  campaigns: new Set(),
  journeys: new Set(),
  membershipPeriods: new Set(),
  mails: false,
  consents: false,
  clock: false,
})

/**
 * The condition language over a set of kinds: validation, description in words, and dependencies.
 * `createEvaluator` defines the evaluation for facts and rows.
 * @throws Error for two kinds with one id
 */
export function createLanguage(
  definitions: readonly ConditionDefinition[],
  savedTypes: readonly SavedConditionType[] = [],
): Language {
  const byId = new Map<string, ConditionDefinition>()
  for (const definition of definitions) {
    if (byId.has(definition.id))
      throw new Error(`two kinds of condition are called ${definition.id}`)
    byId.set(definition.id, definition)
  }
  const ownTypes = savedTypes.filter(({ id }) => !byId.has(id))
  const saved = new Map(ownTypes.map((savedType) => [savedType.id, savedType]))

  function expand(condition: Condition): Condition {
    let current = condition
    for (let n = 0; saved.has(current.type); n++) {
      if (n >= MAX_EXPANSIONS)
        throw new Error(`The condition type ${condition.type} is built on itself.`)
      const { parentCondition, parameters, read = (one) => one } = saved.get(current.type)!
      const given = read({
        ...Object.fromEntries(
          parameters.flatMap(({ id, default: value }) =>
            value === undefined ? [] : [[id, value]],
          ),
        ),
        ...current.parameterValues,
      })
      const filled = fill(parentCondition, given)
      current =
        filled === EMPTY
          ? matchAll
          : { ...(filled as Condition), ...(condition.enabled === false ? { enabled: false } : {}) }
    }
    return current
  }

  const partsOf = (condition: Condition): ConditionPart[] =>
    byId.get(condition.type)?.parts?.(condition) ?? []

  function describe(value: unknown, tools: Omit<DescribeTools, 'describe'>, depth = 0): string {
    if (!isCondition(value) || depth > MAX_DEPTH) return say('an invalid condition')
    const type = saved.get(value.type)
    if (type) return saidShort(type, value)
    const definition = byId.get(value.type)
    if (!definition) return say('an unknown condition "{type}"', { type: value.type })
    try {
      return definition.describe(value, {
        ...tools,
        describe: (part) =>
          isCondition(part) && !isOn(part)
            ? describe(matchAll, tools, depth + 1)
            : describe(part, tools, depth + 1),
      })
    } catch {
      return say('an invalid condition "{title}"', { title: say(definition.title) })
    }
  }

  function dependsOn(value: unknown): Dependencies {
    const dependencies = none()
    const visit = (one: unknown, depth: number) => {
      if (!isCondition(one) || !isOn(one) || depth > MAX_DEPTH) return
      const condition = expand(one)
      byId.get(condition.type)?.dependsOn?.(condition, dependencies)
      for (const part of partsOf(condition)) visit(part.condition, depth + 1)
    }
    visit(value, 0)
    return dependencies
  }

  const language: Language = {
    definitions,
    definitionOf: (type) => byId.get(type) ?? null,
    savedTypes: [...saved.values()],
    expand,
    partsOf,
    describe,
    dependsOn,
    check: (condition, about, tools, path = '') =>
      checkCondition(language, condition, about, tools, path),
  }
  return language
}

function saidShort(type: SavedConditionType, { parameterValues }: Condition): string {
  const given = Object.entries(parameterValues).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined,
  )
  if (given.length === 0) return say('{type} matches', { type: type.name })
  const parameters = given.map(
    ([key, value]) => `${key} ${Array.isArray(value) ? value.join(', ') : String(value)}`,
  )
  return say('{type} matches with {parameters}', {
    type: type.name,
    parameters: parameters.join(', '),
  })
}

/** What a kind is about, and where it was used instead. */
const UNFIT: Record<string, string> = {
  'profile session': message('{type} applies to profiles, not to visits.'),
  'profile event': message('{type} applies to profiles, not to events.'),
  'session profile': message('{type} applies to visits, not to profiles.'),
  'session event': message('{type} applies to visits, not to events.'),
  'event profile': message('{type} applies to events, not to profiles.'),
  'event session': message('{type} applies to events, not to visits.'),
}

/**
 * Whether a condition about a subject is valid at a position: one about a person wherever a person
 * is known, one about an event only where there is one.
 */
export const fitsAt = (subject: Subject | 'any', position: Subject | 'any'): boolean =>
  subject === 'any' ||
  position === 'any' ||
  subject === position ||
  (position === 'event' && subject !== 'event')

function checkCondition(
  language: Language,
  root: unknown,
  about: Subject | 'any',
  tools: CheckTools,
  rootPath: string,
): FieldError[] {
  const faults: FieldError[] = []
  let leaves = 0
  const visit = (value: unknown, position: Subject | 'any', path: string, depth: number) => {
    if (depth > MAX_DEPTH)
      return void faults.push(
        fieldError(path, say('Groups can be nested {count} levels deep.', { count: MAX_DEPTH })),
      )
    if (!isCondition(value))
      return void faults.push(fieldError(path, say('A condition needs a type and parameters.')))
    const saved = language.savedTypes.find((savedType) => savedType.id === value.type)
    const definition = language.definitionOf(value.type)
    const known = definition ?? saved
    if (!known)
      return void faults.push(
        fieldError(
          joinPointer(path, 'type'),
          say('The condition type "{type}" does not exist.', { type: value.type }),
        ),
      )
    const subject = known.about
    if (!fitsAt(subject, position))
      faults.push(
        fieldError(
          joinPointer(path, 'type'),
          say(UNFIT[`${subject} ${position}`]!, {
            type: definition ? say(definition.title) : saved!.name,
          }),
        ),
      )
    const inner = joinPointer(path, 'parameterValues')
    faults.push(...checkParameters(known.parameters, value.parameterValues, inner))
    if (saved) {
      faults.push(...missingRecords(saved.parameters, value.parameterValues, tools, inner))
      return void leaves++
    }
    faults.push(
      ...(definition!.check?.(value, tools) ?? []).map((one) => ({
        ...one,
        path: path + one.path,
      })),
    )
    const parts = language.partsOf(value)
    if (!definition!.parts) leaves++
    for (const part of parts)
      visit(part.condition, part.about ?? position, joinPointer(inner, ...part.steps), depth + 1)
  }
  visit(root, about, rootPath, 0)
  if (leaves > MAX_CONDITIONS)
    faults.push(
      fieldError(
        rootPath,
        say('A condition has at most {most} parts. This one has {count}.', {
          most: MAX_CONDITIONS,
          count: leaves,
        }),
      ),
    )
  return faults
}

function checkParameters(
  parameters: readonly ConditionParameter[],
  values: Record<string, unknown>,
  path: string,
): FieldError[] {
  const faults: FieldError[] = []
  for (const parameter of parameters) {
    const value = values[parameter.id]
    const at = joinPointer(path, parameter.id)
    if (
      value === undefined ||
      value === null ||
      value === '' ||
      (Array.isArray(value) && value.length === 0 && parameter.required)
    ) {
      if (parameter.required)
        faults.push(
          fieldError(at, say('Enter a value for {title}.', { title: say(parameter.title) })),
        )
      continue
    }
    const list = parameter.multivalued ? [value].flat() : [value]
    for (const one of list) {
      const message = parameterFault(parameter, one)
      if (message) faults.push(fieldError(at, message))
    }
  }
  return faults
}

const MISSING = {
  segment: message('The segment "{name}" does not exist.'),
  list: message('The list "{name}" does not exist.'),
  scoring: message('The scoring plan "{name}" does not exist.'),
  goal: message('The goal "{name}" does not exist.'),
  campaign: message('The campaign "{name}" does not exist.'),
  journey: message('The journey "{name}" does not exist.'),
} as const

/** For saved types, whose parameters are all that is known; built-in kinds check their own. */
function missingRecords(
  parameters: readonly ConditionParameter[],
  values: Record<string, unknown>,
  { exists }: CheckTools,
  path: string,
): FieldError[] {
  return parameters.flatMap(({ id, type }) => {
    if (!(type in MISSING)) return []
    const kind = type as keyof typeof MISSING
    return [values[id]]
      .flat()
      .flatMap((one) =>
        typeof one === 'string' && one !== '' && exists(kind, one) === false
          ? [fieldError(joinPointer(path, id), say(MISSING[kind], { name: one }))]
          : [],
      )
  })
}

function parameterFault(
  { type, title: english, options, minimum, maximum }: ConditionParameter,
  value: unknown,
): string | null {
  const title = say(english)
  switch (type) {
    case 'integer':
    case 'number':
      if (
        typeof value !== 'number' ||
        !Number.isFinite(value) ||
        (type === 'integer' && !Number.isInteger(value))
      )
        return type === 'integer'
          ? say('{title} must be a whole number.', { title })
          : say('{title} must be a number.', { title })
      if (minimum !== undefined && value < minimum)
        return say('{title} must be at least {minimum}.', { title, minimum: String(minimum) })
      return maximum !== undefined && value > maximum
        ? say('{title} must be at most {maximum}.', { title, maximum: String(maximum) })
        : null
    case 'boolean':
      return typeof value === 'boolean' ? null : say('{title} must be yes or no.', { title })
    case 'choice':
      return options!.some(([one]) => one === value)
        ? null
        : say('{title} must be one of: {values}.', {
            title,
            values: options!.map(([one]) => one).join(', '),
          })
    case 'condition':
    case 'conditions':
    case 'value':
      return null
    case 'text':
      // Some of Apache Unomi's own types take numbers, for example days.
      if (typeof value === 'number' && Number.isFinite(value)) return null
      return typeof value === 'string' && value.length <= 300
        ? null
        : say('{title} must be text of at most {count} characters.', { title, count: 300 })
    default:
      return typeof value === 'string' && value.length <= 300
        ? null
        : say('{title} must be text of at most {count} characters.', { title, count: 300 })
  }
}
