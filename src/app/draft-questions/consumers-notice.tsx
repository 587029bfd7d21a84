import { PLAN_NOTICES, SELLS_TO_CONSUMERS } from '#model/email/drafting-notices.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { say } from '#language'

/** Says what a plan runs into: private people as customers, or a trade with its own rules. */
export function ConsumersNotice({ campaign }: { campaign: CampaignView }) {
  const { problems = [] } = campaign.source as { problems?: string[] }
  const ofTrade = problems.filter(
    (problem) => problem !== SELLS_TO_CONSUMERS && PLAN_NOTICES.includes(problem),
  )
  const isToPeople = campaign.messaging.buyers?.text === 'people'
  const notices = [...(isToPeople ? [SELLS_TO_CONSUMERS] : []), ...ofTrade]
  return notices.map((notice) => (
    <p key={notice} className="notice notice-caution" role="note">
      {say(notice)}
    </p>
  ))
}
