import fc from 'fast-check'
import { days, lines, plainFields } from '../sample.ts'

export const sample = plainFields(
  {
    type: 'object',
    properties: {
      street: { type: 'string', title: 'Street', maxLength: 40 },
      since: { type: 'string', format: 'date', title: 'Since' },
      main: { type: 'boolean', title: 'Main address' },
      position: {
        type: 'object',
        title: 'Position',
        properties: { floor: { type: 'integer', title: 'Floor' } },
      },
    },
  },
  fc.record({
    street: lines,
    since: days,
    main: fc.boolean(),
    position: fc.record({ floor: fc.integer({ min: -2, max: 40 }) }),
  }),
)
