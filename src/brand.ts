/** Names, addresses and links of the product; nothing else spells them out. */
export const brand = {
  name: 'Outrider',
  tagline: 'Never sell alone.',
  claim: 'An intelligent revenue engine.',
  stage: 'Early access beta',
  legalEntity: 'Outrider',
  supportEmail: 'support@outrider.example',
} as const
