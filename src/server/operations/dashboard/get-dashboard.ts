import { fail } from '#model/errors.ts'
import { dashboardOf } from '#engine/campaigns/dashboard.ts'
import { endpoint } from '../../endpoint.ts'
import { scopeOf } from '../request-parts.ts'

export const getDashboard = endpoint({
  method: 'GET', path: '/api/v1/dashboard', access: 'member', summary: 'Figures, plots and what needs somebody, for 7, 30 or 90 days',
  handler({ query, caller, engine }) {
    const days = Number(query.days ?? 30)
    if (days !== 7 && days !== 30 && days !== 90) throw fail('malformed', '"days" must be 7, 30 or 90.', [{ path: '/days', message: '7, 30 or 90' }])
    return dashboardOf(engine, scopeOf(caller), days)
  },
})
