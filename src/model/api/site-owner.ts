/** Who runs an installation, as the footer of its public pages says. Empty: not shown. */
export interface SiteOwner {
  company: string
  /** Postal address in one line. */
  address: string
  social: readonly SocialLink[]
}

export interface SocialLink {
  label: string
  href: string
}

export const NO_OWNER: SiteOwner = { company: '', address: '', social: [] }

/** A professional network, a microblog and a video site. */
export const MAX_SOCIAL_LINKS = 3

/**
 * What pages say in place of the owner when they are rendered at build time, before anything is
 * configured. The server puts the owner of its installation there (`fillOwner`).
 */
export const OWNER_MARKS: SiteOwner = {
  company: 'owner-company-mark',
  address: 'owner-address-mark',
  social: Array.from({ length: MAX_SOCIAL_LINKS }, (_, at) => ({
    label: `owner-social-mark-${at}`,
    href: `https://owner-social-mark-${at}.invalid`,
  })),
}

/** Values of the attribute `data-owner`, by which the server finds what it fills or removes. */
export const ownerPart = {
  social: 'social',
  socialLink: (at: number) => `social-${at}`,
  imprint: 'imprint',
  company: 'company',
  address: 'address',
}
