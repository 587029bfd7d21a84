import { describe, expect, it } from 'vitest'
import { entityOf } from '#model/entities.generated.ts'
import { keyOf, offeredOperators, operatorWords, termsOf } from './filter-terms.ts'

const contact = entityOf('contact')
const campaign = entityOf('campaign')

describe('terms of a filter', () => {
  it('reads fields, comparisons and lists, and leaves the search out', () => {
    const terms = termsOf(contact, {
      q: 'x',
      country: 'DE',
      verification: ['ok', 'risky'],
      createdAt_gte: '2026-01-01',
      unknown_gte: 1,
    })
    expect(terms.map(({ key, field, operator }) => [key, field.name, operator])).toEqual([
      ['country', 'country', 'eq'],
      ['verification', 'verification', 'list'],
      ['createdAt_gte', 'createdAt', 'gte'],
    ])
  })

  it('writes back the key it read', () => {
    for (const term of termsOf(contact, { country: 'DE', company_like: 'ab', createdAt_lt: 'x' }))
      expect(keyOf(term.field, term.operator)).toBe(term.key)
  })

  it('says a comparison in words that fit what is compared', () => {
    expect(operatorWords(campaign.field('launchedAt')!, 'gte')).toBe('since')
    expect(operatorWords(campaign.field('seed')!, 'gte')).toBe('at least')
    expect(operatorWords(campaign.field('name')!, 'like')).toBe('contains')
  })

  it('offers nothing for what cannot be asked', () => {
    expect(offeredOperators(campaign.field('messaging')!)).toEqual([])
    expect(offeredOperators(campaign.field('state')!)).toEqual(['list'])
  })
})
