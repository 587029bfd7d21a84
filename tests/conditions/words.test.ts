import { expect, test } from 'vitest'
import { dateWords } from '#catalog/conditions/property-definition.ts'

test.each([
  ['2026-05-01', '1 May 2026'],
  ['2026-05-01T00:00:00Z', '1 May 2026, 00:00 UTC'],
  ['2026-12-31T23:59:59.999Z', '31 December 2026, 23:59:59.999 UTC'],
  ['2026-05-01T08:30:00+02:00', '1 May 2026, 08:30 +02:00'],
  ['2026-05-01T08:30:00', '1 May 2026, 08:30'],
  ['2026-13-01', '2026-13-01'],
  ['now-1d/d', '1 day ago'],
  ['soon', 'soon'],
])('%s is said as "%s"', (written, said) => expect(dateWords(written)).toBe(said))
