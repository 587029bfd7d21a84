import { describe, expect, it } from 'vitest'
import { entityOf } from '#model/schema/entities.generated.ts'
import { fieldNamed } from '#model/schema/entity.ts'
import { allTerms, labelOf, offeredOperators, offeredTerms } from './filter-terms.ts'

const contact = entityOf('contact')
const campaign = entityOf('campaign')
const label = (key: string) =>
  labelOf(allTerms(campaign).find((term) => term.key === key) ?? expect.fail(key))

describe('filters of a list', () => {
  it('has one input for each key that the API reads', () => {
    const keys = allTerms(contact).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toEqual(
      expect.arrayContaining(['country', 'company_like', 'verification', 'createdAt_gte', 'tags']),
    )
    expect(keys).not.toContain('q')
  })

  it('writes the operator of a choice as a list under the name of its field', () => {
    const [state] = offeredTerms(campaign, ['state'])
    expect(state).toMatchObject({ key: 'state', operator: 'list' })
  })

  it('says the operator in words that fit the type of the field', () => {
    expect(label('launchedAt_gte')).toMatch(/ since$/)
    expect(label('seed_gte')).toMatch(/ at least$/)
    expect(label('name_like')).toMatch(/ contains$/)
    expect(label('state')).toBe(fieldNamed(campaign, 'state').node.title)
  })

  it('offers nothing for fields that cannot be filtered', () => {
    expect(offeredOperators(fieldNamed(campaign, 'messaging'))).toEqual([])
    expect(offeredTerms(campaign, ['messaging', 'unknown'])).toEqual([])
  })
})
