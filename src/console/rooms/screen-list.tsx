import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import type { Overview } from '#model/api/answers/overview.ts'
import { Icon } from '#ui/base/icon.tsx'
import type { ConsoleScreen } from '#shell/screens.ts'
import { useRegistry } from '../core/registry.ts'
import { InstallationLabel } from '../room-parts/installation-label.tsx'
import { tRooms as t } from './messages.ts'
import { PinButton } from '../room-parts/pin-button.tsx'
import { screenCount } from './use-overview.ts'

const aboutPages = {
  [paths.inbox]: 'rooms.aboutInbox',
  [paths.roles]: 'rooms.aboutRoles',
  [paths.settings]: 'rooms.aboutSettings',
  [paths.emailResults]: 'rooms.aboutEmailResults',
  [paths.health]: 'rooms.aboutHealth',
  [paths.hold]: 'rooms.aboutHold',
  [paths.specification]: 'rooms.aboutSpecification',
} as const

/** The screens of a shelf: one line each, with its purpose and its number of records. */
export function ScreenList({
  title,
  screens,
  overview,
}: {
  title: string
  screens: readonly ConsoleScreen[]
  overview: Overview | undefined
}) {
  const registry = useRegistry()
  const about = ({ path, entity }: ConsoleScreen) => {
    const page = aboutPages[path as keyof typeof aboutPages]
    if (page) return t(page)
    const consoleResource = entity ? registry.byEntity(entity) : registry.byName(path.slice(1))
    return consoleResource?.entity.description ?? ''
  }
  return (
    <section className="c-shelf" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {screens.map((screen) => (
          <li key={screen.path}>
            <Icon name={screen.icon} />
            <div className="c-shelf-words">
              <p>
                <Link to={screen.path}>{screen.label}</Link>
                {screen.isInstallation && <InstallationLabel />}
              </p>
              <p className="c-soft">{about(screen)}</p>
            </div>
            <span className="c-num c-soft">{screenCount(screen, overview)}</span>
            <PinButton path={screen.path} label={screen.label} />
          </li>
        ))}
      </ul>
    </section>
  )
}
