import { sql, type RawBuilder } from 'kysely'
import { fieldError, type Condition } from '#condition/condition.ts'
import type { ProfileFacts } from '#condition/facts.ts'
import type {
  CheckTools,
  ConditionDefinition,
  ConditionEvaluator,
  Dependencies,
} from '#condition/kind.ts'
import { message, say, type Message } from '#language'

/** `in` (some), `notIn` (none), `all`; Unomi's other list operators mean one of these. */
type Match = 'in' | 'notIn' | 'all'
const matchOf = ({ parameterValues: { matchType } }: Condition): Match => {
  if (matchType === 'notIn' || matchType === 'hasNoneOf') return 'notIn'
  return matchType === 'all' ? 'all' : 'in'
}

/** Specification, section 5: segments at most 30 per condition. */
const MAX_GROUPS = 30

interface MembershipFacts {
  id: string
  title: string
  description: string
  /** The parameter with the ids. */
  parameter: 'segments' | 'lists'
  kind: 'segment' | 'list'
  dependsOn: (found: Dependencies) => Set<string>
}

/** For one group and for several. */
type Sentences = Record<Match, readonly [single: string, several: string]> &
  Record<'tooMany' | 'missing', Message>

const SENTENCES: Record<MembershipFacts['kind'], Sentences> = {
  segment: {
    in: [message('is in the segment {names}'), message('is in one of the segments {names}')],
    all: [message('is in the segment {names}'), message('is in all of the segments {names}')],
    notIn: [
      message('is not in the segment {names}'),
      message('is in none of the segments {names}'),
    ],
    tooMany: message('Select at most {count} segments.'),
    missing: message('The segment "{name}" does not exist.'),
  },
  list: {
    in: [message('is in the list {names}'), message('is in one of the lists {names}')],
    all: [message('is in the list {names}'), message('is in all of the lists {names}')],
    notIn: [message('is not in the list {names}'), message('is in none of the lists {names}')],
    tooMany: message('Select at most {count} lists.'),
    missing: message('The list "{name}" does not exist.'),
  },
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
}: MembershipFacts): ConditionDefinition {
  const sentences = SENTENCES[kind]
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
        title: 'Member of',
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
      const unknown = ids.filter((recordId) => exists(kind, recordId) === false)
      return [
        ...(ids.length > MAX_GROUPS
          ? [
              fieldError(
                `/parameterValues/${parameter}`,
                say(sentences.tooMany, { count: MAX_GROUPS }),
              ),
            ]
          : []),
        ...unknown.map((recordId) =>
          fieldError(`/parameterValues/${parameter}`, say(sentences.missing, { name: recordId })),
        ),
      ]
    },
    describe(node, { name }) {
      const names = idsIn(node, parameter).map((recordId) =>
        say('"{value}"', { value: name(kind, recordId) }),
      )
      const [single, several] = sentences[matchOf(node)]
      return say(names.length > 1 ? several : single, { names: names.join(', ') })
    },
    dependsOn: (node, dependencies) =>
      idsIn(node, parameter).forEach((recordId) => dependsOn(dependencies).add(recordId)),
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
      return held.length > 0
        ? say('in {names}', { names: held.join(', ') })
        : say('in none of them')
    },
  }
}
