import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { Outlet, useRouteError, type RouteObject } from 'react-router-dom'
import { useSession } from '#client/session.ts'
import { LiveContentProvider, liveContentOfPage } from '#marketing/site/live-content.tsx'
import { publicRoutes } from '#marketing/pages.tsx'
import { signInRoutes } from './light-pages.tsx'
import { NotFound } from '#shell/not-found.tsx'
import { RouteError } from '#shell/route-error.tsx'
import { RouterBridge } from '#shell/router-bridge.tsx'
import { Shell } from '#shell/shell.tsx'

type Load = () => Promise<{ default: ComponentType }>

/** A page that is fetched before its route is shown, as on the public pages without this tree. */
const whole = (load: Load) => async () => ({ Component: (await load()).default })

/** The customer area's pages by file; each is a chunk of its own. */
const appFiles = import.meta.glob<{ default: ComponentType }>([
  '../app/*/*-page.tsx',
  '../app/configure/configure-layout.tsx',
  '../app/configure/*-step.tsx',
])

/** A customer page: fetched only when its gate lets it be shown. */
function page(file: string): ReactNode {
  const Page = lazy(
    appFiles[`../app/${file}.tsx`] ?? (() => Promise.reject(new Error(`Failed to fetch ${file}`))),
  )
  return <Page />
}

/** The gates come with the data layer, which public pages do not need. */
const SignedIn = lazy(() =>
  import('#shell/gates.tsx').then((gates) => ({ default: gates.SignedIn })),
)
const WithData = lazy(() =>
  import('#shell/gates.tsx').then((gates) => ({ default: gates.WithData })),
)
const AdminOnly = lazy(() =>
  import('#shell/gates.tsx').then((gates) => ({ default: gates.AdminOnly })),
)
const ConsoleApp = lazy(() => import('./console-app.tsx'))

/** The shell stands while a gate is on its way. */
const gate = (element: ReactNode) => <Suspense fallback={null}>{element}</Suspense>

const customerRoutes: RouteObject[] = [
  { path: '/campaigns', element: page('campaigns/campaigns-page') },
  { path: '/campaigns/:campaignId', element: page('campaigns/campaign-page') },
  {
    path: '/campaigns/:campaignId/configure',
    element: page('configure/configure-layout'),
    children: [
      { index: true, element: page('configure/messaging-step') },
      { path: 'step2', element: page('configure/content-step') },
      { path: 'step3', element: page('configure/targets-step') },
      { path: 'step4', element: page('configure/contacts-step') },
    ],
  },
  { path: '/dashboard', element: page('dashboard/dashboard-page') },
  { path: '/company-dashboard', element: page('company-dashboard/company-dashboard-page') },
  { path: '/account', element: page('account/account-page') },
  { path: '/account/roles', element: page('account/roles-page') },
  { path: '/contacts', element: page('contacts/contacts-page') },
  { path: '/mailboxes', element: page('mailboxes/mailboxes-page') },
  { path: '/inbox', element: page('inbox/inbox-page') },
]

const Failed = () => <RouteError error={useRouteError()} />

/**
 * Visitors see the 404 page at once, as the server has sent it; for everybody else the gate
 * decides.
 */
function Beyond() {
  const { status } = useSession()
  if (status === 'anonymous') return <NotFound />
  return gate(
    <AdminOnly>
      <ConsoleApp />
    </AdminOnly>,
  )
}

/** The one tree of routes. Paths stand here and in `client/paths.ts`. */
export const routes: RouteObject[] = [
  {
    element: (
      <RouterBridge>
        <LiveContentProvider live={liveContentOfPage()}>
          <Shell>
            <Outlet />
          </Shell>
        </LiveContentProvider>
      </RouterBridge>
    ),
    errorElement: <Failed />,
    hydrateFallbackElement: <></>,
    children: [
      {
        errorElement: <Failed />,
        children: [
          ...publicRoutes.map(({ path, load }): RouteObject => ({ path, lazy: whole(load) })),
          ...signInRoutes.map(({ path, load }): RouteObject => ({ path, lazy: whole(load) })),
          {
            element: gate(<WithData />),
            children: [
              {
                path: '/shared/campaign/:token',
                element: page('shared-links/shared-campaign-page'),
              },
            ],
          },
          // A visitor may fill in the whole first form; what was begun already belongs to an
          // account.
          {
            element: gate(<SignedIn unless={(query) => !query.has('campaign')} />),
            children: [{ path: '/start-new', element: page('start-new/start-new-page') }],
          },
          { element: gate(<SignedIn />), children: customerRoutes },
          {
            // Console pages and unknown paths alike: for everybody but admins both are the 404
            // page, and nothing of the console is fetched.
            path: '*',
            element: <Beyond />,
          },
        ],
      },
    ],
  },
]
