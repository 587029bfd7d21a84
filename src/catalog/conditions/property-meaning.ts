import { sql } from 'kysely'
import { comparisonSql } from '#condition/compile-comparison.ts'
import { propertySql } from '#condition/compile-property.ts'
import type { Condition } from '#condition/condition.ts'
import type { Moment } from '#condition/date-math.ts'
import type { Subject } from '#condition/facts.ts'
import type { ConditionMeaning, Judge, PrepareTools } from '#condition/kind.ts'
import { isMoving, type ValueKind } from '#condition/operands.ts'
import { comparisonOf, holds, operatorOf } from '#condition/operators.ts'
import { FIXED, propertyReader, stepsOf } from '#condition/subjects.ts'

type TypeOf = (subject: Subject, path: string) => ValueKind | null

/** Declared by the tenant, or fixed by us. */
export function kindOfProperty(subject: Subject, path: string, typeOf: TypeOf): ValueKind | null {
  return FIXED[subject][path] ?? (path.startsWith('scores.') ? 'number' : typeOf(subject, path))
}

const moves = (node: Condition) => isMoving(node.parameterValues) || operatorOf(node.parameterValues.comparisonOperator)?.id === 'hasAnniversary'

/** What was seen, short enough for a line. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing is known'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

/** What a property condition means, for the property of any subject. */
export function propertyMeaning(subject: Subject): ConditionMeaning {
  const nameOf = (node: Condition) => String(node.parameterValues.propertyName ?? '')
  const prepareComparison = (node: Condition, { zone, typeOf }: Pick<PrepareTools, 'zone' | 'typeOf'>) => {
    const kind = kindOfProperty(subject, nameOf(node), typeOf)
    const make = (now: number) => comparisonOf(node.parameterValues, kind, { now, zone } satisfies Moment)
    if (!moves(node)) {
      const fixed = make(0)
      return () => fixed
    }
    // The day of a relative date is worked out once for each moment, not once for each person.
    let at = Number.NaN
    let last: ReturnType<typeof make> = null
    return (now: number) => {
      if (now !== at) [at, last] = [now, make(now)]
      return last
    }
  }
  return {
    prepare(node, tools): Judge {
      // A name that no subject has says nothing at all, not even that something is missing.
      if (!stepsOf(subject, nameOf(node))) return () => false
      const read = propertyReader(subject, nameOf(node))
      const comparison = prepareComparison(node, tools)
      return (facts, inside) => {
        if (!facts[subject]) return false
        const one = comparison(facts.now)
        return one !== null && holds(one, read(facts, inside))
      }
    },
    compile(node, { rows, typeOf, moment }) {
      const property = propertySql(subject, nameOf(node), rows)
      const comparison = property && comparisonOf(node.parameterValues, kindOfProperty(subject, nameOf(node), typeOf), moment)
      return comparison && rows[subject] ? comparisonSql(comparison, property) : sql<boolean>`false`
    },
    seen: (node, facts) => shown(propertyReader(subject, nameOf(node))(facts)),
  }
}
