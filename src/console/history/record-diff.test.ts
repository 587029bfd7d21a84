import { describe, expect, it } from 'vitest'
import { entityOf } from '#model/schema/entities.generated.ts'
import { rowsOf, versionAt, changedFields } from './record-diff.ts'

const mailbox = entityOf('mailbox')

describe('changed fields', () => {
  it('are named in the order of the schema, without what every write changes', () => {
    const changes = changedFields(
      mailbox,
      { dailyCap: 20, address: 'a@b.co', version: 1, updatedAt: 'x' },
      { dailyCap: 40, address: 'c@d.co', version: 2, updatedAt: 'y' },
    )
    expect(changes.map(({ field, before, after }) => [field.name, before, after])).toEqual([
      ['address', 'a@b.co', 'c@d.co'],
      ['dailyCap', 20, 40],
    ])
  })

  it('leave out what stays empty when a record is made, and keep zero and no', () => {
    const changes = changedFields(mailbox, null, {
      address: 'a@b.co',
      signature: '',
      windowDays: [],
      readState: {},
      smtpUser: null,
      dailyCap: 0,
    })
    expect(changes.map(({ field }) => field.name)).toEqual(['address', 'dailyCap'])
  })

  it('never hold a secret', () => {
    expect(changedFields(mailbox, { smtpPassword: 'a' }, { smtpPassword: 'b' })).toEqual([])
  })
})

describe('rows of a change', () => {
  const campaign = entityOf('campaign')
  const rows = (before: Record<string, unknown> | null, after: Record<string, unknown>) =>
    changedFields(campaign, before, after)
      .flatMap(rowsOf)
      .map((row) => [row.label, row.before, row.after])

  it('name the place inside of an object, and leave out what stayed', () => {
    const before = { messaging: { companyName: { text: 'Alpha' }, tone: 'plain' } }
    expect(rows(before, { messaging: { companyName: { text: 'Beta' }, tone: 'plain' } })).toEqual([
      ['Messaging › Company name › Text', 'Alpha', 'Beta'],
    ])
  })

  it('go through lists of objects by number, also where one side has fewer', () => {
    const [step, other] = [
      { id: 'a', subject: 'Hello' },
      { id: 'b', subject: 'Again' },
    ]
    const found = rows({ steps: [step] }, { steps: [{ ...step, subject: 'Hi' }, other] })
    expect(found).toContainEqual([expect.stringMatching(/^.+ › 1 › Subject$/), 'Hello', 'Hi'])
    expect(found).toContainEqual([expect.stringMatching(/^.+ › 2 › Subject$/), undefined, 'Again'])
  })

  it('keep a condition in one piece', () => {
    const [one, other] = ['a', 'b'].map((value) => ({
      condition: {
        type: 'profilePropertyCondition',
        parameterValues: {
          propertyName: 'country',
          comparisonOperator: 'equals',
          propertyValue: value,
        },
      },
    }))
    expect(changedFields(entityOf('segment'), one, other!).flatMap(rowsOf)).toHaveLength(1)
  })
})

it.each([
  ['nothing is newer', [], { name: 'C', rate: 3, at: 1 }],
  ['one change', [{ before: { name: 'B' } }], { name: 'B', rate: 3, at: 1 }],
  [
    'the oldest of several wins',
    [{ before: { name: 'B', rate: 2 } }, { before: { name: 'A' } }],
    { name: 'A', rate: 2, at: 1 },
  ],
  [
    'a value that was not there',
    [{ before: { rate: null } }, { before: null }],
    { name: 'C', rate: null, at: 1 },
  ],
])('a record as it was: %s', (_words, newer, then) =>
  expect(versionAt({ name: 'C', rate: 3, at: 1 }, newer)).toEqual(then),
)
