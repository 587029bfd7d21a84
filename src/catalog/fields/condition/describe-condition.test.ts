import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { addTexts, setLanguageReader } from '#language'
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
    [group('and'), 'All people.'],
    [group('or'), 'No one.'],
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
    [{ type: 'all', parameterValues: {} }, 'An unknown condition "all".'],
  ])('%j', (condition, sentence) => {
    expect(describeCondition(condition)).toBe(sentence)
  })

  it('says something about anything', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => describeCondition(value).length > 1))
  })
})

describe('a condition in a language with another order of words', () => {
  afterEach(() => setLanguageReader(() => 'en'))

  it('is a whole sentence of that language', () => {
    addTexts('de', {
      'did {event}{times}{when}': 'hat{when}{times} {event} ausgelöst',
      'at least {count} times': 'mindestens {count}-mal',
      'in the last {count} days': 'in den letzten {count} Tagen',
      '"{value}"': '„{value}“',
      '{property} is one of {value}': '{property} ist eines von {value}',
      '{before} and {part}': '{before} und {part}',
      'not ({part})': 'nicht ({part})',
    })
    setLanguageReader(() => 'de')
    const bought = {
      type: 'pastEventCondition',
      parameterValues: {
        eventCondition: { type: 'eventTypeCondition', parameterValues: { eventTypeId: 'buy' } },
        minimumEventCount: 3,
        numberOfDays: 30,
      },
    }
    const inPorts = property('homePort', 'in', { propertyValues: ['NO', 'SE'] })
    expect(
      describeCondition({
        type: 'notCondition',
        parameterValues: { subCondition: group('and', bought, inPorts) },
      }),
    ).toBe(
      'Nicht (hat in den letzten 30 Tagen mindestens 3-mal „buy“ ausgelöst ' +
        'und Home port ist eines von „NO“, „SE“).',
    )
  })
})
