import { say } from '#language'
import type { ImportPreview } from '#model/api/outreach.ts'
import { countryCode } from '#model/lib/country-names.ts'
import { mapColumns } from '#engine/audience/contacts/map-columns.ts'
import { decodeCsv } from '#engine/audience/contacts/read-csv.ts'
import { rawOf } from '#engine/audience/contacts/read-row.ts'
import { readTable } from '#engine/audience/contacts/read-table.ts'
import { splitName } from '#engine/audience/contacts/split-name.ts'
import type { ImportOptions } from './import-contacts.ts'

const SHOWN_ROWS = 5
/** Further texts are judged by the strictest law without a question. */
const MAX_QUESTIONS = 50

/**
 * Reads a file, names and maps its columns and says what was understood, without writing anything.
 * @throws ProductError `invalid` for an empty file
 */
export async function previewImport(
  bytes: Uint8Array,
  options: Pick<ImportOptions, 'headerRow' | 'delimiter'> = {},
): Promise<ImportPreview> {
  const csv = decodeCsv(bytes)
  const delimiter = options.delimiter ?? csv.delimiter
  const table = await readTable({ text: csv.text, delimiter }, options.headerRow)
  const { columns, headerRow, sample } = table
  const mapping = mapColumns(columns, sample)
  const unknownCountries = new Map<string, number>()
  const refusing = new Set<unknown>()
  let [rows, uneven, optedOut] = [0, 0, 0]
  for await (const row of table.rows) {
    rows++
    if (row.length !== columns.length) uneven++
    const { country, optOut } = rawOf(columns, mapping, row)
    if (optOut) {
      optedOut++
      refusing.add(optOut)
    }
    if (typeof country !== 'string' || countryCode(country) !== null) continue
    if (unknownCountries.has(country) || unknownCountries.size < MAX_QUESTIONS)
      unknownCountries.set(country, (unknownCountries.get(country) ?? 0) + 1)
  }
  const columnOf = (field: string) => columns.find((column) => mapping[column] === field)
  const nameColumn = columnOf('fullName')
  const example = nameColumn && sample.map((row) => row[columns.indexOf(nameColumn)]).find(Boolean)
  return {
    columns,
    mapping,
    sample: sample.slice(0, SHOWN_ROWS),
    rows,
    encoding: csv.encoding,
    delimiter,
    headerRow,
    unknownCountries: [...unknownCountries].map(([text, count]) => ({ text, rows: count })),
    understood: [
      ...(headerRow > 1
        ? [
            say('The column names are in row {row}; the rows above it are left out.', {
              row: headerRow,
            }),
          ]
        : []),
      ...(nameColumn && example
        ? [
            say(
              '"{column}" is split: "{name}" has the first name "{first}" and the last name "{last}".',
              {
                column: nameColumn,
                name: example,
                first: splitName(example).firstName,
                last: splitName(example).lastName,
              },
            ),
          ]
        : []),
      ...(optedOut > 0
        ? [
            say(
              {
                one: '{count} person wants no email by "{column}", and goes on the suppression list.',
                other:
                  '{count} people want no email by "{column}", and go on the suppression list.',
              },
              { count: optedOut, column: [...refusing].join('", "') },
            ),
          ]
        : []),
    ],
    problems: [
      ...(headerRow === 0 && options.headerRow === undefined
        ? [say('The first row looks like a person, so the file has no column names.')]
        : []),
      ...(columnOf('email') ? [] : [say('No column contains email addresses. Choose it below.')]),
      ...(rows === 0 ? [say('The file has a header and no rows.')] : []),
      ...(uneven > 0
        ? [
            say(
              {
                one: '{count} row has more or fewer cells than the header.',
                other: '{count} rows have more or fewer cells than the header.',
              },
              { count: uneven },
            ),
          ]
        : []),
      ...(columns.some((column) => / \(\d+\)$/.test(column))
        ? [
            say(
              'Several columns have the same name. The first one counts, others fill what it lacks.',
            ),
          ]
        : []),
    ],
  }
}
