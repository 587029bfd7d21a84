import type { RawBuilder } from 'kysely'
import type { FieldError } from '#model/lib/errors.ts'
import type { Condition } from './condition.ts'
import type { DateReader, ZonedInstant } from './date-expression.ts'
import type { ConditionFacts, ProfileFacts, Subject } from './facts.ts'
import type { ValueKind } from './operands.ts'

/** The type of a parameter, which decides its control in the builder and its check. */
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

/** A condition inside a condition, with its place. */
export interface ConditionPart {
  condition: unknown
  steps: (string | number)[]
  /** The subject of the part, when it differs from that of the whole. */
  about?: Subject
}

/** The data that a condition depends on, so that it is evaluated again when that changes. */
export interface Dependencies {
  /** `profile:properties.country`, `event:target.itemId`: subject and path. */
  properties: Set<string>
  /** Types of the events that are counted; `*` for all. */
  eventTypes: Set<string>
  segments: Set<string>
  lists: Set<string>
  scorings: Set<string>
  goals: Set<string>
  campaigns: Set<string>
  journeys: Set<string>
  /** Segments whose membership history is used; they are also in `segments`. */
  membershipPeriods: Set<string>
  /** Whether outcomes of emails are used; their campaigns are also in `campaigns`. */
  mails: boolean
  consents: boolean
  /** True when the result may change as time passes. */
  clock: boolean
}

export interface CheckTools {
  /** Declared type of a property; null when it is not declared. */
  typeOf(subject: Subject, path: string): ValueKind | null
  readDate: DateReader
  /** Whether a comparison with these parameters has an operand that it can compare. */
  isComparable(parameters: Record<string, unknown>, declared: ValueKind | null): boolean
  /** Whether a record exists; null when the caller cannot know. */
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

/** True of every profile or of none, with the reason for the author. */
export interface Certain {
  verdict: 'always' | 'never'
  message: string
}

/** The heading under which the builder offers a kind. */
export const conditionFamilies = {
  is: 'Profile',
  did: 'Activity',
  belongs: 'Belonging',
  visit: 'Visit',
  event: 'Event',
  logic: 'Logic',
} as const

/**
 * The definition of a kind of condition: everything that a browser needs to offer, check and
 * explain it. Independent of rows and facts.
 */
export interface ConditionDefinition {
  id: string
  title: string
  description: string
  family: keyof typeof conditionFamilies
  /** The subject it applies to; `any` where only its parts have one. */
  about: Subject | 'any'
  /** Apache Unomi's system tags: where the kind may be used. */
  tags: readonly string[]
  parameters: readonly ConditionParameter[]
  parts?(node: Condition): ConditionPart[]
  /** Faults that the parameters alone do not show; paths are below the node. */
  check?(node: Condition, tools: CheckTools): FieldError[]
  /** Part of a sentence about the person: "country is one of NO, SE". */
  describe(node: Condition, tools: DescribeTools): string
  dependsOn?(node: Condition, found: Dependencies): void
  /** A result that is certain for any data, and why; null when there is none. */
  lint?(node: Condition, readDate: DateReader): Certain | null
}

export type Predicate = (facts: ConditionFacts, inside?: Inside) => boolean

/** The list element that a nested condition applies to. */
export interface Inside {
  path: string
  element: unknown
}

export interface PrepareTools {
  zone: string
  typeOf(subject: Subject, path: string): ValueKind | null
  prepare(part: unknown): Predicate
}

/** SQL for the row of each subject that is in scope. */
export interface RowSources {
  profile?: RowNames
  session?: RowNames
  event?: RowNames
  inside?: { path: string; element: RawBuilder<unknown> }
}
export interface RowNames {
  /** Alias of the table in the statement: a plain name of ours, never input. */
  alias: string
}

export interface CompileTools {
  moment: ZonedInstant
  rows: RowSources
  typeOf(subject: Subject, path: string): ValueKind | null
  compile(part: unknown, rows?: RowSources): RawBuilder<boolean>
  /** A name that is unique in the statement. */
  alias(): string
  /** Set where all profiles are evaluated at once. Absent: a few are, each by its own lookups. */
  bulk?: BulkQueryContext
}

/**
 * Joins that are computed once for all profiles of a statement: for a million people an aggregation
 * takes seconds where as many lookups take minutes.
 */
export interface BulkQueryContext {
  tenantId: string
  /** True when there may be events in the future, which count once their time has come. */
  future: boolean
  /**
   * Joins rows that have a `profile_id`, at most one for each person; the columns are null for
   * people without one. Rows with the same key are joined once.
   * @returns the name of the joined rows
   */
  join(key: string, select: RawBuilder<unknown>): string
}

/**
 * An instant in SQL (`timestamptz`, `infinity` when there is none) before which time alone does not
 * change the result for the row. It is never later than the true one, so evaluating again then is
 * always in time. `never` for all rows; null when only the in-memory evaluation knows.
 */
export type Transition = RawBuilder<Date> | 'never' | null

export interface TransitionTools extends CompileTools {
  bulk: BulkQueryContext
  transition(part: unknown): Transition
  /** Whether time alone can change the result of a part. */
  moves(part: unknown): boolean
}

/**
 * The evaluation of a kind of condition, twice: for one person in memory and for all in the
 * database. Both must agree; `cases.json` and the property tests enforce it.
 */
export interface ConditionEvaluator {
  prepare(node: Condition, tools: PrepareTools): Predicate
  /** True or false, never null: a null would be false here and neither in a negation. */
  compile(node: Condition, tools: CompileTools): RawBuilder<boolean>
  /**
   * The observed value that explains a result: "country is SE". Empty when the parts explain it.
   */
  seen?(node: Condition, facts: ConditionFacts, tools: PrepareTools): string
  /**
   * Instants after now at which time alone may change the node's own result for the person. Must be
   * complete; superfluous ones do no harm. Absent: there are none.
   */
  transitions?(node: Condition, profile: ProfileFacts, moment: ZonedInstant): Iterable<number>
  /**
   * The same for rows, called only for nodes that depend on the clock. Absent: only the in-memory
   * evaluation knows.
   */
  compileTransition?(node: Condition, tools: TransitionTools): Transition
}
