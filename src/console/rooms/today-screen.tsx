import { useContext } from 'react'
import { Link } from 'react-router-dom'
import { useTenant } from '#client/me.ts'
import { useTenantChoice } from '#client/tenant-choice.ts'
import { paths } from '#client/paths.ts'
import { buttonClass } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { ConsoleRole } from '../core/access.ts'
import { PageHead } from '../page-parts/page-head.tsx'
import { AuditProof } from '../screens/audit-proof.tsx'
import { HealthLine } from '../screens/health-line.tsx'
import { LongWork } from '../screens/long-work.tsx'
import { AttentionList } from './attention-list.tsx'
import { Figures } from './figures.tsx'
import { InstallationLabel } from '../room-parts/installation-label.tsx'
import { tRoomParts as tPlace } from '../room-parts/messages.ts'
import { tRooms } from './messages.ts'
import { RecentChanges } from './recent-changes.tsx'
import { RoomTabs } from './room-tabs.tsx'
import { useOverview } from './use-overview.ts'
import { useScreens } from '../room-parts/use-screens.ts'
import { LineSkeleton } from '../page-parts/line-skeleton.tsx'
import './rooms.css'

const CHANGES = 8

/** The records that people create most; the rooms offer all of them. */
const starts: readonly string[] = [
  paths.segments,
  paths.journeys,
  paths.engage,
  paths.rules,
  '/customer/import',
]

/**
 * What needs a person, first for the organization and then for the installation, with figures, jobs
 * and the latest changes.
 */
export default function TodayScreen() {
  const role = useContext(ConsoleRole)
  const tenant = useTenant().data
  const name = useTenantChoice()?.name ?? tenant?.name ?? ''
  const { data, error, isPending, refetch } = useOverview()
  const isOperator = role === 'ADMIN'
  return (
    <div className="c-page">
      <PageHead title={tRooms('today.title')} />
      <RoomTabs />
      {error ? (
        <DataError
          sentence={`${tRooms('rooms.failed')}: ${error.message}`}
          onRetry={() => void refetch()}
        />
      ) : null}
      <div className="c-room">
        <div>
          <section className="c-today" aria-label={name}>
            <h2>{name}</h2>
            {isPending ? <LineSkeleton /> : null}
            {data && (
              <>
                <h3>{tRooms('rooms.attention')}</h3>
                <AttentionList items={data.organization.attention} />
                <h3>{tRooms('today.figures')}</h3>
                <Figures overview={data} of="organization" />
              </>
            )}
          </section>
          <LongWork />
          {isOperator && (
            <section className="c-today" aria-label={tPlace('rooms.installation')}>
              <h2>
                <InstallationLabel />
              </h2>
              {data?.installation && (
                <>
                  <h3>{tRooms('rooms.attention')}</h3>
                  <AttentionList items={data.installation.attention} />
                  <h3>{tRooms('today.figures')}</h3>
                  <Figures overview={data} of="installation" />
                </>
              )}
              <HealthLine />
            </section>
          )}
        </div>
        <aside className="c-room-side">
          <Starts />
          {data && (
            <section>
              <h2>{tRooms('today.audit')}</h2>
              <p className="c-soft">
                {tRooms('today.auditEntries', {
                  count: (data.installation ?? data.organization).auditEntries,
                })}
              </p>
              <AuditProof />
            </section>
          )}
          <RecentChanges limit={CHANGES} />
        </aside>
      </div>
    </div>
  )
}

function Starts() {
  const screens = useScreens()
  const offered = starts.flatMap((path) => {
    const create = screens.find((screen) => screen.path === path)?.create
    return create ? [create] : []
  })
  if (offered.length === 0) return null
  return (
    <section>
      <h2>{tRooms('rooms.new')}</h2>
      <p className="c-new">
        {offered.map(({ path, label }) => (
          <Link key={path} to={path} className={buttonClass({ size: 's' })}>
            <Icon name="plus" size={14} />
            {label}
          </Link>
        ))}
      </p>
    </section>
  )
}
