import { lazy, Suspense, type ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import { resourceName, type Resource } from '#model/resource.ts'
import { resources } from '#resources/index.ts'
import { SkeletonPage } from '#ui/base/skeleton.tsx'
import { t } from '#ui/messages/messages.ts'
import type { ScreenKind } from './resource-screen.tsx'
import { logTabs, type LogTab } from './screens/log-tabs.ts'

// Uses React.lazy instead of the route's `lazy`, so that nothing is fetched before the access check
// above has passed.
const ResourceScreen = lazy(() => import('./resource-screen.tsx'))
const ObjectScreen = lazy(() => import('./object-screen.tsx'))
const ProfileShow = lazy(() => import('./profile/profile-screen.tsx'))
const LogsScreen = lazy(() => import('./screens/logs-screen.tsx'))
const HoldScreen = lazy(() => import('./screens/hold-screen.tsx'))
const HealthScreen = lazy(() => import('./screens/health-screen.tsx'))
const OperatorsOnly = lazy(() => import('./core/operators-only.tsx'))
const RolesScreen = lazy(() => import('./screens/roles-screen.tsx'))
const SettingsScreen = lazy(() => import('./screens/settings-screen.tsx'))
const DesignerScreen = lazy(() => import('./journey-designer/designer-screen.tsx'))
const AddJourneyScreen = lazy(() => import('./journey-designer/add-journey-screen.tsx'))
const ExecutionsScreen = lazy(() => import('./journeys/executions-screen.tsx'))
const Overview = lazy(() => import('./screens/overview.tsx'))

const page = (content: ReactNode) => (
  <Suspense fallback={<SkeletonPage label={t('loading.page')} />}>{content}</Suspense>
)

const screen = (view: ScreenKind, name?: string) =>
  page(<ResourceScreen key={`${name}/${view}`} name={name} view={view} />)

/** The four routes of one resource; a resource with its own record page has no `show` here. */
function routesOf(path: string, name?: string, resource?: Resource): RouteObject[] {
  return [
    { path, element: screen('list', name) },
    { path: `${path}/create`, element: screen('create', name) },
    { path: `${path}/:id`, element: screen('edit', name) },
    ...(resource?.recordPath ? [] : [{ path: `${path}/:id/show`, element: screen('show', name) }]),
  ]
}

/** Routes of custom object types; the type is part of the address. */
const objectRoutes = (['list', 'create', 'edit', 'show'] as const).map((view): RouteObject => ({
  path: `custom/:type${{ list: '', create: '/create', edit: '/:id', show: '/:id/show' }[view]}`,
  element: page(<ObjectScreen key={view} view={view} />),
}))

/**
 * Every console page at its exact path, to be placed below the admin gate and `ConsoleLayout`.
 * Importing this downloads neither react-admin nor MUI; any other path falls through to the 404
 * page.
 */
export const consoleRoutes: RouteObject[] = [
  { path: 'admin', element: page(<Overview />) },
  {
    path: 'admin/hold',
    element: page(
      <OperatorsOnly>
        <HoldScreen />
      </OperatorsOnly>,
    ),
  },
  {
    path: 'admin/health',
    element: page(
      <OperatorsOnly>
        <HealthScreen />
      </OperatorsOnly>,
    ),
  },
  { path: 'admin/roles', element: page(<RolesScreen />) },
  { path: 'settings', element: page(<SettingsScreen />) },
  { path: 'profiles/:ownerType/:ownerId', element: page(<ProfileShow />) },
  { path: 'addJourney', element: page(<AddJourneyScreen />) },
  { path: 'customer/journey/create', element: page(<AddJourneyScreen />) },
  { path: 'editjourney/:id', element: page(<DesignerScreen />) },
  { path: 'executions/:journeyId', element: page(<ExecutionsScreen />) },
  ...Object.entries(logTabs).map(([tab, { path }]): RouteObject => ({
    path: `logs${path}`,
    element: page(<LogsScreen key={tab} tab={tab as LogTab} />),
  })),
  ...resources.flatMap((resource) =>
    routesOf(resourceName(resource), resourceName(resource), resource),
  ),
  ...routesOf('admin/data/:entity'),
  ...objectRoutes,
]
