import type { AppContext } from '../base/app-context.ts'

/** The configuration that browsers may see, as an explicit list. */
export function browserConfig({
  engine,
  identity,
  development,
  googleTagId,
  analyticsEvents,
  siteOwner,
}: AppContext) {
  const analytics = {
    ...(googleTagId ? { googleTagId } : {}),
    ...(analyticsEvents ? { events: analyticsEvents } : {}),
  }
  return {
    identity: identity.browser,
    development: development !== null,
    billing: engine.payments !== null,
    analytics: Object.keys(analytics).length > 0 ? analytics : null,
    owner: siteOwner,
  }
}
