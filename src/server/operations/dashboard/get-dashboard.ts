import { fail } from '#model/lib/errors.ts'
import { dashboardOf } from '#engine/outreach/report/dashboard.ts'
import { companyDashboardOf } from '#engine/outreach/report/company-dashboard.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'
import { scopeOf } from '../../base/scope-of.ts'

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/v1/dashboard',
  access: 'member',
  summary: 'Figures, charts and open tasks for 7, 30 or 90 days',
  handler(input) {
    return dashboardOf(input.engine, scopeOf(input), daysIn(input))
  },
})

export const getCompanyDashboard = endpoint({
  method: 'GET',
  path: '/api/v1/company-dashboard',
  access: 'member',
  summary:
    'The whole organization by member, mailbox and domain, for 7, 30 or 90 days. Members see ' +
    'their colleagues as one row',
  handler(input) {
    const { role, personId } = input.caller
    return companyDashboardOf(
      input.engine,
      scopeOf(input),
      daysIn(input),
      role === 'MEMBER' ? personId : null,
    )
  },
})

function daysIn({ query }: EndpointInput): 7 | 30 | 90 {
  const days = Number(query.days ?? 30)
  if (days !== 7 && days !== 30 && days !== 90)
    throw fail('malformed', '"days" must be 7, 30 or 90.', [
      { path: '/days', message: '7, 30 or 90' },
    ])
  return days
}
