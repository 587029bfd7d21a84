import { group, type Condition } from '#condition/condition.ts'
import { sharedFacts } from '#condition/decide.ts'
import type { ConditionFacts, ProfileFacts } from '#condition/facts.ts'
import { evaluatorWith, NOW, person } from '#tests/conditions/condition-world.ts'
import type { Bench } from './measure.ts'
import { sized } from './sized.ts'

/** @throws Error when they are not installed: `npm install --prefix tests/bench/rivals` */
const rivals = await import('./rivals/rivals.mjs')
const { JsonRules, LogicEngine, Query, sift } = rivals

const PEOPLE = Number(process.env.CONDITION_PEOPLE ?? sized(1000))
const RULES = 50

type Sign = 'eq' | 'ne' | 'gt' | 'lt' | 'in'
type Rule = { field: string; sign: Sign; value: unknown } | { all: Rule[] } | { any: Rule[] }

/** The same numbers in every run. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % sides
  }
}

const countries = ['no', 'se', 'dk', 'de', 'fr']
const plans = ['free', 'team', 'pro']

/** Fifty rules as people write them: one to four comparisons, some in a group within a group. */
function rules(): Rule[] {
  const roll = dice(7)
  const leaf = (): Rule =>
    [
      (): Rule => ({ field: 'country', sign: 'eq', value: countries[roll(5)] }),
      (): Rule => ({
        field: 'country',
        sign: 'in',
        value: [countries[roll(5)], countries[roll(5)]],
      }),
      (): Rule => ({ field: 'plan', sign: 'ne', value: plans[roll(3)] }),
      (): Rule => ({ field: 'seats', sign: 'gt', value: roll(100) }),
      (): Rule => ({ field: 'age', sign: 'lt', value: 18 + roll(50) }),
    ][roll(5)]!()
  return Array.from({ length: RULES }, (_one, n): Rule =>
    n % 5 === 0
      ? leaf()
      : n % 2 === 0
        ? { all: [leaf(), leaf(), { any: [leaf(), leaf()] }] }
        : { any: [leaf(), { all: [leaf(), leaf()] }] },
  )
}

type Write<T> = {
  leaf(field: string, sign: Sign, value: unknown): T
  all(parts: T[]): T
  any(parts: T[]): T
}
const written = <T>(rule: Rule, how: Write<T>): T =>
  'all' in rule
    ? how.all(rule.all.map((one) => written(one, how)))
    : 'any' in rule
      ? how.any(rule.any.map((one) => written(one, how)))
      : how.leaf(rule.field, rule.sign, rule.value)

const operators: Record<Sign, string> = {
  eq: 'equals',
  ne: 'notEquals',
  gt: 'greaterThan',
  lt: 'lessThan',
  in: 'in',
}
const asCondition: Write<Condition> = {
  leaf: (field, sign, value) => ({
    type: 'profilePropertyCondition',
    parameterValues: {
      propertyName: `properties.${field}`,
      comparisonOperator: operators[sign],
      ...(sign === 'in' ? { propertyValues: value } : { propertyValue: value }),
    },
  }),
  all: (parts) => group('and', parts),
  any: (parts) => group('or', parts),
}
const asQuery: Write<Record<string, unknown>> = {
  leaf: (field, sign, value) => ({ [field]: { [`$${sign}`]: value } }),
  all: (parts) => ({ $and: parts }),
  any: (parts) => ({ $or: parts }),
}
const logicSigns: Record<Sign, string> = { eq: '==', ne: '!=', gt: '>', lt: '<', in: 'in' }
const asLogic: Write<object> = {
  leaf: (field, sign, value) => ({ [logicSigns[sign]]: [{ var: field }, value] }),
  all: (parts) => ({ and: parts }),
  any: (parts) => ({ or: parts }),
}
const rulesSigns: Record<Sign, string> = {
  eq: 'equal',
  ne: 'notEqual',
  gt: 'greaterThan',
  lt: 'lessThan',
  in: 'in',
}
const asJsonRule: Write<object> = {
  leaf: (fact, sign, value) => ({ fact, operator: rulesSigns[sign], value }),
  all: (all) => ({ all }),
  any: (any) => ({ any }),
}

/**
 * How many of all answers are yes, by each engine; rules are prepared beforehand in whichever way
 * the engine prepares them.
 */
export async function* benches(): AsyncIterable<Bench> {
  const all = rules()
  const roll = dice(11)
  const facts: ProfileFacts[] = Array.from({ length: PEOPLE }, () =>
    person({
      properties: {
        country: countries[roll(5)],
        plan: plans[roll(3)],
        seats: roll(100),
        age: 15 + roll(60),
      },
    }),
  )
  const plain = facts.map(({ properties }) => properties)
  const { prepare } = evaluatorWith()
  const judges = all.map((rule) => prepare(written(rule, asCondition)))
  const count = <T>(tests: readonly ((one: T) => boolean)[], items: readonly T[]) =>
    items.reduce((sum, one) => tests.reduce((yes, test) => yes + Number(test(one)), sum), 0)
  // As memberships are kept: what the questions share about a person is made for each run anew.
  const ours = () =>
    count(
      judges,
      facts.map((profile): ConditionFacts => sharedFacts(NOW, profile)),
    )

  const siftTests = all.map((rule) => sift(written(rule, asQuery)) as (one: unknown) => boolean)
  const mingoTests = all.map((rule) => {
    const query = new Query(written(rule, asQuery))
    return (one: unknown) => query.test(one as Record<string, unknown>)
  })
  const logic = new LogicEngine()
  const logicTests = all.map((rule) => {
    const test = logic.build(written(rule, asLogic)) as (one: unknown) => unknown
    return (one: unknown) => Boolean(test(one))
  })
  const jsonRules = new JsonRules()
  for (const [n, rule] of all.entries())
    jsonRules.addRule({
      name: String(n),
      conditions: ('field' in rule
        ? { all: [written(rule, asJsonRule)] }
        : written(rule, asJsonRule)) as never,
      event: { type: String(n) },
    })
  const byJsonRules = async () => {
    let yes = 0
    for (const one of plain) yes += (await jsonRules.run(one)).results.length
    return yes
  }
  const others: [string, () => unknown][] = [
    ['json-rules-engine', byJsonRules],
    ['json-logic-engine', () => count(logicTests, plain)],
    ['sift', () => count(siftTests, plain)],
    ['mingo', () => count(mingoTests, plain)],
  ]
  const expected = ours()
  for (const [name, baseline] of others) {
    const found = await baseline()
    if (found !== expected)
      throw new Error(`${name} says yes ${String(found)} times, ours ${expected}`)
    yield {
      name: `in memory: ${RULES} rules, ${PEOPLE} people, beside ${name}`,
      limit: 1,
      ours,
      baseline,
    }
  }
}
