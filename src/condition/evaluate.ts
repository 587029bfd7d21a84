import { sql, type RawBuilder } from 'kysely'
import { matchAll, isCondition, isOn, MAX_DEPTH, type Condition } from './condition.ts'
import { isTellable } from './date-math.ts'
import type { ConditionFacts, ProfileFacts, Subject } from './facts.ts'
import type {
  CompileTools,
  ConditionEvaluator,
  BulkQueryContext,
  Transition,
  Predicate,
  PrepareTools,
  RowSources,
} from './kind.ts'
import type { Language } from './language.ts'
import type { ValueKind } from './operands.ts'

export interface EvaluatorOptions {
  /** IANA zone in which days begin. */
  zone: string
  /** Declared types of properties. */
  typeOf(subject: Subject, path: string): ValueKind | null
}

/** Why a condition is true or false, node by node. */
export interface ConditionReason {
  /** JSON Pointer below the condition. */
  path: string
  holds: boolean
  /** The line in English. */
  says: string
  /** The observed value: "country is SE". */
  seen: string
  parts: ConditionReason[]
}

export interface Evaluator {
  /**
   * Compiles a condition to a predicate, to be called many times. An invalid condition is never
   * true.
   */
  prepare(condition: unknown): Predicate
  /**
   * SQL that is true for exactly the rows for which the predicate is true at that moment. Never
   * null.
   */
  compile(
    condition: unknown,
    rows: RowSources,
    now: number,
    known?: KnownAnswers,
  ): RawBuilder<boolean>
  /**
   * The same for a statement about all profiles of a tenant, `from profiles p`: each additional set
   * of rows is joined once (`joins`), for all conditions that use it.
   */
  compileAll(question: BulkQuery): BulkCompiler
  explain(
    condition: unknown,
    facts: ConditionFacts,
    describe: (part: unknown) => string,
  ): ConditionReason
  /**
   * When to evaluate again although nothing happens: the first instant after now at which the
   * predicate's result changes by time alone, or an earlier one after many that changed nothing.
   * Null: never, or not before `before`.
   */
  nextTransitionAt(
    condition: unknown,
    predicate: Predicate,
    profile: ProfileFacts,
    now: number,
    before?: number,
  ): number | null
}

/**
 * Condition objects, by identity, whose results for the row are already in a column: as parts of
 * other conditions they are read from there.
 */
export type KnownAnswers = ReadonlyMap<unknown, RawBuilder<boolean>>

export interface BulkQuery {
  tenantId: string
  now: number
  known?: KnownAnswers
  /** Whether there may be events in the future. */
  future?: boolean
}

export interface BulkCompiler {
  /** True of the row `p`, never null. */
  holds(condition: unknown): RawBuilder<boolean>
  /** When to evaluate the person in row `p` again; see `Transition`. */
  transition(condition: unknown): Transition
  /** The joins after `from profiles p`; read once all conditions are compiled. */
  joins(): RawBuilder<unknown>
}

/** Instants that are tried before a timer is set anyway. */
const MAX_LOOKS = 100

const never: Predicate = () => false

interface TimedNode {
  node: Condition
  transitions: NonNullable<ConditionEvaluator['transitions']>
}

/** Shared state for reading the conditions of one language. */
interface EvaluationContext {
  language: Language
  options: EvaluatorOptions
  /** An expanded condition with its evaluator; null where it is invalid. */
  readable(value: unknown, depth: number): { node: Condition; evaluator: ConditionEvaluator } | null
  prepare(value: unknown, depth?: number): Predicate
  toolsAt(depth: number): PrepareTools
}

/**
 * The evaluation of a language's conditions, for facts in memory and for rows in the database, from
 * one definition each.
 * @throws Error for a kind without an evaluator
 */
export function createEvaluator(
  language: Language,
  evaluators: Readonly<Record<string, ConditionEvaluator>>,
  options: EvaluatorOptions,
): Evaluator {
  for (const { id } of language.definitions)
    if (!evaluators[id]) throw new Error(`the kind of condition ${id} has no meaning`)
  const reading = createReading(language, evaluators, options)
  return {
    nextTransitionAt: createNextTransition(reading),
    compileAll: (question) => compileAll(reading, question),
    prepare: (condition) => reading.prepare(condition),
    compile: (condition, rows, now, known = new Map()) =>
      compiler(reading, { now, top: rows, known }).holds(condition),
    explain: (condition, facts, describe) => explain({ reading, facts, describe }, condition),
  }
}

function createReading(
  language: Language,
  evaluators: Readonly<Record<string, ConditionEvaluator>>,
  options: EvaluatorOptions,
): EvaluationContext {
  const readable: EvaluationContext['readable'] = (value, depth) => {
    if (!isCondition(value) || depth > MAX_DEPTH) return null
    const node = isOn(value) ? language.expand(value) : matchAll
    const evaluator = evaluators[node.type]
    return evaluator ? { node, evaluator } : null
  }
  function prepare(value: unknown, depth = 0): Predicate {
    const found = readable(value, depth)
    return found ? found.evaluator.prepare(found.node, toolsAt(depth)) : never
  }
  const toolsAt = (depth: number): PrepareTools => ({
    ...options,
    prepare: (part) => prepare(part, depth + 1),
  })
  return { language, options, readable, prepare, toolsAt }
}

