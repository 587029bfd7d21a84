import { fail } from '#model/errors.ts'
import { dashboardOf } from '#engine/campaigns/dashboard.ts'
import { endpoint } from '../../endpoint.ts'
import { scopeOf } from '../../scope-of.ts'

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/v1/dashboard',
  access: 'member',
  summary: 'Figures, plots and what needs somebody, for 7, 30 or 90 days',
  handler(input) {
    const days = Number(input.query.days ?? 30)
    if (days !== 7 && days !== 30 && days !== 90) throw fail('malformed', '"days" must be 7, 30 or 90.', [{ path: '/days', message: '7, 30 or 90' }])
    return dashboardOf(input.engine, scopeOf(input), days)
  },
})
