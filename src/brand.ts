/** Names, addresses and links of the product; nothing else spells them out. */
export const brand = {
  name: 'Outrider',
  tagline: 'Never sell alone.',
  claim: 'An intelligent revenue engine.',
  stage: 'Early access beta',
  legalEntity: 'Outrider',
  supportEmail: 'support@outrider.example',
  social: {
    professionalNetwork: { label: 'LinkedIn', href: 'https://www.linkedin.com/company/outrider' },
    microblog: { label: 'X', href: 'https://x.com/outrider' },
    videoSite: { label: 'YouTube', href: 'https://www.youtube.com/@outrider' },
  },
} as const