interface Compiling {
  now: number
  /** The rows that the statement itself is about. */
  top: RowSources
  known: KnownAnswers
  bulk?: BulkQueryContext
}

/** Compiles the conditions of one statement to SQL, with aliases numbered throughout. */
function compiler(
  { language, options, readable }: EvaluationContext,
  { now, top, known, bulk }: Compiling,
) {
  let aliases = 0
  const alias = () => `c${++aliases}`
  const toolsFor = (rows: RowSources, depth: number): CompileTools => ({
    moment: { now, zone: options.zone },
    rows,
    typeOf: options.typeOf,
    alias,
    compile: (inner, other = rows) => holds(inner, other, depth + 1),
    ...(bulk ? { bulk } : {}),
  })
  const holds = (part: unknown, rows: RowSources = top, depth = 0): RawBuilder<boolean> => {
    const answered = rows === top ? known.get(part) : undefined
    if (answered) return answered
    const found = readable(part, depth)
    return found ? found.evaluator.compile(found.node, toolsFor(rows, depth)) : sql<boolean>`false`
  }
  const moves = (part: unknown) => language.dependsOn(part).clock
  const flip = (part: unknown, rows: RowSources, depth = 0): Transition => {
    const found = readable(part, depth)
    if (!found || !moves(found.node)) return 'never'
    return (
      found.evaluator.compileTransition?.(found.node, {
        ...toolsFor(rows, depth),
        bulk: bulk!,
        moves,
        transition: (inner) => flip(inner, rows, depth + 1),
      }) ?? null
    )
  }
  return { holds, flip }
}

function compileAll(
  reading: EvaluationContext,
  { tenantId, now, known = new Map(), future = true }: BulkQuery,
): BulkCompiler {
  const joined = new Map<string, { alias: string; select: RawBuilder<unknown> }>()
  const bulk: BulkQueryContext = {
    tenantId,
    future,
    join(key, select) {
      const known = joined.get(key)
      if (known) return known.alias
      const alias = `j${joined.size + 1}`
      joined.set(key, { alias, select })
      return alias
    },
  }
  const rows: RowSources = { profile: { alias: 'p' } }
  const asked = compiler(reading, { now, top: rows, known, bulk })
  return {
    holds: (condition) => asked.holds(condition),
    transition: (condition) => asked.flip(condition, rows),
    joins: () =>
      sql.join(
        [...joined.values()].map(
          ({ alias, select }) =>
            sql`left join (${select}) ${sql.ref(alias)} on ${sql.ref(`${alias}.profile_id`)} = p.id`,
        ),
        sql` `,
      ),
  }
}

interface Explaining {
  reading: EvaluationContext
  facts: ConditionFacts
  describe(part: unknown): string
}

function explain(explaining: Explaining, value: unknown, path = '', depth = 0): ConditionReason {
  const {
    reading: { language, readable, prepare, toolsAt },
    facts,
    describe,
  } = explaining
  const found = readable(value, depth)
  if (!found) return { path, holds: false, says: describe(value), seen: '', parts: [] }
  const { node, evaluator } = found
  const parts = language
    .partsOf(node)
    .filter(
      (part) => part.about === undefined && (!isCondition(part.condition) || isOn(part.condition)),
    )
  return {
    path,
    holds: prepare(node, depth)(facts),
    says: describe(value),
    seen: evaluator.seen?.(node, facts, toolsAt(depth)) ?? '',
    parts:
      node === value
        ? parts.map((part) =>
            explain(
              explaining,
              part.condition,
              `${path}/parameterValues/${part.steps.join('/')}`,
              depth + 1,
            ),
          )
        : [],
  }
}

/**
 * Computes `Evaluator.nextTransitionAt`, and remembers which nodes of a condition time may change.
 */
function createNextTransition({
  language,
  options,
  readable,
}: EvaluationContext): Evaluator['nextTransitionAt'] {
  const moving = new WeakMap<object, readonly TimedNode[]>()

  /**
   * The nodes of a condition that time alone may change, found once, because the same conditions
   * are evaluated for many people.
   */
  function movingIn(root: unknown): readonly TimedNode[] {
    const known = typeof root === 'object' && root !== null && moving.get(root)
    if (known) return known
    if (!isCondition(root)) return []
    const all: TimedNode[] = []
    const visit = (value: unknown, depth: number) => {
      const found = readable(value, depth)
      if (!found || !isOn(found.node)) return
      if (found.evaluator.transitions)
        all.push({ node: found.node, transitions: found.evaluator.transitions })
      for (const part of language.partsOf(found.node)) visit(part.condition, depth + 1)
    }
    visit(root, 0)
    moving.set(root, all)
    return all
  }

  return (root, judge, profile, now, before = Infinity) => {
    const looks: number[] = []
    const moment = { now, zone: options.zone }
    for (const { node, transitions } of movingIn(root))
      for (const at of transitions(node, profile, moment))
        if (at > now && at < before && isTellable(at)) looks.push(at)
    if (looks.length === 0) return null
    const holds = judge({ now, profile })
    return (
      [...new Set(looks)]
        .sort((a, b) => a - b)
        .find((at, index) => index >= MAX_LOOKS || judge({ now: at, profile }) !== holds) ?? null
    )
  }
}
