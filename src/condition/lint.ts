import { below, isCondition, isOn, isOr, type Condition } from './condition.ts'
import type { Moment } from './date-math.ts'
import type { Subject } from './facts.ts'
import { fold } from './fold.ts'
import type { Language } from './language.ts'
import type { ValueKind } from './operands.ts'
import { rawOperand } from './operands.ts'
import { comparisonOf, operatorOf } from './operators.ts'

/** What can be saved and is still most likely not meant. */
export interface Finding {
  kind: 'always-true' | 'never-true' | 'never-seen' | 'twice'
  /** JSON Pointer of the line or group. */
  path: string
  message: string
  /** A value that was seen and is spelt nearly so. */
  meant?: { wrong: string; right: string }
}

export interface Seen {
  values: readonly string[]
  /** So many records were looked at, those that changed last; null: every one. */
  among: number | null
}

export interface LintTools {
  typeOf(subject: Subject, path: string): ValueKind | null
  /** The property holds a list, of which one element is enough for a comparison. */
  isList(subject: Subject, path: string): boolean
  /**
   * Values that were seen; null while nobody knows, or when there are too many different ones to
   * know all.
   */
  seen(subject: Subject, path: string): Seen | null
  moment: Moment
}

type Verdict = 'always' | 'never' | null

const SUBJECTS: Record<string, Subject> = {
  profilePropertyCondition: 'profile',
  sessionPropertyCondition: 'session',
  eventPropertyCondition: 'event',
}
const text = (value: unknown) => JSON.stringify(value)

/**
 * Looks for groups and lines that are true of everybody or of nobody, for lines said twice, and for
 * values that were never seen. Says only what is certain: a finding of the first two kinds holds
 * whatever the data is.
 */
export function lintCondition(condition: unknown, language: Language, tools: LintTools): Finding[] {
  const findings: Finding[] = []
  const judge = (value: unknown, path: string): Verdict => {
    if (!isCondition(value) || !isOn(value)) return null
    const { parameterValues: given } = value
    if (value.type === 'matchAllCondition') return 'always'
    if (value.type === 'notCondition') {
      const inner = judge(given.subCondition, below(path, 'parameterValues', 'subCondition'))
      return inner === 'always' ? 'never' : inner === 'never' ? 'always' : null
    }
    if (value.type === 'booleanCondition') return judgeGroup(value, path)
    for (const part of language.partsOf(value))
      judge(part.condition, below(path, 'parameterValues', ...part.steps))
    for (const { id, type } of language.definitionOf(value.type)?.parameters ?? [])
      if (type === 'event-type')
        unseen([given[id]].flat(), tools.seen('event', 'eventType'), path, findings, (name) => name)
    const certain = language.definitionOf(value.type)?.lint?.(value, tools.moment)
    if (certain) {
      findings.push({
        kind: certain.verdict === 'always' ? 'always-true' : 'never-true',
        path,
        message: certain.message,
      })
      return certain.verdict
    }
    return judgeLine(value, path, tools, findings)
  }

  function judgeGroup(value: Condition, path: string): Verdict {
    const parts = (
      Array.isArray(value.parameterValues.subConditions)
        ? (value.parameterValues.subConditions as unknown[])
        : []
    )
      .map((one, index) => ({ one, at: below(path, 'parameterValues', 'subConditions', index) }))
      .filter(({ one }) => isCondition(one) && isOn(one))
    const or = isOr(value)
    const verdicts = parts.map(({ one, at }) => judge(one, at))
    sayTwice(parts, findings)
    if (parts.length === 0) return or ? 'never' : 'always'
    const decides: Verdict = or ? 'always' : 'never'
    if (verdicts.includes(decides)) return decides
    if (verdicts.every((one) => one !== null)) return verdicts[0]!
    const clash = clashOf(
      parts.map(({ one }) => one as Condition),
      or,
      tools,
    )
    if (!clash) return null
    findings.push({ kind: or ? 'always-true' : 'never-true', path, message: clash })
    return decides
  }

  const whole = judge(condition, '')
  if (whole && !isBare(condition) && !findings.some((one) => one.path === ''))
    findings.push({
      kind: whole === 'always' ? 'always-true' : 'never-true',
      path: '',
      message: whole === 'always' ? 'This is true of everybody.' : 'This is true of nobody.',
    })
  return findings
}

