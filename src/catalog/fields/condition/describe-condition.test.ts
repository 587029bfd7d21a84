import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeCondition } from './describe-condition.ts'

const property = (name: string, comparisonOperator: string, values: object = {}) => ({
  type: 'profilePropertyCondition',
  parameterValues: { propertyName: `properties.${name}`, comparisonOperator, ...values },
})
const group = (operator: string, ...subConditions: unknown[]) => ({
  type: 'booleanCondition',
  parameterValues: { operator, subConditions },
})

describe('a condition in English, where nothing can be looked up', () => {
  it.each([
    [group('and'), 'Everybody.'],
    [group('or'), 'Nobody.'],
    [
      group(
        'and',
        property('plan', 'equals', { propertyValue: 'team' }),
        property('seats', 'greaterThan', { propertyValueInteger: 3 }),
      ),
      'Plan is "team" and seats is more than 3.',
    ],
    [
      { type: 'profileSegmentCondition', parameterValues: { segments: ['buyers'] } },
      'Is in the segment "buyers".',
    ],
    [{ type: 'all', parameterValues: {} }, 'Something of the unknown kind "all".'],
  ])('%j', (condition, sentence) => {
    expect(describeCondition(condition)).toBe(sentence)
  })

  it('says something about anything', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => describeCondition(value).length > 1))
  })
})
