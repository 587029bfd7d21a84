import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { Overview } from '#model/api/answers/overview.ts'
import type { Amount } from '#model/api/answers/tenant-usage.ts'
import type { ConsoleScreen } from '#shell/screens.ts'
import { numberFormat } from '#language'
import { tRooms as t } from './messages.ts'

/** Figures and open work, in one call that all landing pages share. */
export const useOverview = () =>
  useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => api.get<Overview>('/overview', { signal }),
    staleTime: 15_000,
    refetchInterval: 60_000,
  })

export function amountWords({ count, exact }: Amount, isInstallation: boolean): string {
  const words = numberFormat().format(count)
  if (exact) return words
  return t(isInstallation ? 'rooms.more' : 'rooms.about', { count: words })
}

/** The number of records on a screen; empty while it is unknown. */
export function screenCount(
  screen: Pick<ConsoleScreen, 'entity' | 'path' | 'isInstallation'>,
  overview: Overview | undefined,
): string {
  if (!overview) return ''
  const { organization, installation } = overview
  if (screen.entity === 'audit-entry') {
    const of = screen.isInstallation && installation ? installation : organization
    return numberFormat().format(of.auditEntries)
  }
  const key = screen.entity ?? screen.path.replace(/^\/custom\//, 'custom:')
  const amount = organization.counts[key] ?? installation?.counts[key]
  return amount ? amountWords(amount, organization.counts[key] === undefined) : ''
}
