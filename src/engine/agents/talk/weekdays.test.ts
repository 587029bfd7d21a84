import { expect, test } from 'vitest'
import { weekdayIn } from './weekdays.ts'

/** A Friday. */
const NOW = Date.parse('2026-11-27T10:00:00Z')

test.each([
  ['Can you call me back on Thursday?', '2026-12-03'],
  ['Rufen Sie mich am Montag an.', '2026-11-30'],
  ['Plutôt mardi prochain.', '2026-12-01'],
  ['Meglio mercoledì.', '2026-12-02'],
  ['Llámeme el miércoles.', '2026-12-02'],
  ['Pode ser na quinta-feira?', '2026-12-03'],
  ['Ring meg på lørdag.', '2026-11-28'],
  ['Vrijdag graag.', '2026-12-04'],
  ['Some other time.', ''],
])('%s', (text, day) => expect(weekdayIn(text, NOW, 'UTC')).toBe(day))
