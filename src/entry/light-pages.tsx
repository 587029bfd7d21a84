import type { ComponentType } from 'react'
import { paths } from '#client/paths.ts'
import { publicRoutes, type PageRoute } from '#marketing/pages.tsx'

const signInPage = (name: 'LoginPage' | 'SignupPage' | 'OauthCallbackPage') => async () => ({ default: (await import('#shell/login-pages.tsx'))[name] })

/** The way in; no more than a word and a spinner each. */
export const signInRoutes: readonly PageRoute[] = [
  { path: paths.login, load: signInPage('LoginPage') },
  { path: paths.signup, load: signInPage('SignupPage') },
  { path: paths.oauthCallback, load: signInPage('OauthCallbackPage') },
]

const light = new Map<string, PageRoute>([...publicRoutes, ...signInRoutes].map((route) => [route.path, route]))

/** The loader of a page that needs nothing of the signed-in app, or null. A slash at the end is the same page. */
export function lightPage(pathname: string): (() => Promise<ComponentType>) | null {
  const route = light.get(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname)
  return route ? async () => (await route.load()).default : null
}