/** "Everybody", said on purpose. */
const isBare = (condition: unknown): boolean =>
  isCondition(condition) &&
  (condition.type === 'matchAllCondition' ||
    (condition.type === 'booleanCondition' &&
      !isOr(condition) &&
      !(
        Array.isArray(condition.parameterValues.subConditions) &&
        condition.parameterValues.subConditions.length > 0
      )))

function sayTwice(parts: { one: unknown; at: string }[], findings: Finding[]): void {
  const before = new Set<string>()
  for (const { one, at } of parts) {
    const key = text(one)
    if (before.has(key))
      findings.push({ kind: 'twice', path: at, message: 'The same stands in this group already.' })
    before.add(key)
  }
}

function judgeLine(
  { type, parameterValues: given }: Condition,
  path: string,
  tools: LintTools,
  findings: Finding[],
): Verdict {
  const subject = SUBJECTS[type]
  const name = given.propertyName
  if (!subject || typeof name !== 'string') return null
  const comparison = comparisonOf(given, tools.typeOf(subject, name), tools.moment)
  if (!comparison) return null
  if (comparison.test === 'range' && !comparison.negative) {
    const { from, to, fromIn, toIn } = comparison
    if (from !== null && to !== null && (from > to || (from === to && !(fromIn && toIn)))) {
      findings.push({
        kind: 'never-true',
        path,
        message: 'Nothing lies between these two: the first is the greater.',
      })
      return 'never'
    }
  }
  const operator = operatorOf(given.comparisonOperator)
  if (comparison.test === 'equal' && comparison.kind === 'text')
    unseen(
      rawOperand(given, operator!.arity)?.values ?? [],
      tools.seen(subject, name),
      path,
      findings,
    )
  return null
}

/**
 * @param same what is equal for two values that count as one: texts do whatever their case and
 * accents, names of event types do not
 */
function unseen(
  values: readonly unknown[],
  seen: Seen | null,
  path: string,
  findings: Finding[],
  same = fold,
): void {
  if (!seen || seen.values.length === 0) return
  const known = new Set(seen.values.map(same))
  const missed =
    seen.among === null
      ? 'was never seen here'
      : `was not seen in the ${seen.among.toLocaleString('en')} that changed last`
  for (const value of values) {
    if (typeof value !== 'string' || value === '' || known.has(same(value))) continue
    const right = nearest(value, seen.values)
    findings.push({
      kind: 'never-seen',
      path,
      message: `"${value}" ${missed}${right ? `; did you mean "${right}"?` : '.'}`,
      ...(right ? { meant: { wrong: value, right } } : {}),
    })
  }
}

/** The value that is spelt most alike: at most one letter in three differs. */
export function nearest(value: string, among: readonly string[]): string | null {
  const wanted = fold(value)
  let best: { one: string; away: number } | null = null
  for (const one of among) {
    const away = distance(wanted, fold(one))
    if (away <= Math.max(1, Math.floor(wanted.length / 3)) && (!best || away < best.away))
      best = { one, away }
  }
  return best?.one ?? null
}

/** Letters to change, add or take away (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min(
        row[j]! + 1,
        next[j - 1]! + 1,
        row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[other.length]!
}

type Range = {
  from: string | number | null
  to: string | number | null
  fromIn: boolean
  toIn: boolean
}

/**
 * Why lines of an "all of" cannot hold together, or why one of an "any of" always holds; null when
 * nothing is certain.
 */
