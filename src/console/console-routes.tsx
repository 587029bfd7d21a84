import { lazy, Suspense, type ReactNode } from 'react'
import { resourceName, type Resource } from '#model/schema/resource.ts'
import { roomIds, rooms } from '#model/schema/rooms.ts'
import { resources } from '#resources/index.ts'
import { SkeletonPage } from '#ui/base/skeleton.tsx'
import { t } from '#ui/messages/messages.ts'
import { logTabs, type LogTab } from './screens/log-tabs.ts'

// Uses React.lazy instead of the route's `lazy`, so that nothing is fetched before the access check
// above has passed.
const ProfileShow = lazy(() => import('./profile/profile-screen.tsx'))
const LogsScreen = lazy(() => import('./screens/logs-screen.tsx'))
const HoldScreen = lazy(() => import('./screens/hold-screen.tsx'))
const EmailResultsScreen = lazy(() => import('./email-results/email-results-screen.tsx'))
const HealthScreen = lazy(() => import('./screens/health-screen.tsx'))
const OperatorsOnly = lazy(() => import('./core/operators-only.tsx'))
const SpecificationScreen = lazy(() => import('./screens/specification-screen.tsx'))
const RolesScreen = lazy(() => import('./screens/roles-screen.tsx'))
const SettingsScreen = lazy(() => import('./screens/settings-screen.tsx'))
const DesignerScreen = lazy(() => import('./journey-designer/designer-screen.tsx'))
const AddJourneyScreen = lazy(() => import('./journey-designer/add-journey-screen.tsx'))
const ExecutionsScreen = lazy(() => import('./journeys/executions-screen.tsx'))
const TodayScreen = lazy(() => import('./rooms/today-screen.tsx'))
const RoomScreen = lazy(() => import('./rooms/room-screen.tsx'))

/** A page written by hand: react-admin's `CustomRoutes` place it at its exact path. */
export interface CustomPage {
  path: string
  element: ReactNode
}

const page = (path: string, content: ReactNode): CustomPage => ({
  path,
  element: <Suspense fallback={<SkeletonPage label={t('loading.page')} />}>{content}</Suspense>,
})

const operatorPage = (path: string, content: ReactNode) =>
  page(path, <OperatorsOnly>{content}</OperatorsOnly>)

/** The pages of the console that no resource describes. */
export const customPages: readonly CustomPage[] = [
  page('admin', <TodayScreen />),
  ...roomIds.map((room) => page(rooms[room].path.slice(1), <RoomScreen key={room} room={room} />)),
  operatorPage('admin/hold', <HoldScreen />),
  operatorPage('admin/health', <HealthScreen />),
  operatorPage('admin/specification', <SpecificationScreen />),
  page('admin/email-results', <EmailResultsScreen />),
  page('admin/roles', <RolesScreen />),
  page('settings', <SettingsScreen />),
  page('profiles/:ownerType/:ownerId', <ProfileShow />),
  page('addJourney', <AddJourneyScreen />),
  page('customer/journey/create', <AddJourneyScreen />),
  page('editjourney/:id', <DesignerScreen />),
  page('executions/:journeyId', <ExecutionsScreen />),
  ...Object.entries(logTabs).map(([tab, { path }]) =>
    page(`logs${path}`, <LogsScreen key={tab} tab={tab as LogTab} />),
  ),
]

/** The addresses below a resource's path; one with its own record page has no `show` here. */
const addressesOf = (path: string, recordPath?: string): string[] => [
  path,
  `${path}/create`,
  `${path}/:id`,
  ...(recordPath ? [] : [`${path}/:id/show`]),
]

/**
 * Patterns of all addresses of the console, without the first slash. The server answers all others
 * with 404; importing this downloads neither react-admin nor MUI.
 */
export const consolePaths: readonly string[] = [
  ...customPages.map(({ path }) => path),
  ...resources.flatMap((resource: Resource) =>
    addressesOf(resourceName(resource), resource.recordPath),
  ),
  ...addressesOf('admin/data/:entity'),
  ...addressesOf('custom/:type'),
]
