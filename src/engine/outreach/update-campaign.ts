import type { Campaign } from '#model/schema/entities.generated.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'
import { lockCampaign } from '#engine/outreach/lifecycle/change-state.ts'
import { draftMails, markOutdated } from './draft-mails.ts'
import { noteVersion } from './versions/note-version.ts'
import type { RecordVersion } from '#store/entity-store.ts'

/**
 * The emails in another language: drafted again, or marked as outdated once a person saved them.
 */
function emailsIn(campaign: Campaign, language: string | undefined): Partial<Campaign> {
  if (language === undefined || language === campaign.language || campaign.steps.length === 0)
    return {}
  const after = { ...campaign, language }
  return {
    steps: campaign.reviewed.steps
      ? markOutdated(campaign, after)
      : draftMails(after, campaign.messaging),
  }
}

/**
 * Changes the fields of a campaign that no configure step saves.
 * @throws ProductError `not_found`, `conflict`, `invalid`
 */
export async function updateCampaign(
  engine: Engine,
  scope: ActorScope,
  { id, version }: RecordVersion,
  values: Partial<Campaign>,
): Promise<void> {
  await inScope(engine, scope, async (tx) => {
    const { db } = tx
    const before = await lockCampaign(db, id)
    const emails = emailsIn(before, values.language)
    const campaigns = engine.stores.of('campaign')
    const campaign = await campaigns.update(scope, id, version, { ...values, ...emails }, { db })
    if (emails.steps) await noteVersion(tx, campaign, { kind: 'translated', before })
  })
}
