import { editDistance } from '#model/lib/edit-distance.ts'
import { say } from '#language'
import { joinPointer, isCondition, isOn, isOr, type Condition } from './condition.ts'
import { checkToolsAt } from './check-tools.ts'
import type { ZonedInstant } from './date-expression.ts'
import type { Subject } from './facts.ts'
import { fold } from './fold.ts'
import type { Language } from './language.ts'
import { rawOperand, type ValueKind } from './operands.ts'
import { comparisonOf } from './operators.ts'
import { operatorOf } from './operator-table.ts'
import { lookup } from '#model/lib/lookup.ts'
import { itemsOf } from '#model/lib/items-of.ts'

/** A problem that does not prevent saving but is most likely unintended. */
export interface LintFinding {
  kind: 'always-true' | 'never-true' | 'never-seen' | 'twice'
  /** JSON Pointer of the line or group. */
  path: string
  message: string
  /** A known value with nearly the same spelling. */
  meant?: { wrong: string; right: string }
}

export interface SeenValues {
  values: readonly string[]
  /** The number of records examined, those that changed last; null: all. */
  among: number | null
}

export interface LintTools {
  typeOf(subject: Subject, path: string): ValueKind | null
  /** Whether the property holds a list, in which one matching element is enough. */
  isList(subject: Subject, path: string): boolean
  /** The values that occur; null while unknown, or when there are too many to list. */
  seen(subject: Subject, path: string): SeenValues | null
  moment: ZonedInstant
}

type Verdict = 'always' | 'never' | null

const SUBJECTS: Record<string, Subject> = {
  profilePropertyCondition: 'profile',
  sessionPropertyCondition: 'session',
  eventPropertyCondition: 'event',
}
const text = (value: unknown) => JSON.stringify(value)

/**
 * Finds groups and lines that are true for all or none, duplicate lines, and values that never
 * occur. Reports only certain findings: the first two kinds hold for any data.
 */
export function lintCondition(
  condition: unknown,
  language: Language,
  tools: LintTools,
): LintFinding[] {
  const findings: LintFinding[] = []
  const judge = (value: unknown, path: string): Verdict => {
    if (!isCondition(value) || !isOn(value)) return null
    const { parameterValues: given } = value
    if (value.type === 'matchAllCondition') return 'always'
    if (value.type === 'notCondition') {
      const inner = judge(given.subCondition, joinPointer(path, 'parameterValues', 'subCondition'))
      if (inner === 'always') return 'never'
      return inner === 'never' ? 'always' : null
    }
    if (value.type === 'booleanCondition') return judgeGroup(value, path)
    for (const part of language.partsOf(value))
      judge(part.condition, joinPointer(path, 'parameterValues', ...part.steps))
    for (const { id, type } of language.definitionOf(value.type)?.parameters ?? [])
      if (type === 'event-type')
        unseen([given[id]].flat(), tools.seen('event', 'eventType'), path, findings, (name) => name)
    const certain = language
      .definitionOf(value.type)
      ?.lint?.(value, checkToolsAt(tools.moment).readDate)
    if (certain) {
      findings.push({
        kind: certain.verdict === 'always' ? 'always-true' : 'never-true',
        path,
        message: certain.message,
      })
      return certain.verdict
    }
    return checkLine(value, path, tools, findings)
  }

  function judgeGroup(value: Condition, path: string): Verdict {
    const parts = itemsOf(value.parameterValues.subConditions).flatMap((one, index) =>
      isCondition(one) && isOn(one)
        ? [{ one, at: joinPointer(path, 'parameterValues', 'subConditions', index) }]
        : [],
    )
    const or = isOr(value)
    const verdicts = parts.map(({ one, at }) => judge(one, at))
    sayTwice(parts, findings)
    if (parts.length === 0) return or ? 'never' : 'always'
    const decides: Verdict = or ? 'always' : 'never'
    if (verdicts.includes(decides)) return decides
    if (verdicts.every((verdict) => verdict !== null)) return verdicts[0]!
    const clash = clashOf(
      parts.map(({ one }) => one),
      or,
      tools,
    )
    if (!clash) return null
    findings.push({ kind: or ? 'always-true' : 'never-true', path, message: clash })
    return decides
  }

  const whole = judge(condition, '')
  if (whole && !isBare(condition) && !findings.some((finding) => finding.path === ''))
    findings.push({
      kind: whole === 'always' ? 'always-true' : 'never-true',
      path: '',
      message: whole === 'always' ? say('This matches all people.') : say('This matches no one.'),
    })
  return findings
}

