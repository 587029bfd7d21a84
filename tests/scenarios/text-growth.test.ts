import { expect, test } from 'vitest'
import { csvOfJson, isJson } from '#app/import-people/read-rows.ts'
import { readDate } from '#condition/date-math.ts'
import { equalsCaseFolded, fold } from '#condition/fold.ts'
import { readGeoPoint } from '#condition/geo.ts'
import { csvRecords, decodeCsv, readHead } from '#engine/audience/contacts/read-csv.ts'
import { readTable } from '#engine/audience/contacts/read-table.ts'
import { readHtml } from '#drafting/reading/read-html.ts'
import { snapshotFromText } from '#drafting/reading/pasted-text.ts'
import { withRoles } from '#drafting/reading/read-site.ts'
import { partsOf } from '#engine/outreach/model-writing/letter.ts'
import { addressesIn } from '#engine/engage/broadcasts/audience.ts'
import { bareProperties } from '#engine/engage/broadcasts/missing-values.ts'
import { checkLiquid, renderLiquid, variablesIn } from '#engine/engage/templates/liquid.ts'
import { plainText } from '#engine/engage/templates/plain-text.ts'
import { durationFrom } from '#model/lib/duration.ts'
import { parseExactJson } from '#model/lib/exact-json.ts'
import { renderText } from '#model/email/merge-text.ts'
import { framesIn } from '#model/email/mjml/frames.ts'
import { readNodes, readSource } from '#model/email/mjml/read-source.ts'
import { searchPattern } from '#model/lib/pattern.ts'
import { personNameFault } from '#model/lib/person-name.ts'
import { checkWebsiteUrl } from '#model/lib/website-url.ts'
import { joinStream, readJson } from '#platform/language-model/read-answer.ts'
import { growthOf, REPEATED, repeating, STEEP } from '#tests/support/growth.ts'

/** Signs that markup, templates and files of people may repeat without an end. */
const PIECES = [
  ...REPEATED,
  '<!--',
  '<p>',
  '<a href="x">',
  '<style>',
  '{{',
  '{{ x }}',
  '{%',
  '{% if x %}',
  '{',
  '|',
  ',',
  '\\"',
  'é',
]

/** Refusals are answers too. */
const tried =
  (work: (text: string) => unknown) =>
  (text: string): unknown => {
    try {
      return work(text)
    } catch {
      return null
    }
  }
const refused =
  (work: (text: string) => Promise<unknown>) =>
  (text: string): Promise<unknown> =>
    work(text).catch(() => null)

const inUtc = { now: 0, zone: 'UTC' } as never
const site = (html: string) => {
  const page = { ...readHtml(html, 'https://a.example/'), url: 'https://a.example/', readAt: '' }
  return withRoles({ url: page.url, pages: [page] } as never)
}
async function records(text: string) {
  let rows = 0
  for await (const row of csvRecords([text] as never, ',')) rows += row.length
  return rows
}

/** Everything that reads a site, a file, a template, a condition or the answer of a model. */
const readers: Record<string, [work: (text: string) => unknown, ...begins: string[]]> = {
  'a site': [tried(site), '<p>', '<a href="', '<div class="', '<title>'],
  'a pasted site': [tried((text) => withRoles(snapshotFromText(text, '', ''))), ''],
  'an address of a website': [tried(checkWebsiteUrl), '', 'https://'],
  'a CSV file': [tried((text) => decodeCsv(Buffer.from(text))), 'Email,Name\n'],
  'the head of a CSV file': [tried(readHead), '', 'a,b\n'],
  'rows of a CSV file': [refused(records), '', 'Email,Name\n"'],
  'a table': [
    refused((text) => readTable({ text, delimiter: ',' as never })),
    'Email,Name\n',
    'Notes\n\nEmail\n',
  ],
  'JSON in the browser': [tried((text) => (isJson(text) ? csvOfJson(text) : null)), '[{"a":"', ' '],
  'exact JSON': [tried(parseExactJson), '', '{"a":"', '[1'],
  'addresses of an audience': [addressesIn, '', 'a@'],
  'a name': [personNameFault, '', 'a.'],
  'syntax of Liquid': [tried(checkLiquid), '', '{{ x | default: "'],
  'variables of Liquid': [tried(variablesIn), '', '{{ '],
  Liquid: [refused((text) => renderLiquid(text, {}, {} as never)), ''],
  'bare properties': [bareProperties, '', '{{ properties.a '],
  'plain text': [plainText, '', '<p>'],
  MJML: [tried(readSource), '<mjml><mj-body>', '<mjml><mj-body><mj-text a="'],
  'frames of MJML': [tried((text) => framesIn(readNodes(text))), '<mj-raw>'],
  'variables of an email': [(text) => renderText(text, {}, 's'), '', '{{a|'],
  'a date of a condition': [tried((text) => readDate(text, inUtc)), '', 'now', '2026-01-01||'],
  'a place of a condition': [tried(readGeoPoint), '', '1.5, '],
  'a duration': [tried(durationFrom), '', '3 '],
  'a folded text': [fold, ''],
  'a compared text': [(text) => equalsCaseFolded(text, text), ''],
  'a searched text': [
    (text) => {
      const pattern = searchPattern('a.*b.*c')
      return 'matches' in pattern && pattern.matches(text)
    },
    '',
    'a',
  ],
  'JSON of a model': [tried(readJson), '', '<think>', '{"a": "', '```json'],
  'a stream of a model': [
    tried(joinStream),
    '',
    'data: ',
    'data: {"choices":[{"delta":{"content":"',
  ],
  'a letter of a model': [tried(partsOf), '', 'Hi,\n\n'],
}

test.for(Object.entries(readers))(
  '%s is read in proportion to it',
  { timeout: 240_000 },
  async ([, [work, ...begins]]) => {
    const steep: string[] = []
    for (const begin of begins)
      for (const piece of PIECES) {
        const growth = await growthOf(repeating(piece, begin), work)
        if (growth > STEEP)
          steep.push(`${JSON.stringify(begin)} and ${JSON.stringify(piece)}: ${growth.toFixed(1)}`)
      }
    expect(steep).toEqual([])
  },
)
