import type { SiteOwner } from '#model/api/site-owner.ts'
import type { Settings } from './config.ts'

const SOCIAL = ['SOCIAL_PROFESSIONAL_NETWORK', 'SOCIAL_MICROBLOG', 'SOCIAL_VIDEO_SITE'] as const

/** Names of sites whose address is not what people call them. */
const NAMES: Record<string, string> = {
  'linkedin.com': 'LinkedIn',
  'xing.com': 'XING',
  'x.com': 'X',
  'twitter.com': 'X',
  'bsky.app': 'Bluesky',
  'threads.net': 'Threads',
  'youtube.com': 'YouTube',
  'vimeo.com': 'Vimeo',
}

type OwnerSettings = Pick<Settings, (typeof SOCIAL)[number] | 'COMPANY_NAME' | 'COMPANY_ADDRESS'>

/** Sentences about addresses that cannot be linked to. */
export const ownerFaults = (settings: OwnerSettings): string[] =>
  SOCIAL.filter(
    (name) =>
      settings[name] &&
      !(URL.canParse(settings[name]) && new URL(settings[name]).protocol === 'https:'),
  ).map(
    (name) => `${name} must be an address that begins with https://; it is "${settings[name]}".`,
  )

function labelOf(href: string): string {
  const host = new URL(href).hostname.replace(/^www\./, '')
  return NAMES[host] ?? host
}

/** The owner of this installation, from its settings. */
export const siteOwnerOf = (settings: OwnerSettings): SiteOwner => ({
  company: settings.COMPANY_NAME,
  address: settings.COMPANY_ADDRESS,
  social: SOCIAL.map((name) => settings[name])
    .filter(Boolean)
    .map((href) => ({ label: labelOf(href), href })),
})
