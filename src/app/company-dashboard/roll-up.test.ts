import { expect, test } from 'vitest'
import type { CampaignListRow, MailboxView } from '#model/outreach.ts'
import { byDomain, byMember, campaignsByMailbox } from './roll-up.ts'

const campaign = (ownerId: string, ownerName: string, state: string, contacted: number, mailboxes: string[] = []) =>
  ({ ownerId, ownerName, state, mailboxes, counts: { people: contacted + 5, contacted, accepted: contacted * 2, delivered: contacted, replied: 1, positive: 0, bounced: 2 } }) as unknown as CampaignListRow
const mailbox = (address: string, state: string, capToday: number, sentLast24h: number) => ({ address, state, capToday, sentLast24h, leftToday: capToday - sentLast24h }) as unknown as MailboxView

test('members: sums over their campaigns, most contacted first', () => {
  const rows = byMember([campaign('a', 'Ana', 'running', 10), campaign('b', 'Bo', 'paused', 40), campaign('a', 'Ana', 'completed', 20)])
  expect(rows.map(({ name, campaigns, running, contacted, people, replied, bounced }) => ({ name, campaigns, running, contacted, people, replied, bounced }))).toEqual([
    { name: 'Bo', campaigns: 1, running: 0, contacted: 40, people: 45, replied: 1, bounced: 2 },
    { name: 'Ana', campaigns: 2, running: 1, contacted: 30, people: 40, replied: 2, bounced: 4 },
  ])
})

test('domains: case does not part them, a paused mailbox counts but is not active', () => {
  expect(byDomain([mailbox('a@Acme.example', 'active', 30, 10), mailbox('b@acme.example', 'paused', 0, 0), mailbox('c@other.example', 'active', 20, 15)])).toEqual([
    { domain: 'other.example', mailboxes: 1, active: 1, cap: 20, sent: 15, left: 5 },
    { domain: 'acme.example', mailboxes: 2, active: 1, cap: 30, sent: 10, left: 20 },
  ])
})

test('uses of a mailbox leave archived campaigns out', () => {
  const uses = campaignsByMailbox([campaign('a', 'Ana', 'running', 1, ['x@y.example']), campaign('a', 'Ana', 'archived', 1, ['x@y.example']), campaign('b', 'Bo', 'ready', 1, ['x@y.example', 'z@y.example'])])
  expect(Object.fromEntries(uses)).toEqual({ 'x@y.example': 2, 'z@y.example': 1 })
})
