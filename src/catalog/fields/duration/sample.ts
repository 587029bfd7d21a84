import fc from 'fast-check'
import { writeDuration } from '#model/lib/duration.ts'
import { plainFields } from '../sample.ts'

const amounts = fc.integer({ min: 1, max: 90 })

/** Durations as the product writes them: weeks alone, or any other units. */
const durations = fc
  .oneof(
    fc.record({ week: amounts }),
    fc.record(
      {
        year: amounts,
        month: amounts,
        day: amounts,
        hour: amounts,
        minute: amounts,
        second: amounts,
      },
      { requiredKeys: [] },
    ),
  )
  .map(writeDuration)

export const sample = plainFields({ type: 'string', format: 'duration' }, durations)
