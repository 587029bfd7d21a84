import { sql, type RawBuilder } from 'kysely'
import { fieldError, type Condition } from '#condition/condition.ts'
import type { ProfileFacts } from '#condition/facts.ts'
import type {
  CheckTools,
  ConditionDefinition,
  ConditionEvaluator,
  Dependencies,
} from '#condition/kind.ts'

/** `in` (some), `notIn` (none), `all`; Unomi's other list operators mean one of these. */
type Match = 'in' | 'notIn' | 'all'
const matchOf = ({ parameterValues: { matchType } }: Condition): Match =>
  matchType === 'notIn' || matchType === 'hasNoneOf' ? 'notIn' : matchType === 'all' ? 'all' : 'in'

/** Specification, section 5: segments at most 30 per condition. */
const MAX_GROUPS = 30

interface Facts {
  id: string
  title: string
  description: string
  /** The parameter with the ids. */
  parameter: 'segments' | 'lists'
  kind: 'segment' | 'list'
  dependsOn: (found: Dependencies) => Set<string>
}

const idsIn = (node: Condition, parameter: string): string[] => {
  const value = node.parameterValues[parameter]
  return (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  )
}

/** A condition on membership in a segment or list. */
export function membershipDefinition({
  id,
  title,
  description,
  parameter,
  kind,
  dependsOn,
}: Facts): ConditionDefinition {
  return {
    id,
    title,
    description,
    family: 'belongs',
    about: 'profile',
    tags: ['profileCondition', 'availableToEndUser'],
    parameters: [
      {
        id: parameter,
        title: kind === 'segment' ? 'Segments' : 'Lists',
        type: kind,
        multivalued: true,
        required: true,
      },
      {
        id: 'matchType',
        title: 'Belongs to',
        type: 'choice',
        default: 'in',
        options: [
          ['in', 'some of'],
          ['all', 'all of'],
          ['notIn', 'none of'],
          ['hasSomeOf', 'some of'],
          ['hasNoneOf', 'none of'],
        ],
      },
    ],
    check(node, { exists }: CheckTools) {
      const ids = idsIn(node, parameter)
      const unknown = ids.filter((one) => exists(kind, one) === false)
      return [
        ...(ids.length > MAX_GROUPS
          ? [
              fieldError(
                `/parameterValues/${parameter}`,
                `At most ${MAX_GROUPS} ${parameter} can be named.`,
              ),
            ]
          : []),
        ...unknown.map((one) =>
          fieldError(`/parameterValues/${parameter}`, `There is no ${kind} "${one}".`),
        ),
      ]
    },
    describe(node, { name }) {
      const names = idsIn(node, parameter).map((one) => `"${name(kind, one)}"`)
      const words = {
        in: names.length > 1 ? 'is in one of' : 'is in',
        all: names.length > 1 ? 'is in all of' : 'is in',
        notIn: names.length > 1 ? 'is in none of' : 'is not in',
      }[matchOf(node)]
      return `${words} the ${kind}${names.length > 1 ? 's' : ''} ${names.join(', ')}`
    },
    dependsOn: (node, found) => idsIn(node, parameter).forEach((one) => dependsOn(found).add(one)),
  }
}

/** Without a group, `in` is false and `notIn` is true. */
export function membershipEvaluator(
  parameter: 'segments' | 'lists',
  rows: (alias: string) => { table: RawBuilder<unknown>; id: RawBuilder<string> },
): ConditionEvaluator {
  return {
    prepare(node) {
      const ids = idsIn(node, parameter)
      const match = matchOf(node)
      const groups = (profile: ProfileFacts) => profile[parameter]
      return ({ profile }) => {
        if (!profile || ids.length === 0) return false
        const has = (id: string) => groups(profile).has(id)
        return match === 'all' ? ids.every(has) : ids.some(has) !== (match === 'notIn')
      }
    },
    compile(node, { rows: { profile } }) {
      const ids = idsIn(node, parameter)
      if (!profile || ids.length === 0) return sql<boolean>`false`
      const { table, id } = rows(profile.alias)
      if (matchOf(node) === 'all')
        return sql<boolean>`((select count(distinct ${id}) ${table}
              and ${id} in (${sql.join(ids)})) = ${new Set(ids).size})`
      const some = sql<boolean>`exists (select 1 ${table} and ${id} in (${sql.join(ids)}))`
      return matchOf(node) === 'notIn' ? sql<boolean>`(not ${some})` : some
    },
    seen: (node, { profile }) => {
      const held = idsIn(node, parameter).filter((id) => profile?.[parameter].has(id))
      return held.length > 0 ? `in ${held.join(', ')}` : 'in none of them'
    },
  }
}
