import { Link } from 'react-router-dom'
import type { Overview } from '#model/api/answers/overview.ts'
import { roomOfShelf, rooms, shelvesOf, type RoomId } from '#model/schema/rooms.ts'
import { buttonClass } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { NotFound } from '#shell/not-found.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { AttentionList } from './attention-list.tsx'
import { attentionFacts } from './attention.ts'
import { tRooms as t } from './messages.ts'
import { RecentChanges } from './recent-changes.tsx'
import { RoomTabs } from './room-tabs.tsx'
import { ScreenList } from './screen-list.tsx'
import { useOverview } from './use-overview.ts'
import { useScreens } from '../room-parts/use-screens.ts'
import './rooms.css'

const CHANGES = 6

const attentionOf = (room: RoomId, overview: Overview | undefined) =>
  [
    ...(overview?.organization.attention ?? []),
    ...(overview?.installation?.attention ?? []),
  ].filter(({ id }) => attentionFacts[id].room === room)

/** The landing page of a room: its open work, its screens, recent changes and new records. */
export default function RoomScreen({ room }: { room: RoomId }) {
  const screens = useScreens().filter(({ shelf }) => roomOfShelf(shelf) === room)
  const { data, error, refetch } = useOverview()
  const { title, purpose } = rooms[room]
  if (screens.length === 0) return <NotFound />
  const attention = attentionOf(room, data)
  const entities = screens.flatMap(({ entity }) => (entity ? [entity] : []))
  return (
    <div className="c-page">
      <PageHead title={title} />
      <RoomTabs />
      <p className="c-soft c-room-purpose">{purpose}</p>
      {error ? (
        <DataError
          sentence={`${t('rooms.failed')}: ${error.message}`}
          onRetry={() => void refetch()}
        />
      ) : null}
      <div className="c-room">
        <div className="c-shelves">
          {shelvesOf(room).map(({ shelf, title: name }) => {
            const own = screens.filter((screen) => screen.shelf === shelf)
            return own.length > 0 ? (
              <ScreenList key={shelf} title={name} screens={own} overview={data} />
            ) : null
          })}
        </div>
        <aside className="c-room-side">
          {data && (
            <section>
              <h2>{t('rooms.attention')}</h2>
              <AttentionList items={attention} />
            </section>
          )}
          <NewRecords screens={screens} />
          <RecentChanges entities={entities} limit={CHANGES} />
        </aside>
      </div>
    </div>
  )
}

/** Links to the forms of a room. */
function NewRecords({ screens }: { screens: ReturnType<typeof useScreens> }) {
  const creates = screens.flatMap(({ create }) => (create ? [create] : []))
  if (creates.length === 0) return null
  return (
    <section>
      <h2>{t('rooms.new')}</h2>
      <p className="c-new">
        {creates.map(({ path, label }) => (
          <Link key={path} to={path} className={buttonClass({ size: 's' })}>
            <Icon name="plus" size={14} />
            {label}
          </Link>
        ))}
      </p>
    </section>
  )
}
