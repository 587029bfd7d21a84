import { Link } from 'react-router-dom'
import { roomOfShelf, rooms } from '#model/schema/rooms.ts'
import { tData } from '#ui/lists/messages.ts'
import { InstallationLabel } from './installation-label.tsx'
import { useCurrentScreen } from './use-screens.ts'

/** Above the title of a list: the room that it belongs to, and whether it spans the installation. */
export function RoomCrumb() {
  const screen = useCurrentScreen()
  if (!screen) return null
  const room = rooms[roomOfShelf(screen.shelf)]
  return (
    <nav aria-label={tData('data.breadcrumb')} className="c-crumb">
      <Link to={room.path}>{room.title}</Link>
      {screen.isInstallation && <InstallationLabel />}
    </nav>
  )
}