function clashOf(parts: readonly Condition[], or: boolean, tools: LintTools): string | null {
  const named = new Map<string, Condition[]>()
  for (const part of parts) {
    const subject = SUBJECTS[part.type]
    const name = part.parameterValues.propertyName
    if (subject && typeof name === 'string')
      named.set(`${subject}:${name}`, [...(named.get(`${subject}:${name}`) ?? []), part])
  }
  const texts = parts.map(text)
  for (const part of parts) {
    const inner = part.type === 'notCondition' ? part.parameterValues.subCondition : null
    if (isCondition(inner) && isOn(inner) && texts.includes(text(inner)))
      return or
        ? 'One of two lines always holds: the second is the opposite of the first.'
        : 'Two lines cannot hold together: the second is the opposite of the first.'
  }
  const howOften = oftenClash(parts, or)
  if (howOften) return howOften
  for (const [key, same] of named) {
    const [subject, name] = [
      key.slice(0, key.indexOf(':')) as Subject,
      key.slice(key.indexOf(':') + 1),
    ]
    const comparisons = same.map((one) =>
      comparisonOf(one.parameterValues, tools.typeOf(subject, name), tools.moment),
    )
    if (opposites(same))
      return or
        ? 'One of two lines always holds: the second is the opposite of the first.'
        : 'Two lines cannot hold together: the second is the opposite of the first.'
    // Of a list each line may find another element.
    if (or || tools.isList(subject, name) || tools.typeOf(subject, name) === null) continue
    const positive = comparisons.filter((one) => one && !one.negative)
    const sets = positive.flatMap((one) => (one!.test === 'equal' ? [new Set(one!.values)] : []))
    const common =
      sets.length > 0 ? [...sets[0]!].filter((value) => sets.every((set) => set.has(value))) : null
    if (common?.length === 0)
      return 'Two lines cannot hold together: they ask for different values of one property.'
    const ranges = positive.flatMap((one): Range[] => (one!.test === 'range' ? [one!] : []))
    if (isEmptyRange(ranges))
      return 'Two lines cannot hold together: nothing is both so great and so small.'
    if (
      common &&
      ranges.length > 0 &&
      common.every((value) => !ranges.every((range) => isWithin(range, value as string | number)))
    )
      return 'Two lines cannot hold together: the value lies outside of the range.'
  }
  return null
}

const OCCURRENCES = ['operator', 'minimumEventCount', 'maximumEventCount']

/** How often an event has to have happened, and may at most; null for other lines. */
function timesIn({
  type,
  parameterValues: { operator, minimumEventCount: least, maximumEventCount: most },
}: Condition): { least: number; most: number } | null {
  if (type !== 'pastEventCondition') return null
  if (operator === 'eventsNotOccurred') return { least: 0, most: 0 }
  return {
    least: Math.max(1, Number.isInteger(least) ? (least as number) : 1),
    most:
      Number.isInteger(most) && (most as number) >= 0 ? (most as number) : Number.POSITIVE_INFINITY,
  }
}

/** How far back a line looks that says nothing but so many days; null where dates bound it. */
const daysBack = ({
  parameterValues: { numberOfDays, fromDate, toDate },
}: Condition): number | null =>
  fromDate || toDate
    ? null
    : typeof numberOfDays === 'number'
      ? numberOfDays
      : Number.POSITIVE_INFINITY

/**
 * Lines on one and the same event, of which the first looks back no further than the second, that
 * leave no number of times, or all of them.
 */
function oftenClash(parts: readonly Condition[], or: boolean): string | null {
  const times = parts.flatMap((part) => {
    const found = timesIn(part)
    const days = daysBack(part)
    return found
      ? [
          {
            ...found,
            days: days ?? 0,
            what: text(
              Object.entries(part.parameterValues)
                .filter(
                  ([name]) =>
                    !OCCURRENCES.includes(name) && (days === null || name !== 'numberOfDays'),
                )
                .toSorted(([one], [other]) => one.localeCompare(other)),
            ),
          },
        ]
      : []
  })
  for (const one of times) {
    for (const other of times) {
      if (one.what !== other.what || one.days > other.days) continue
      if (!or && one.least > other.most)
        return 'Two lines cannot hold together: the same thing did not happen so often and so seldom.'
      if (or && one.most === 0 && other.least === 1 && other.most === Number.POSITIVE_INFINITY)
        return 'One of two lines always holds: the second is the opposite of the first.'
    }
  }
  return null
}

/**
 * Two lines of one property, with the same operand and an operator that is the other's opposite.
 */
function opposites(lines: readonly Condition[]): boolean {
  const bare = ({ parameterValues }: Condition) =>
    text(
      Object.entries({ ...parameterValues, comparisonOperator: undefined })
        .filter(([, value]) => value !== undefined)
        .toSorted(([one], [other]) => one.localeCompare(other)),
    )
  return lines.some((one) =>
    lines.some(
      (other) =>
        operatorOf(one.parameterValues.comparisonOperator)?.opposite ===
          other.parameterValues.comparisonOperator && bare(one) === bare(other),
    ),
  )
}

const isWithin = ({ from, to, fromIn, toIn }: Range, value: string | number): boolean =>
  (from === null || (fromIn ? value >= from : value > from)) &&
  (to === null || (toIn ? value <= to : value < to))

function isEmptyRange(ranges: readonly Range[]): boolean {
  return ranges.some(
    (low) =>
      low.from !== null &&
      ranges.some(
        (high) =>
          high.to !== null &&
          (low.from! > high.to || (low.from === high.to && !(low.fromIn && high.toIn))),
      ),
  )
}
