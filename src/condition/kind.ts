import type { RawBuilder } from 'kysely'
import type { FieldError } from '#model/errors.ts'
import type { Condition } from './condition.ts'
import type { Moment } from './date-math.ts'
import type { Facts, ProfileFacts, Subject } from './facts.ts'
import type { ValueKind } from './operands.ts'

/** What a parameter holds, which decides its control in the builder and its check. */
export type ParameterType =
  | 'text'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'duration'
  | 'choice'
  | 'property'
  | 'operator'
  | 'value'
  | 'condition'
  | 'conditions'
  | 'event-type'
  | 'segment'
  | 'list'
  | 'scoring'
  | 'goal'
  | 'campaign'
  | 'journey'
  | 'ids'

export interface ConditionParameter {
  id: string
  title: string
  type: ParameterType
  multivalued?: boolean
  required?: boolean
  /** Used when the parameter is not given. */
  default?: unknown
  minimum?: number
  maximum?: number
  /** For `choice`: value and words. */
  options?: readonly (readonly [value: string, words: string])[]
  help?: string
}

/** A condition inside a condition, with the place where it stands. */
export interface Part {
  condition: unknown
  steps: (string | number)[]
  /** What the part is judged against, when that is not what the whole is judged against. */
  about?: Subject
}

/** What must be looked at again when something changes. */
export interface Dependencies {
  /** `profile:properties.country`, `event:target.itemId`; subject and path. */
  properties: Set<string>
  /** Types of the events that are counted; `*` for all. */
  eventTypes: Set<string>
  segments: Set<string>
  lists: Set<string>
  scorings: Set<string>
  goals: Set<string>
  campaigns: Set<string>
  journeys: Set<string>
  /** Segments whose history of stays is asked for; they stand among `segments`, too. */
  stays: Set<string>
  /** Whether it is asked what became of mails; their campaigns stand among `campaigns`, too. */
  mails: boolean
  consents: boolean
  /** True when the answer may change by time passing alone. */
  clock: boolean
}

export interface CheckTools {
  /** Declared type of a property; null when it is not declared. */
  typeOf(subject: Subject, path: string): ValueKind | null
  moment: Moment
  /** Whether a record exists; null when the caller cannot say. */
  exists(
    kind: 'segment' | 'list' | 'scoring' | 'goal' | 'campaign' | 'journey',
    id: string,
  ): boolean | null
}

export interface DescribeTools {
  describe(part: unknown): string
  /** The title of a property, or its path in words. */
  property(subject: Subject, path: string): string
  /** The name of a segment, list, plan, goal, campaign or journey, or its id. */
  name(kind: 'segment' | 'list' | 'scoring' | 'goal' | 'campaign' | 'journey', id: string): string
}

/** True of everybody or of nobody, with the reason for whoever wrote it. */
export interface Certain {
  verdict: 'always' | 'never'
  message: string
}

/** Under which heading the builder offers a kind. */
export const conditionFamilies = {
  is: 'About the person',
  did: 'What they did',
  belongs: 'Belonging',
  visit: 'About the visit',
  event: 'About the event',
  logic: 'Logic',
} as const

/**
 * What a kind of condition is: everything that a browser needs to offer, check and explain it.
 * Knows neither rows nor facts.
 */
export interface ConditionDefinition {
  id: string
  title: string
  description: string
  family: keyof typeof conditionFamilies
  /** What it may be asked of; `any` where only its parts are asked. */
  about: Subject | 'any'
  /** Apache Unomi's system tags: where the kind may stand. */
  tags: readonly string[]
  parameters: readonly ConditionParameter[]
  parts?(node: Condition): Part[]
  /** Faults beyond what the parameters say; paths are below the node. */
  check?(node: Condition, tools: CheckTools): FieldError[]
  /** Part of a sentence about the person: "country is one of NO, SE". */
  describe(node: Condition, tools: DescribeTools): string
  dependsOn?(node: Condition, found: Dependencies): void
  /** What is certain of the node whatever anybody is or did, and why; null when nothing is. */
  lint?(node: Condition, moment: Moment): Certain | null
}

export type Predicate = (facts: Facts, inside?: Inside) => boolean

/** The element of a list that a nested condition looks at. */
export interface Inside {
  path: string
  element: unknown
}

export interface PrepareTools {
  zone: string
  typeOf(subject: Subject, path: string): ValueKind | null
  prepare(part: unknown): Predicate
}

/**
 * Where the rows stand that a statement is about: SQL for the row of each subject that is in reach.
 */
export interface Rows {
  profile?: RowNames
  session?: RowNames
  event?: RowNames
  inside?: { path: string; element: RawBuilder<unknown> }
}
export interface RowNames {
  /** Alias of the table in the statement; a plain name of ours, never input. */
  alias: string
}

export interface CompileTools {
  moment: Moment
  rows: Rows
  typeOf(subject: Subject, path: string): ValueKind | null
  compile(part: unknown, rows?: Rows): RawBuilder<boolean>
  /** A name that no other part of the statement uses. */
  alias(): string
  /** Where everybody is asked at once. Absent: a few are, and each is looked up. */
  everybody?: Everybody
}

/**
 * What is found for everybody in one go, beside the statement: for a million people a grouping
 * takes seconds where as many look-ups take minutes.
 */
export interface Everybody {
  tenantId: string
  /** True when there may be events of the future, which begin to count when their time comes. */
  future: boolean
  /**
   * Joins rows that have a `profile_id`, at most one for each person; the columns of people without
   * one are null. Rows of one key are joined once.
   * @returns the name of the joined rows
   */
  join(key: string, select: RawBuilder<unknown>): string
}

/**
 * An instant in SQL (`timestamptz`, `infinity` when there is none) before which time alone does not
 * change what is said of the row: at most the true one, so that whoever looks again then loses
 * nothing. `never` for all rows; null when only memory can say.
 */
export type Transition = RawBuilder<Date> | 'never' | null

export interface FlipTools extends CompileTools {
  everybody: Everybody
  flip(part: unknown): Transition
  /** Whether time alone can change what a part says. */
  moves(part: unknown): boolean
}

/**
 * What a kind of condition means, twice: for one person in memory and for all in the database. Both
 * must agree; `cases.json` and the properties hold them to it.
 */
export interface ConditionEvaluator {
  prepare(node: Condition, tools: PrepareTools): Predicate
  compile(node: Condition, tools: CompileTools): RawBuilder<boolean>
  /** What was seen, for "why": "country is SE". Nothing when the parts say it. */
  seen?(node: Condition, facts: Facts, tools: PrepareTools): string
  /**
   * Instants after now at which time alone may change what the node itself says of the person.
   * Complete; too many do no harm. Absent: there are none.
   */
  flips?(node: Condition, profile: ProfileFacts, moment: Moment): Iterable<number>
  /**
   * The same for rows; asked only of nodes that depend on the clock. Absent: only memory can say.
   */
  compileTransition?(node: Condition, tools: FlipTools): Transition
}
