import type { ComponentType } from 'react'
import { paths } from '#client/paths.ts'
import { publicRoutes, type PageRoute } from '#marketing/pages.tsx'

const signInPage = (name: 'LoginPage' | 'SignupPage' | 'OauthCallbackPage') => async () => ({
  default: (await import('#shell/login-pages.tsx'))[name],
})

/** The sign-in pages, which only show a sentence and a spinner. */
export const signInRoutes: readonly PageRoute[] = [
  { path: paths.login, load: signInPage('LoginPage') },
  { path: paths.signup, load: signInPage('SignupPage') },
  { path: paths.oauthCallback, load: signInPage('OauthCallbackPage') },
]

/** The loader of the page at a path among these routes, or null. Ignores a trailing slash. */
export function findPage(
  routes: ReadonlyMap<string, PageRoute>,
  pathname: string,
): (() => Promise<ComponentType>) | null {
  const route = routes.get(pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname)
  return route ? async () => (await route.load()).default : null
}

export const byPath = (routes: readonly PageRoute[]): ReadonlyMap<string, PageRoute> =>
  new Map(routes.map((route) => [route.path, route]))

const light = byPath([...publicRoutes, ...signInRoutes])

/** The loader of a page that is independent of the signed-in app, or null. */
export const lightPage = (pathname: string) => findPage(light, pathname)
