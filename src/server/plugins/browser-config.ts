import type { AppContext } from '../app-context.ts'

/** The explicit list of what a browser may know of the configuration. */
export function browserConfig({ identity, development, googleTagId }: AppContext) {
  return { identity: identity.browser, development: development !== null, analytics: googleTagId ? { googleTagId } : null }
}
