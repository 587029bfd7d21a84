import type { ComponentType } from 'react'
import { paths } from '#client/paths.ts'
import { publicRoutes, type PageRoute } from '#marketing/pages.tsx'

const signInPage = (name: 'LoginPage' | 'SignupPage' | 'OauthCallbackPage') => async () => ({
  default: (await import('#shell/login-pages.tsx'))[name],
})

/** The way in; no more than a word and a spinner each. */
export const signInRoutes: readonly PageRoute[] = [
  { path: paths.login, load: signInPage('LoginPage') },
  { path: paths.signup, load: signInPage('SignupPage') },
  { path: paths.oauthCallback, load: signInPage('OauthCallbackPage') },
]

/**
 * The loader of the page at an address among these routes, or null. A slash at the end is the same
 * page.
 */
export function findPage(
  routes: ReadonlyMap<string, PageRoute>,
  pathname: string,
): (() => Promise<ComponentType>) | null {
  const route = routes.get(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname)
  return route ? async () => (await route.load()).default : null
}

export const byPath = (routes: readonly PageRoute[]): ReadonlyMap<string, PageRoute> =>
  new Map(routes.map((route) => [route.path, route]))

const light = byPath([...publicRoutes, ...signInRoutes])

/** The loader of a page that needs nothing of the signed-in app, or null. */
export const lightPage = (pathname: string) => findPage(light, pathname)
