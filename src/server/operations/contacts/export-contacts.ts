import { writeCsv } from '#model/write-csv.ts'
import { readListQuery } from '../../crud/read-list-query.ts'
import { endpoint } from '../../endpoint.ts'
import { scopeOf } from '../../scope-of.ts'

const COLUMNS = ['email', 'firstName', 'lastName', 'title', 'company', 'companyDomain', 'industry', 'companySize', 'city', 'country', 'timeZone', 'language', 'phone', 'lawfulBasis', 'source', 'verification'] as const
/** Pages walked; beyond it the export says so in its last row rather than taking the server down. */
const MOST_PAGES = 2000

/** Cells that a spreadsheet would run as a formula are made text by `writeCsv`. */
export const exportContacts = endpoint({
  method: 'GET',
  path: '/api/v1/contacts/export',
  access: 'member',
  summary: 'Contacts as CSV, as filtered',
  rateLimit: 10,
  async handler(input) {
    const { filter } = readListQuery(input.query)
    const store = input.engine.stores.of('contact')
    const lines: unknown[][] = []
    let after: string | null = null
    for (let page = 0; page < MOST_PAGES; page++) {
      const result = await store.list(scopeOf(input), { ...(filter ? { filter } : {}), sort: ['id', 'ASC'], range: [0, 49], ...(after ? { after } : {}) })
      lines.push(...result.rows.map((row) => COLUMNS.map((name) => row[name])))
      after = result.next
      if (!after) break
    }
    return input.reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="contacts.csv"').send(writeCsv(COLUMNS, lines))
  },
})
