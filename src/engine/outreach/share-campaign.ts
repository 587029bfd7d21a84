import { sql } from 'kysely'
import type { Campaign, Share } from '#model/schema/entities.generated.ts'
import { ADDRESS_IN_TEXT } from '#model/lib/address-in-text.ts'
import { fail } from '#model/lib/errors.ts'
import type { CampaignReport } from '#model/api/outreach.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { withoutOptOut } from '#drafting/replies/without-opt-out.ts'
import { logEvents } from '#engine/outreach/lifecycle/campaign-log.ts'
import { lockCampaign } from '#engine/outreach/lifecycle/change-state.ts'
import { campaignReport } from './report/report.ts'
import {
  checkLink,
  checkLinkPassword,
  linkView,
  newLink,
  type LinkInput,
  type LinkView,
  type PasswordHashing,
} from '#engine/kernel/share-link.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'

export type ShareView = LinkView<Share>
export type ShareInput = LinkInput<Share['scope'][number]>

/**
 * Creates a link that shows a campaign without an account. The token is returned only this once.
 */
export async function createShare(
  engine: Engine,
  scope: ActorScope,
  { campaignId, input }: { campaignId: string; input: ShareInput },
  passwords: PasswordHashing,
): Promise<ShareView & { url: string; token: string }> {
  const { token, values } = await newLink(engine, input, passwords)
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    const campaign = await lockCampaign(db, campaignId)
    if (campaign.state === 'archived')
      throw fail('wrong_state', 'An archived campaign cannot be shared.')
    const share = await engine.stores
      .of('share')
      .create(
        scope,
        { ...values, campaignId, scope: input.scope ?? ['messaging', 'content', 'figures'] },
        { db },
      )
    await logEvents(tx, [
      {
        campaignId,
        type: 'shared',
        text: `Share link made by ${scope.actor.name}${input.label ? ` for ${input.label}` : ''}`,
      },
    ])
    return {
      ...linkView(share, values.passwordHash !== ''),
      token,
      url: `${engine.publicUrl}/shared/campaign/${token}`,
    }
  })
}

export async function listShares(
  engine: Engine,
  scope: ActorScope,
  campaignId: string,
): Promise<ShareView[]> {
  const rows = await engine.database.tenant(scope.tenantId, (db) =>
    db
      .selectFrom('shares')
      .selectAll()
      .where('campaign_id', '=', campaignId)
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute(),
  )
  return rows.map((row) => linkView(toRecord('share', row), row.password_hash !== ''))
}

/**
 * Revokes a link. Idempotent.
 * @throws ProductError `not_found`
 */
export async function revokeShare(
  engine: Engine,
  scope: ActorScope,
  campaignId: string,
  shareId: string,
): Promise<ShareView> {
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    const row = await db
      .selectFrom('shares')
      .selectAll()
      .where('id', '=', shareId)
      .where('campaign_id', '=', campaignId)
      .executeTakeFirst()
    if (!row) throw fail('not_found', 'There is no such share link.')
    if (row.revoked_at) return linkView(toRecord('share', row), row.password_hash !== '')
    const share = await engine.stores
      .of('share')
      .update(
        scope,
        shareId,
        null,
        { revokedAt: new Date(engine.clock.now()).toISOString() },
        { db },
      )
    await logEvents(tx, [
      { campaignId, type: 'share-revoked', text: `Share link switched off by ${scope.actor.name}` },
    ])
    return linkView(share, row.password_hash !== '')
  })
}

/**
 * The public data of a shared campaign: never addresses, mailboxes or, unless included in the
 * scope, replies; people as initials and company.
 */
export interface SharedCampaign {
  name: string
  websiteUrl: string
  state: Campaign['state']
  label: string
  scope: Share['scope']
  expiresAt: string | null
  messaging?: Campaign['messaging']
  steps?: { number: number; delayDays: number; subject: string; body: string }[]
  targets?: Campaign['targets']
  report?: CampaignReport
  replies?: { initials: string; company: string; label: string; receivedAt: string; text: string }[]
}

/**
 * @throws ProductError `not_found` with the same message for unknown, expired and revoked links;
 * `unauthenticated` when the password is missing or wrong
 */
export async function readShared(
  engine: Engine,
  token: string,
  password: string | undefined,
  passwords: PasswordHashing,
): Promise<SharedCampaign> {
  const now = engine.clock.now()
  const row = await checkLink(
    engine,
    await engine.database.system((db) =>
      db
        .selectFrom('shares')
        .selectAll()
        .where('token_hash', '=', sha256(token))
        .executeTakeFirst(),
    ),
  )
  await checkLinkPassword(row, password, passwords)
  return engine.database.tenant(row.tenant_id, async (db) => {
    await db
      .updateTable('shares')
      .set({ view_count: sql`view_count + 1`, last_viewed_at: new Date(now) })
      .where('id', '=', row.id)
      .execute()
    const campaign = toRecord(
      'campaign',
      await db
        .selectFrom('campaigns')
        .selectAll()
        .where('id', '=', row.campaign_id)
        .executeTakeFirstOrThrow(),
    )
    const shows = (part: Share['scope'][number]) => row.scope.includes(part)
    return {
      name: campaign.name,
      websiteUrl: campaign.websiteUrl,
      state: campaign.state,
      label: row.label,
      scope: row.scope,
      expiresAt: row.expires_at?.toISOString() ?? null,
      ...(shows('messaging') ? { messaging: campaign.messaging } : {}),
      ...(shows('targets') ? { targets: campaign.targets } : {}),
      ...(shows('content')
        ? {
            steps: campaign.steps.flatMap((step, index) =>
              step.enabled === false
                ? []
                : [
                    {
                      number: index + 1,
                      delayDays: step.delayDays,
                      subject: step.subject ?? '',
                      body: step.body,
                    },
                  ],
            ),
          }
        : {}),
      ...(shows('figures') ? { report: await campaignReport(db, campaign.id) } : {}),
      ...(shows('replies') ? { replies: await sharedReplies(db, campaign.id) } : {}),
    }
  })
}

async function sharedReplies(
  db: Parameters<typeof campaignReport>[0],
  campaignId: string,
): Promise<SharedCampaign['replies']> {
  const rows = await db
    .selectFrom('replies')
    .leftJoin('contacts', (join) =>
      join
        .onRef('contacts.tenant_id', '=', 'replies.tenant_id')
        .onRef('contacts.id', '=', 'replies.contact_id'),
    )
    .select([
      'replies.label',
      'replies.received_at',
      'replies.text',
      'contacts.first_name',
      'contacts.last_name',
      'contacts.company',
    ])
    .where('replies.campaign_id', '=', campaignId)
    .where('replies.kind', '=', 'human')
    .orderBy('replies.received_at', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => ({
    initials:
      [row.first_name, row.last_name]
        .map((part) => (part ?? '').charAt(0))
        .filter(Boolean)
        .map((sign) => `${sign}.`)
        .join(' ') || '?',
    company: row.company ?? '',
    label: row.label,
    receivedAt: row.received_at.toISOString(),
    text: withoutOptOut(row.text, 'theirs').replace(ADDRESS_IN_TEXT, '…'),
  }))
}
