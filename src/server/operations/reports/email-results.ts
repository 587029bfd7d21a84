import {
  emailResults,
  reportedEmails,
  type EmailQuestion,
} from '#engine/engage/reports/email-results.ts'
import {
  emailFigures,
  emailGroupings,
  emailOrigins,
  type EmailFigure,
  type EmailGrouping,
  type EmailOrigin,
} from '#model/api/answers/email-results.ts'
import { checkValue } from '#model/schema/check-value.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import { writeCsv } from '#model/lib/write-csv.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'
import { pageOf, sendPage } from '../../base/scope-of.ts'
import { audienceScope } from '../segments/audience-scope.ts'

const question = {
  by: { type: 'string', title: 'By', enum: [...emailGroupings] },
  from: { type: 'string', title: 'From', maxLength: 10, description: 'First day, YYYY-MM-DD.' },
  to: { type: 'string', title: 'To', maxLength: 10, description: 'Last day, YYYY-MM-DD.' },
  origin: { type: 'string', title: 'Origin', enum: [...emailOrigins] },
} as const satisfies Record<string, SchemaNode>

/** The filter of the emails behind a figure. */
const emailFilter: SchemaNode = {
  type: 'object',
  title: 'Filter',
  properties: {
    ...question,
    figure: { type: 'string', title: 'Figure', enum: [...emailFigures] },
    key: { type: 'string', title: 'Key', maxLength: 300 },
  },
  additionalProperties: false,
}

interface AskedQuestion {
  by?: EmailGrouping
  from?: string
  to?: string
  origin?: EmailOrigin
}

const questionOf = ({ by = 'message', ...period }: AskedQuestion): EmailQuestion => ({
  by,
  ...period,
})

// The query was validated against `question`.
const questionIn = ({ query }: EndpointInput) => questionOf(query)

export const getEmailResults = endpoint({
  method: 'GET',
  path: '/api/v1/email-results',
  access: 'audience',
  summary: 'Results of all emails of a period by message, topic, domain, sender or day',
  query: question,
  handler: (input) => emailResults(input.engine, audienceScope(input), questionIn(input)),
})

export const getEmailResultsCsv = endpoint({
  method: 'GET',
  path: '/api/v1/email-results/export',
  access: 'audience',
  summary: 'The same figures as CSV',
  query: question,
  rateLimit: 10,
  async handler(input) {
    const results = await emailResults(input.engine, audienceScope(input), questionIn(input))
    const rows = results.groups.map((group) => [
      group.key,
      group.name,
      ...emailFigures.map((figure) => group[figure]),
    ])
    return input.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="email-results.csv"')
      .send(writeCsv([results.by, 'name', ...emailFigures], rows))
  },
})

export const getReportedEmails = endpoint({
  method: 'GET',
  path: '/api/v1/email-results/emails',
  access: 'audience',
  summary: 'The emails behind a figure of the results, the latest first',
  query: {
    range: { type: 'string' },
    sort: { type: 'string', description: 'Ignored: the latest are first.' },
    filter: {
      type: 'string',
      description:
        'The question as JSON, with "figure" and the "key" of a group; without a key, of all groups.',
    },
  },
  async handler(input) {
    const page = pageOf(input)
    const faults = checkValue(emailFilter, page.filter, '/filter')
    if (faults[0]) throw fail('invalid', faults[0].message, faults)
    // The filter was validated against `emailFilter`.
    const { figure = 'attempted', key, ...asked } = page.filter as AskedFilter
    const answer = await reportedEmails(
      input.engine,
      audienceScope(input),
      { ...questionOf(asked), figure, ...(key === undefined ? {} : { key }) },
      page,
    )
    return sendPage(input, 'emails', page.first, answer)
  },
})

interface AskedFilter extends AskedQuestion {
  figure?: EmailFigure
  key?: string
}
