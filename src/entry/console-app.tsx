import { lazy } from 'react'
import { matchRoutes, useLocation, useRoutes } from 'react-router-dom'
import { consoleRoutes } from '#console/console-routes.tsx'
import { NotFound } from '#shell/not-found.tsx'

const ConsoleLayout = lazy(() => import('#console/console-layout.tsx'))

const routes = [...consoleRoutes, { path: '*', element: <NotFound /> }]

/**
 * The console below its access check. Matches its routes here instead of in the main tree, because
 * they come from the resource files, which visitors of the public pages should not download. An
 * unknown path does not load react-admin either.
 */
export default function ConsoleApp() {
  const location = useLocation()
  const page = useRoutes(routes)
  return matchRoutes(consoleRoutes, location) ? <ConsoleLayout>{page}</ConsoleLayout> : page
}
