import type { Messaging } from '#model/api/outreach.ts'
import { siteOf } from '#model/lib/website-url.ts'
import type { Db } from '#platform/database/database.ts'

type EarlierLine = { text: string; edited?: boolean; confirmed?: boolean }

/** Lines of one text that the next campaign takes over. */
const KEPT = [
  'buyers',
  'companyName',
  'place',
  'whatYouDo',
  'audience',
  'sale',
  'firstStep',
  'occasion',
  'otherOccasion',
  'example',
  'answer',
] as const

const isHuman = ({ text, edited, confirmed }: EarlierLine): boolean =>
  text.trim() !== '' && Boolean(edited || confirmed)

/**
 * What a person of this organization has confirmed or written about the same site in an earlier
 * campaign, newest first, so that the next campaign does not ask again.
 */
export async function readEarlierAnswers(
  db: Db,
  campaign: { id: string; websiteUrl: string },
): Promise<Messaging> {
  const site = siteOf(campaign.websiteUrl)
  if (!site) return {}
  const rows = await db
    .selectFrom('campaigns')
    .select(['website_url', 'messaging'])
    .where('id', '!=', campaign.id)
    .where('website_url', 'like', `%${site.replace(/[\\%_]/g, '\\$&')}%`)
    .orderBy('updated_at', 'desc')
    .limit(20)
    .execute()
  const same = rows.filter((row) => siteOf(row.website_url) === site)
  return same.reduceRight<Messaging>(
    (answers, row) => ({ ...answers, ...humanParts(row.messaging) }),
    {},
  )
}

/** The facts that a person left out in this campaign: reading the site again does not fill them. */
export function skippedParts(messaging: Messaging): Messaging {
  const parts: Messaging = {}
  for (const id of messaging.skipped ?? []) {
    if (id === 'services') continue
    if (id === 'valuePropositions' || id === 'proof') {
      if (!messaging[id]?.length) parts[id] = []
    } else if (!messaging[id]?.text.trim()) parts[id] = { text: '', edited: true }
  }
  return messaging.skipped?.length ? { ...parts, skipped: messaging.skipped } : parts
}

/** What a person has said this campaign is about, which another campaign may not be. */
export const subjectOf = ({ services = [] }: Messaging): Pick<Messaging, 'services'> =>
  services.some(isHuman) ? { services: services.filter(isHuman) } : {}

/** The parts of a messaging that a person has confirmed or written, for any of their campaigns. */
export function humanParts(messaging: Messaging): Messaging {
  const parts: Messaging = {}
  for (const field of KEPT) {
    const line = messaging[field]
    if (line && isHuman(line)) parts[field] = line
  }
  const benefits = (messaging.valuePropositions ?? []).filter(isHuman)
  if (benefits.length > 0) parts.valuePropositions = benefits
  const proof = (messaging.proof ?? []).filter(isHuman)
  if (proof.length > 0) parts.proof = proof
  return parts
}
