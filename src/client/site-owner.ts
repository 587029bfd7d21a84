import { useEffect, useState } from 'react'
import { NO_OWNER, OWNER_MARKS, type SiteOwner } from '#model/api/site-owner.ts'
import { browserConfig, inlinedConfig } from './config.ts'

/**
 * The owner as the page has it from the server: in the browser from the configuration that is
 * written into the page, and marks where a page is rendered for later.
 */
const ownerOfPage = (): SiteOwner =>
  typeof document === 'undefined' ? OWNER_MARKS : (inlinedConfig()?.owner ?? NO_OWNER)

/** Who runs this installation; empty until that is known. */
export function useSiteOwner(): SiteOwner {
  const [owner, setOwner] = useState(ownerOfPage)
  useEffect(() => {
    if (inlinedConfig()) return
    // A page without a configuration in it, as the development server sends them.
    void browserConfig().then(
      (config) => setOwner(config.owner),
      () => undefined,
    )
  }, [])
  return owner
}
