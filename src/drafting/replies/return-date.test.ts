import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { returnDate } from './return-date.ts'

const monday = DateTime.fromISO('2026-03-02T10:00', { zone: 'Europe/Berlin' }).toMillis()

test.each([
  ['I am out of office until 9 March 2026.', '2026-03-10', true],
  ['I will be back on 9 March.', '2026-03-09', true],
  ['I am away from 1 March to March 13th, 2026. Thanks.', '2026-03-16', true],
  ['Ich bin bis 06.03.2026 nicht im Büro.', '2026-03-09', true],
  ['Ich bin ab dem 11.03. wieder erreichbar.', '2026-03-11', true],
  ['Ich bin vom 2. bis zum 12. März abwesend.', '2026-03-13', true],
  ['Back 2026-03-18', '2026-03-18', true],
  ['Je serai de retour le 12 mars 2026.', '2026-03-12', true],
  ['Absent du bureau jusqu’au 12 mars inclus', '2026-03-13', true],
  ['Vuelvo el 11 de marzo de 2026.', '2026-03-11', true],
  ['Sono in ferie fino al 12 marzo', '2026-03-13', true],
  ['Ik ben terug op 11 maart 2026', '2026-03-11', true],
  ['Estou de férias até 12 de março', '2026-03-13', true],
  ['Jag är tillbaka den 11 mars', '2026-03-11', true],
  ['Jeg er tilbage den 3. august 2026', '2026-08-03', true],
  ['Returning 03/14/2026', '2026-03-16', true],
  ['I am out of the office.', '2026-03-16', false],
  ['My last holiday was on 2 January 2026', '2026-03-16', false],
  ['On leave until 31 February', '2026-03-16', false],
])('%s → %s', (text, day, found) => {
  const result = returnDate(text, monday, 'Europe/Berlin')
  expect(
    DateTime.fromMillis(result.until, { zone: 'Europe/Berlin' }).toFormat('yyyy-MM-dd HH:mm'),
  ).toBe(`${day} 09:00`)
  expect(result.found).toBe(found)
})
