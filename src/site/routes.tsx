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

/** Loads a page before its route is shown, like the public pages outside of this tree. */
const whole = (load: Load) => async () => ({ Component: (await load()).default })

/** The customer area's pages by file; each is a separate chunk. */
const appFiles = import.meta.glob<{ default: ComponentType }>([
  '../app/*/*-page.tsx',
  '../app/configure/configure-layout.tsx',
  '../app/configure/*-step.tsx',
])

/** A customer page, loaded only after its access check. */
function page(file: string): ReactNode {
  const Page = lazy(
    appFiles[`../app/${file}.tsx`] ?? (() => Promise.reject(new Error(`Failed to fetch ${file}`))),
  )
  return <Page />
}

/** The access checks belong to the data layer, which public pages do not load. */
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

/** Keeps the shell visible while an access check loads. */
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
  { path: '/campaigns/:campaignId/rehearse', element: page('rehearse/rehearse-page') },
  { path: '/dashboard', element: page('dashboard/dashboard-page') },
  { path: '/company-dashboard', element: page('company-dashboard/company-dashboard-page') },
  { path: '/account', element: page('account/account-page') },
  { path: '/account/roles', element: page('account/roles-page') },
  { path: '/agents', element: page('agents/agents-page') },
  { path: '/agents/:agentId', element: page('agents/agent-page') },
  { path: '/contacts', element: page('contacts/contacts-page') },
  { path: '/contacts/:contactId', element: page('contacts/contact-page') },
  { path: '/mailboxes', element: page('mailboxes/mailboxes-page') },
  { path: '/mailboxes/sign-in', element: page('mailboxes/sign-in-page') },
  { path: '/inbox', element: page('inbox/inbox-page') },
]

const Failed = () => <RouteError error={useRouteError()} />

/**
 * Visitors see the 404 page at once, as the server sent it; signed-in users pass the access check.
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

/** The main route tree. Paths are defined here and in `client/paths.ts`. */
export const routes: RouteObject[] = [
  // A shared agent is shown alone, also inside of other websites: without the shell.
  {
    element: (
      <RouterBridge>
        <Outlet />
      </RouterBridge>
    ),
    errorElement: <Failed />,
    hydrateFallbackElement: <></>,
    children: [
      {
        element: gate(<WithData />),
        children: [
          { path: '/shared/agent/:token', element: page('shared-links/shared-agent-page') },
        ],
      },
    ],
  },
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
          // Visitors may fill in the first form; a started campaign belongs to an account.
          {
            element: gate(<SignedIn unless={(query) => !query.has('campaign')} />),
            children: [{ path: '/start-new', element: page('start-new/start-new-page') }],
          },
          { element: gate(<SignedIn />), children: customerRoutes },
          {
            // Console pages and unknown paths: everyone except admins sees the 404 page and
            // downloads nothing of the console.
            path: '*',
            element: <Beyond />,
          },
        ],
      },
    ],
  },
]
