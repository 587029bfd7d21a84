import { describe, expect, it } from 'vitest'
import { addressOf, companySites, readerOf } from '#tests/support/company-sites.ts'
import { sharedPairs } from '#tests/bench/drafts/shared-sentences.ts'
import { draftCampaign } from './draft-campaign.ts'
import { readSite } from './reading/read-site.ts'

/** The share of sentences of short emails from which two senders sound alike. */
const MOST_SHARED = 0.5

const drafts = await Promise.all(
  companySites().map(async (site) => {
    const seed = addressOf(site)
    const snapshot = await readSite(readerOf(site), seed)
    const { language, steps } = draftCampaign(snapshot, { seed, goal: 'reply', language: '' })
    return { name: site.name, language, steps }
  }),
)

describe('drafts of all made companies', () => {
  it('share at most half of their sentences with any other, and few more than a third', () => {
    const full = drafts.filter(({ steps }) => steps.length > 1)
    const pairs = sharedPairs(full)
    expect(pairs.filter(({ share }) => share > MOST_SHARED).map(({ names }) => names)).toEqual([])
  })
})
