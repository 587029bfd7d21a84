import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import { conditionEvaluators } from '#catalog/conditions/evaluators.ts'
import type { Condition } from '#condition/condition.ts'
import type { SessionFacts } from '#condition/facts.ts'
import {
  createConditionWorld,
  describeTools,
  languageWith,
  evaluatorWith,
  NOW,
  person,
  visit,
  type ConditionWorld,
  type PersonInput,
} from './condition-world.ts'

interface Case {
  name: string
  condition: Condition
  person: PersonInput
  /** What the condition is asked of where it speaks of a visit. */
  visit?: Partial<SessionFacts>
  holds: boolean
  /** The sentence, where its wording matters. */
  says?: string
}

const folder = new URL('../../src/catalog/conditions/', import.meta.url)
const kinds = readdirSync(folder, { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name)
const casesOf = (kind: string) =>
  JSON.parse(readFileSync(new URL(`${kind}/cases.json`, folder), 'utf8')) as Case[]

let world: ConditionWorld
beforeAll(async () => {
  world = await createConditionWorld()
})
afterAll(() => world.close())

it('has one folder, one definition and one meaning for each kind', () => {
  expect(kinds).toHaveLength(conditionDefinitions.length)
  expect(Object.keys(conditionEvaluators).toSorted()).toEqual(
    conditionDefinitions.map((one) => one.id).toSorted(),
  )
})

describe.each(kinds)('%s', (kind) => {
  it.each(casesOf(kind).map((one) => [one.name, one] as const))(
    '%s',
    async (_name, { condition, person: input, visit: seen, holds, says }) => {
      if (says) expect(languageWith().describe(condition, describeTools)).toBe(says)
      if (seen) {
        const session = visit(seen)
        await world.addVisits([session])
        expect(evaluatorWith().prepare(condition)({ now: NOW, session })).toBe(holds)
        expect((await world.matchingVisits([condition]))[0]!.has(session.id)).toBe(holds)
        return
      }
      const someone = person(input)
      await world.add([someone])
      expect(evaluatorWith().prepare(condition)({ now: NOW, profile: someone })).toBe(holds)
      expect((await world.matching([condition]))[0]!.has(someone.id)).toBe(holds)
    },
  )
})
