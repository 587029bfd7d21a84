import type { Suppression } from '#model/entities.generated.ts'
import type { CampaignListRow, MailboxView } from '#model/outreach.ts'
import { paging } from '#model/paging.ts'
import { api, type Page } from '#client/api.ts'

/** Beyond this many pages the page says that it counted only the newest. */
const MOST_PAGES = 20

export const suppressionReasons = ['unsubscribed', 'replied-opt-out', 'bounced', 'complained', 'imported', 'manual'] as const satisfies readonly Suppression['reason'][]

/** All rows of a list, page by page, up to 1,000; `total` says how many there are. */
export async function readAll<T>(path: string, signal: AbortSignal): Promise<{ rows: T[]; total: number }> {
  const rows: T[] = []
  let total = 0
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const first = page * paging.maxSize
    const next: Page<T> = await api.list<T>(path, { range: [first, first + paging.maxSize - 1] }, { signal })
    rows.push(...next.rows)
    total = next.total
    if (next.rows.length === 0 || rows.length >= total) break
  }
  return { rows, total }
}

export const readCampaigns = (signal: AbortSignal) => readAll<CampaignListRow>('/campaigns', signal)
export const readMailboxes = (signal: AbortSignal) => readAll<MailboxView>('/mailboxes', signal)

const countOf = async (path: string, filter: Record<string, unknown>, signal: AbortSignal): Promise<number> => (await api.list(path, { range: [0, 0], filter }, { signal })).total

/** How many contacts the organisation holds. */
export const countContacts = (signal: AbortSignal): Promise<number> => countOf('/contacts', {}, signal)

/** Entries of the suppression list by reason, largest first. */
export async function countSuppressions(signal: AbortSignal): Promise<{ total: number; reasons: { reason: Suppression['reason']; count: number }[] }> {
  const counts = await Promise.all(suppressionReasons.map(async (reason) => ({ reason, count: await countOf('/suppressions', { reason }, signal) })))
  return { total: counts.reduce((sum, { count }) => sum + count, 0), reasons: counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count) }
}
