import { lazy } from 'react'
import { matchRoutes, useLocation } from 'react-router-dom'
import { consolePaths } from '#console/console-routes.tsx'
import { NotFound } from '#shell/not-found.tsx'

const ConsoleAdmin = lazy(() => import('#console/console-admin.tsx'))

const known = consolePaths.map((path) => ({ path }))

/**
 * The console below its access check. Its routes are react-admin's, and come from the resource
 * files, which visitors of the public pages should not download. An unknown path does not load
 * react-admin.
 */
export default function ConsoleApp() {
  return matchRoutes(known, useLocation()) ? <ConsoleAdmin /> : <NotFound />
}
