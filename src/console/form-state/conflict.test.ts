import { describe, expect, it } from 'vitest'
import { entityOf } from '#model/schema/entities.generated.ts'
import { fieldNamed } from '#model/schema/entity.ts'
import { conflictsOf, mergedValues } from './conflict.ts'

const entity = entityOf('segment')
const fields = ['name', 'description', 'tags', 'enabled'].map((name) => fieldNamed(entity, name))
const base = { name: 'Spring', description: 'old', tags: ['a'], enabled: true }

describe('two people, one record', () => {
  it('asks only where their change and mine differ', () => {
    const mine = { ...base, name: 'Summer', description: 'mine' }
    const theirs = { ...base, description: 'theirs', enabled: false }
    expect(
      conflictsOf(fields, base, mine, theirs).map(({ field, proposed }) => [field.name, proposed]),
    ).toEqual([
      ['description', 'mine'],
      ['enabled', 'theirs'],
    ])
  })

  it('merges what nobody has to choose', () => {
    const mine = { ...base, name: 'Summer' }
    const theirs = { ...base, tags: ['a', 'b'] }
    expect(mergedValues(fields, { base, mine, theirs }, {})).toEqual({
      ...base,
      name: 'Summer',
      tags: ['a', 'b'],
    })
  })

  it('takes the chosen side', () => {
    const mine = { ...base, description: 'mine' }
    const theirs = { ...base, description: 'theirs' }
    expect(
      mergedValues(fields, { base, mine, theirs }, { description: 'theirs' })['description'],
    ).toBe('theirs')
  })

  it('sees no conflict in another order of the same keys', () => {
    const field = fieldNamed(entity, 'condition')
    expect(
      conflictsOf(
        [field],
        { condition: { a: 1, b: 2 } },
        { condition: { a: 1, b: 2 } },
        { condition: { b: 2, a: 1 } },
      ),
    ).toEqual([])
  })
})
