import { SELLS_TO_CONSUMERS } from '#model/drafting-notices.ts'
import type { CampaignView } from '#model/outreach.ts'
import { say } from '#language'

/** Says that the site sells to consumers, until a person enters another audience. */
export function ConsumersNotice({ campaign }: { campaign: CampaignView }) {
  const { problems = [] } = campaign.source as { problems?: string[] }
  if (campaign.messaging.audience?.edited || !problems.includes(SELLS_TO_CONSUMERS)) return null
  return (
    <p className="notice notice-caution" role="note">
      {say(SELLS_TO_CONSUMERS)}
    </p>
  )
}
