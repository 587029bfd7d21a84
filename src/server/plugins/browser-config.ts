import type { AppContext } from '../app-context.ts'

/** The explicit list of what a browser may know of the configuration. */
export function browserConfig({ identity, development, googleTagId, analyticsEvents }: AppContext) {
  const analytics = { ...(googleTagId ? { googleTagId } : {}), ...(analyticsEvents ? { events: analyticsEvents } : {}) }
  return { identity: identity.browser, development: development !== null, analytics: Object.keys(analytics).length > 0 ? analytics : null }
}