/** An explicit condition for all profiles. */
const isBare = (condition: unknown): boolean =>
  isCondition(condition) &&
  (condition.type === 'matchAllCondition' ||
    (condition.type === 'booleanCondition' &&
      !isOr(condition) &&
      !(
        Array.isArray(condition.parameterValues.subConditions) &&
        condition.parameterValues.subConditions.length > 0
      )))

function sayTwice(parts: { one: unknown; at: string }[], findings: LintFinding[]): void {
  const before = new Set<string>()
  for (const { one, at } of parts) {
    const key = text(one)
    if (before.has(key))
      findings.push({ kind: 'twice', path: at, message: say('This line is already in the group.') })
    before.add(key)
  }
}

function checkLine(
  { type, parameterValues: given }: Condition,
  path: string,
  tools: LintTools,
  findings: LintFinding[],
): Verdict {
  const subject = lookup(SUBJECTS, type)
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
        message: say('No value is in this range: the minimum is greater than the maximum.'),
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
 * @param same whether two values count as equal: texts ignore case and accents, names of event
 * types do not
 */
function unseen(
  values: readonly unknown[],
  seen: SeenValues | null,
  path: string,
  findings: LintFinding[],
  same = fold,
): void {
  if (!seen || seen.values.length === 0) return
  const known = new Set(seen.values.map(same))
  for (const value of values) {
    if (typeof value !== 'string' || value === '' || known.has(same(value))) continue
    const right = nearest(value, seen.values)
    findings.push({
      kind: 'never-seen',
      path,
      message: unseenWords(value, seen.among, right),
      ...(right ? { meant: { wrong: value, right } } : {}),
    })
  }
}

function unseenWords(value: string, among: number | null, right: string | null): string {
  if (among === null)
    return right
      ? say('"{value}" has not been seen yet. Did you mean "{right}"?', { value, right })
      : say('"{value}" has not been seen yet.', { value })
  return right
    ? say('"{value}" is not among the {count} most recent. Did you mean "{right}"?', {
        value,
        count: among,
        right,
      })
    : say('"{value}" is not among the {count} most recent.', { value, count: among })
}

/** The value with the most similar spelling: at most one letter in three differs. */
export function nearest(value: string, among: readonly string[]): string | null {
  const wanted = fold(value)
  let best: { one: string; away: number } | null = null
  for (const one of among) {
    const away = editDistance(wanted, fold(one))
    if (away <= Math.max(1, Math.floor(wanted.length / 3)) && (!best || away < best.away))
      best = { one, away }
  }
  return best?.one ?? null
}

type Range = {
  from: string | number | null
  to: string | number | null
  fromIn: boolean
  toIn: boolean
}

/**
 * Why lines of an "all of" exclude each other, or why one of an "any of" always holds; null when
 * neither is certain.
 */
function clashOf(parts: readonly Condition[], or: boolean, tools: LintTools): string | null {
  const named = new Map<string, Condition[]>()
  for (const part of parts) {
    const subject = lookup(SUBJECTS, part.type)
    const name = part.parameterValues.propertyName
    if (subject && typeof name === 'string')
      named.set(`${subject}:${name}`, [...(named.get(`${subject}:${name}`) ?? []), part])
  }
  const texts = parts.map(text)
  for (const part of parts) {
    const inner = part.type === 'notCondition' ? part.parameterValues.subCondition : null
    if (isCondition(inner) && isOn(inner) && texts.includes(text(inner)))
      return or
        ? say('One of these two lines always matches, because they are opposites.')
        : say('These two lines never match together, because they are opposites.')
  }
  const howOften = oftenClash(parts, or)
  if (howOften) return howOften
  for (const [key, same] of named) {
    const [subject, name] = [
      key.slice(0, key.indexOf(':')) as Subject,
      key.slice(key.indexOf(':') + 1),
    ]
    const comparisons = same.map((condition) =>
      comparisonOf(condition.parameterValues, tools.typeOf(subject, name), tools.moment),
    )
    if (opposites(same))
      return or
        ? say('One of these two lines always matches, because they are opposites.')
        : say('These two lines never match together, because they are opposites.')
    // In a list each line may match another element.
    if (or || tools.isList(subject, name) || tools.typeOf(subject, name) === null) continue
    const positive = comparisons.filter((comparison) => comparison && !comparison.negative)
    const sets = positive.flatMap((comparison) =>
      comparison!.test === 'equal' ? [new Set(comparison!.values)] : [],
    )
    const common =
      sets.length > 0 ? [...sets[0]!].filter((value) => sets.every((set) => set.has(value))) : null
    if (common?.length === 0)
      return say(
        'These two lines never match together: they require different values of one property.',
      )
    const ranges = positive.flatMap((comparison): Range[] =>
      comparison!.test === 'range' ? [comparison!] : [],
    )
    if (isEmptyRange(ranges))
      return say('These two lines never match together: no value is in both ranges.')
    if (
      common &&
      ranges.length > 0 &&
      common.every((value) => !ranges.every((range) => isWithin(range, value as string | number)))
    )
      return say('These two lines never match together: the value is outside the range.')
  }
  return null
}

const OCCURRENCES = ['operator', 'minimumEventCount', 'maximumEventCount']

/** The minimum and maximum number of occurrences that a line allows; null for other lines. */
function timesIn({
  type,
  parameterValues: { operator, minimumEventCount: min, maximumEventCount: max },
}: Condition): { min: number; max: number } | null {
  if (type !== 'pastEventCondition') return null
  if (operator === 'eventsNotOccurred') return { min: 0, max: 0 }
  return {
    min: Math.max(1, Number.isInteger(min) ? (min as number) : 1),
    max: Number.isInteger(max) && (max as number) >= 0 ? (max as number) : Number.POSITIVE_INFINITY,
  }
}

/** How many days back a line looks that has no other limit; null where dates limit it. */
const daysBack = ({
  parameterValues: { numberOfDays, fromDate, toDate },
}: Condition): number | null => {
  if (fromDate || toDate) return null
  return typeof numberOfDays === 'number' ? numberOfDays : Number.POSITIVE_INFINITY
}

/**
 * Lines about the same event, of which the first looks back no further than the second, that
 * together allow no number of occurrences, or every number.
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
  for (const time of times) {
    for (const other of times) {
      if (time.what !== other.what || time.days > other.days) continue
      if (!or && time.min > other.max)
        return say(
          'These two lines never match together: the numbers of times contradict each other.',
        )
      if (or && time.max === 0 && other.min === 1 && other.max === Number.POSITIVE_INFINITY)
        return say('One of these two lines always matches, because they are opposites.')
    }
  }
  return null
}

/** Two lines about one property, with the same operand and opposite operators. */
function opposites(lines: readonly Condition[]): boolean {
  const bare = ({ parameterValues }: Condition) =>
    text(
      Object.entries({ ...parameterValues, comparisonOperator: undefined })
        .filter(([, value]) => value !== undefined)
        .toSorted(([one], [other]) => one.localeCompare(other)),
    )
  return lines.some((line) =>
    lines.some(
      (other) =>
        operatorOf(line.parameterValues.comparisonOperator)?.negation ===
          other.parameterValues.comparisonOperator && bare(line) === bare(other),
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
