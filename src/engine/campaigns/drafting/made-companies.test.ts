import { describe, expect, it } from 'vitest'
import { addressOf, companySites, readerOf } from '#tests/support/company-sites.ts'
import { sharedPairs } from '#tests/bench/drafts/shared-sentences.ts'
import { draftCampaign } from './draft-campaign.ts'
import { readSite } from './reading/read-site.ts'

/** The share of sentences from which two senders seem to have copied the same template. */
const MOST_SHARED = 0.3

const drafts = await Promise.all(
  companySites().map(async (site) => {
    const seed = addressOf(site)
    const snapshot = await readSite(readerOf(site), seed)
    const { language, steps } = draftCampaign(snapshot, { seed, goal: 'reply', language: '' })
    return { name: site.name, language, steps }
  }),
)

describe('drafts of all made companies', () => {
  it('share at most 30 % of their sentences with any other', () => {
    const alike = sharedPairs(drafts).filter(({ share }) => share > MOST_SHARED)
    expect(alike).toEqual([])
  })
})
