// @vitest-environment jsdom
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { publicPaths } from '#marketing/pages.tsx'
import { consolePaths } from '#console/console-routes.tsx'
import { routes } from '#site/routes.tsx'
import { specifiedPaths } from '#tests/support/specified-paths.ts'

const consolePages = consolePaths.map((path) => ({ path: `/${path}` }))

/** A public path with a parameter, as that of the first content that it has. */
function withContent(path: string): string {
  const [folder, parameter] = path.split('{')
  const first = publicPaths().find((one) => one.startsWith(folder!) && one !== folder)
  return parameter && first ? first : path
}

const pathsOf = (heading: string): string[] =>
  specifiedPaths(heading).map((path) =>
    withContent(path)
      .replace('{ownerType}', 'profile')
      .replace(/\{\w+\}/g, 'x'),
  )

/** Whether a page of the console, behind its gate, or a page of its own is at a path. */
const isPage = (path: string): boolean =>
  matchRoutes(routes, path)?.at(-1)?.route.path !== '*' || matchRoutes(consolePages, path) !== null

describe('routes of the specification, section 2', () => {
  it.each([
    ['Public and marketing routes', 23],
    ['Signed-in routes', 5],
    ['Campaign setup', 1],
    ['Admin-only routes', 16],
  ])('%s: every path has its page', (heading, count) => {
    const paths = pathsOf(heading)
    expect(paths).toHaveLength(count)
    expect(paths.filter((path) => !isPage(path))).toEqual([])
  })

  it.each(['', '/step2', '/step3', '/step4'])('the setup of a campaign has the step "%s"', (step) =>
    expect(isPage(`/campaigns/x/configure${step}`)).toBe(true),
  )

  it('the setup of a campaign has four steps, not five', () =>
    expect(isPage('/campaigns/x/configure/step5')).toBe(false))

  it('a shared campaign has its page', () => expect(isPage('/shared/campaign/x')).toBe(true))
})
