import { sql } from 'kysely'
import { propertySql } from '#condition/compile-property.ts'
import type { ConditionEvaluator } from '#condition/kind.ts'
import { propertyReader } from '#condition/subjects.ts'
import { isObject } from '#model/lib/is-object.ts'
import { pathOf, subjectOf } from './definition.ts'

export const nestedEvaluator: ConditionEvaluator = {
  prepare(node, { prepare }) {
    const subject = subjectOf(node)
    const path = pathOf(node)
    if (!subject) return () => false
    const read = propertyReader(subject, path)
    const judge = prepare(node.parameterValues.subCondition)
    return (facts, inside) => {
      const list = read(facts, inside)
      // Elements that are no objects never match: they have no named parts.
      return (
        Array.isArray(list) &&
        list.some((element) => isObject(element) && judge(facts, { path, element }))
      )
    }
  },
  compile(node, { rows, compile, alias }) {
    const subject = subjectOf(node)
    const path = pathOf(node)
    const list = subject && propertySql(subject, path, rows)
    if (!list) return sql<boolean>`false`
    const name = alias()
    const element = sql`${sql.ref(name)}.value`
    const inner = compile(node.parameterValues.subCondition, { ...rows, inside: { path, element } })
    return sql<boolean>`(case jsonb_typeof(${list.json})
        when 'array' then exists (select 1 from jsonb_array_elements(${list.json})
          ${sql.ref(name)}(value) where jsonb_typeof(${element}) = 'object' and ${inner})
        else false end)`
  },
}
