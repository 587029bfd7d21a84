import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkValue } from './check-value.ts'
import type { SchemaNode } from './entity.ts'

const name: SchemaNode = { type: 'string', title: 'Name', minLength: 4, maxLength: 40 }
const cap: SchemaNode = {
  type: 'integer',
  title: 'Daily cap',
  minimum: 1,
  maximum: 500,
  'x-unit': 'mails',
}
const record: SchemaNode = {
  type: 'object',
  title: 'Contact',
  required: ['email'],
  additionalProperties: false,
  properties: {
    email: { type: 'string', title: 'E-mail', format: 'email' },
    'a/b': { type: 'boolean' },
  },
}

const cases: [string, SchemaNode, unknown, { path: string; message: string }[]][] = [
  ['a fitting text', name, 'Spring', []],
  ['an emptied text', name, '', [{ path: '', message: 'Name must not be empty.' }]],
  ['a short text', name, 'Bo', [{ path: '', message: 'Name must have at least 4 characters.' }]],
  [
    'a long text',
    name,
    'x'.repeat(41),
    [{ path: '', message: 'Name must have at most 40 characters. It has 41.' }],
  ],
  ['an emoji counts once', { type: 'string', maxLength: 1 }, '🙂', []],
  ['null where it is allowed', { ...name, nullable: true }, null, []],
  ['null where it is not', name, null, [{ path: '', message: 'Name must not be empty.' }]],
  [
    'a fraction for a whole number',
    cap,
    1.5,
    [{ path: '', message: 'Daily cap must be a whole number.' }],
  ],
  ['text for a number', cap, 'many', [{ path: '', message: 'Daily cap must be a whole number.' }]],
  ['too many', cap, 900, [{ path: '', message: 'Daily cap must be at most 500 mails.' }]],
  ['too few of one', cap, 0, [{ path: '', message: 'Daily cap must be at least 1 mail.' }]],
  [
    'a value that is no choice',
    { title: 'Role', enum: ['ADMIN', 'MEMBER'] },
    'KING',
    [{ path: '', message: 'Role must be one of: ADMIN, MEMBER.' }],
  ],
  [
    'a day that is not in the calendar',
    { type: 'string', title: 'Start', format: 'date' },
    '2026-02-30',
    [{ path: '', message: 'Start must be a date, such as 2026-11-21.' }],
  ],
  [
    'a time of day',
    { type: 'string', title: 'From', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
    '9am',
    [{ path: '', message: 'From must be a time, such as 09:00.' }],
  ],
  [
    'a time zone that is none',
    { type: 'string', title: 'Zone', 'x-field': 'time-zone' },
    'Mars/Olympus',
    [{ path: '', message: 'Zone must be a time zone, such as Europe/Berlin.' }],
  ],
  [
    'an address without a dot',
    { type: 'string', title: 'E-mail', format: 'email' },
    'a@localhost',
    [{ path: '', message: 'E-mail must be an email address, such as name@company.com.' }],
  ],
  [
    'a doubled tag',
    { type: 'array', title: 'Tags', uniqueItems: true, items: { type: 'string' } },
    ['a', 'b', 'a'],
    [{ path: '/2', message: 'Tags holds "a" more than once.' }],
  ],
  [
    'a faulty entry',
    { type: 'array', title: 'Days', items: { type: 'integer', maximum: 7 } },
    [1, 9],
    [{ path: '/1', message: 'Days, entry 2, must be at most 7.' }],
  ],
  ['a missing part', record, {}, [{ path: '/email', message: 'E-mail is required.' }]],
  [
    'an unknown part',
    record,
    { email: 'a@b.co', c: 1 },
    [{ path: '/c', message: 'Contact has no part called "c".' }],
  ],
  [
    'a pointer is escaped',
    record,
    { email: 'a@b.co', 'a/b': 3 },
    [{ path: '/a~1b', message: '"a/b" must be yes or no.' }],
  ],
]

describe('checkValue', () => {
  it.each(cases)('%s', (_name, node, value, faults) => {
    expect(checkValue(node, value)).toEqual(faults)
  })

  it('answers to anything without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (value) =>
        [name, cap, record].every((node) => Array.isArray(checkValue(node, value))),
      ),
    )
  })
})
