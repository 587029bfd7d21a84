import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conditionFaults, describeCondition } from './describe-condition.ts'

const property = (name: string, operator: string, value: unknown) => ({ type: 'profileProperty', parameterValues: { propertyName: `properties.${name}`, comparisonOperator: operator, propertyValue: value } })
const group = (type: string, ...subConditions: unknown[]) => ({ type, parameterValues: { subConditions } })

describe('a condition in English', () => {
  it.each([
    [group('all'), 'Everybody.'],
    [group('any'), 'Nobody.'],
    [group('all', property('plan', 'equals', 'team')), 'Plan equals team.'],
    [group('all', property('plan', 'equals', 'team'), property('seats', 'greaterThan', 3)), 'Plan equals team and seats greater than 3.'],
    [group('all', group('any', property('a', 'exists', null), property('b', 'in', ['x', 'y'])), property('c', 'equals', 1)), '(a exists or b in x, y) and c equals 1.'],
    [group('not', property('plan', 'equals', 'team')), 'Not plan equals team.'],
    [{ type: 'pastEvent', parameterValues: { eventType: 'purchase', minimumEventCount: 2 } }, 'Past event, event type purchase, minimum event count 2.'],
  ])('%j', (condition, sentence) => {
    expect(describeCondition(condition)).toBe(sentence)
  })

  it('says something about anything', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => describeCondition(value).length > 1 && Array.isArray(conditionFaults(value))))
  })
})

describe('the shape of a condition', () => {
  it('points at what is wrong', () => {
    expect(conditionFaults(group('all', property('a', 'equals', 1), { parameterValues: {} })).map((fault) => fault.path)).toEqual(['/parameterValues/subConditions/1'])
    expect(conditionFaults({ type: 'any', parameterValues: {} }).map((fault) => fault.path)).toEqual(['/parameterValues/subConditions'])
    expect(conditionFaults(group('all', property('a', 'equals', 1)))).toEqual([])
  })

  it('has at most 30 parts', () => {
    const parts = (n: number) => group('all', ...Array.from({ length: n }, () => property('a', 'equals', 1)))
    expect(conditionFaults(parts(30))).toEqual([])
    expect(conditionFaults(parts(31))[0]!.message).toContain('at most 30')
  })
})
