import { sql, type RawBuilder } from 'kysely'
import { DEEPEST, isCondition, isOn, type Condition } from './condition.ts'
import type { Facts, ProfileFacts, Subject } from './facts.ts'
import type { CompileTools, ConditionMeaning, Judge, PrepareTools, Rows } from './kind.ts'
import type { Language } from './language.ts'
import type { ValueKind } from './operands.ts'

export interface MeaningOptions {
  /** IANA zone in which days begin. */
  zone: string
  /** Declared types of properties. */
  typeOf(subject: Subject, path: string): ValueKind | null
}

/** Why a condition is true or false, node by node. */
export interface Reason {
  /** JSON Pointer below the condition. */
  path: string
  holds: boolean
  /** The line in English. */
  says: string
  /** What was seen instead or thereby: "country is SE". */
  seen: string
  parts: Reason[]
}

export interface Meaning {
  /** A judge for one condition, made once and asked often. What cannot be read is never true. */
  prepare(condition: unknown): Judge
  /** SQL that is true for exactly the rows for which the judge says so at that moment. Never null. */
  compile(condition: unknown, rows: Rows, now: number): RawBuilder<boolean>
  explain(condition: unknown, facts: Facts, describe: (part: unknown) => string): Reason
  /**
   * When to look again although nothing happens: the first instant after now at which the judge's answer changes by time alone, or one before it
   * after many that changed nothing. Null: never.
   */
  nextFlip(condition: unknown, judge: Judge, profile: ProfileFacts, now: number): number | null
}

/** Instants that are tried before a timer is set anyway. */
const MOST_LOOKS = 100

const never: Judge = () => false

/**
 * What the conditions of a language mean: for facts in memory and for rows in the database, from one definition each.
 * @throws Error for a kind without a meaning
 */
export function createMeaning(language: Language, meanings: Readonly<Record<string, ConditionMeaning>>, options: MeaningOptions): Meaning {
  for (const { id } of language.definitions) if (!meanings[id]) throw new Error(`the kind of condition ${id} has no meaning`)

  const readable = (value: unknown, depth: number): { node: Condition; meaning: ConditionMeaning } | null => {
    if (!isCondition(value) || depth > DEEPEST) return null
    const node = language.expand(value)
    const meaning = meanings[node.type]
    return meaning ? { node, meaning } : null
  }

  function prepare(value: unknown, depth = 0): Judge {
    const found = readable(value, depth)
    return found ? found.meaning.prepare(found.node, toolsAt(depth)) : never
  }
  const toolsAt = (depth: number): PrepareTools => ({ ...options, prepare: (part) => prepare(part, depth + 1) })

  function compile(value: unknown, rows: Rows, now: number): RawBuilder<boolean> {
    let aliases = 0
    const at = (part: unknown, inRows: Rows, depth: number): RawBuilder<boolean> => {
      const found = readable(part, depth)
      if (!found) return sql<boolean>`false`
      const tools: CompileTools = { moment: { now, zone: options.zone }, rows: inRows, typeOf: options.typeOf, alias: () => `c${++aliases}`, compile: (inner, other = inRows) => at(inner, other, depth + 1) }
      return found.meaning.compile(found.node, tools)
    }
    return at(value, rows, 0)
  }

  function explain(value: unknown, facts: Facts, describe: (part: unknown) => string, path = '', depth = 0): Reason {
    const found = readable(value, depth)
    if (!found) return { path, holds: false, says: describe(value), seen: '', parts: [] }
    const { node, meaning } = found
    const parts = language.partsOf(node).filter((part) => part.about === undefined && (!isCondition(part.condition) || isOn(part.condition)))
    return {
      path,
      holds: prepare(node, depth)(facts),
      says: describe(value),
      seen: meaning.seen?.(node, facts, toolsAt(depth)) ?? '',
      parts: node === value ? parts.map((part) => explain(part.condition, facts, describe, `${path}/parameterValues/${part.steps.join('/')}`, depth + 1)) : [],
    }
  }

  function nextFlip(root: unknown, judge: Judge, profile: ProfileFacts, now: number): number | null {
    const instants = new Set<number>()
    const visit = (value: unknown, depth: number) => {
      const found = readable(value, depth)
      if (!found || !isOn(found.node)) return
      for (const at of found.meaning.flips?.(found.node, profile, { now, zone: options.zone }) ?? []) if (at > now && at < 8.64e15) instants.add(at)
      for (const part of language.partsOf(found.node)) visit(part.condition, depth + 1)
    }
    visit(root, 0)
    const holds = judge({ now, profile })
    const looks = [...instants].sort((a, b) => a - b)
    return looks.find((at, index) => index >= MOST_LOOKS || judge({ now: at, profile }) !== holds) ?? null
  }

  return { nextFlip, prepare: (condition) => prepare(condition), compile, explain: (condition, facts, describe) => explain(condition, facts, describe) }
}
