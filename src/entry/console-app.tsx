import { lazy } from 'react'
import { matchRoutes, useLocation, useRoutes } from 'react-router-dom'
import { consoleRoutes } from '#console/console-routes.tsx'
import { NotFound } from '#shell/not-found.tsx'

const ConsoleLayout = lazy(() => import('#console/console-layout.tsx'))

const routes = [...consoleRoutes, { path: '*', element: <NotFound /> }]

/**
 * The console below its gate. Its routes are matched here and not in the one tree, because they
 * come from the resource files, which visitors of the public pages should not have to download. An
 * unknown path does not fetch react-admin either.
 */
export default function ConsoleApp() {
  const location = useLocation()
  const page = useRoutes(routes)
  return matchRoutes(consoleRoutes, location) ? <ConsoleLayout>{page}</ConsoleLayout> : page
}
