import { Link } from 'react-router-dom'
import { choiceWords } from '#catalog/fields/words.ts'
import { paths } from '#client/paths.ts'
import type { Overview } from '#model/api/answers/overview.ts'
import { inSentence } from '#language'
import { useScreens } from '../room-parts/use-screens.ts'
import { screenCount } from './use-overview.ts'
import { tRooms as t } from './messages.ts'

interface Figure {
  path: string
  /** Numbers by state, as links to the filtered list. */
  states?: { field: string; counts: Record<string, number> }
}

const organizationFigures = (overview: Overview): readonly Figure[] => [
  { path: '/admin/campaigns', states: { field: 'state', counts: overview.organization.campaigns } },
  { path: paths.profiles },
  { path: '/admin/contacts' },
  { path: paths.segments },
  { path: paths.journeys },
  { path: paths.events },
]

const installationFigures = ({ installation }: Overview): readonly Figure[] =>
  installation
    ? [
        { path: '/admin/tenants', states: { field: 'status', counts: installation.tenants } },
        { path: '/admin/users' },
        { path: paths.logs },
      ]
    : []

const filtered = (path: string, field: string, value: string) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify({ [field]: [value] }))}`

/** How many records there are on the most used screens of the organization or the installation. */
export function Figures({
  overview,
  of,
}: {
  overview: Overview
  of: 'organization' | 'installation'
}) {
  const screens = useScreens()
  const figures =
    of === 'organization' ? organizationFigures(overview) : installationFigures(overview)
  return (
    <dl className="c-glance">
      {figures.map(({ path, states }) => {
        const screen = screens.find((consoleScreen) => consoleScreen.path === path)
        if (!screen) return null
        const counted = { ...screen, isInstallation: of === 'installation' }
        return (
          <div key={path}>
            <dt>{screen.label}</dt>
            <dd>
              <Link to={path}>{screenCount(counted, overview)}</Link>
              {states && (
                <span className="c-glance-states">
                  {Object.entries(states.counts).map(([value, count]) => (
                    <Link key={value} to={filtered(path, states.field, value)}>
                      {t('today.state', { count, state: inSentence(choiceWords(value)) })}
                    </Link>
                  ))}
                </span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
