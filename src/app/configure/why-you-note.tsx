import { useTenant } from '#client/me.ts'
import { api } from '#client/api.ts'
import type { CampaignView, MailPreview, Step } from '#model/api/outreach.ts'
import { enabledSteps } from '#model/api/outreach.ts'
import { Switch } from '#ui/controls/tabs.tsx'
import { dateFormat } from '#language'
import { useReadOnly } from '../page-parts/read-only.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { PageLink, pageOfUrl } from '../research/page-link.tsx'
import { tResearch as t } from '../research/research-messages.ts'
import { campaignKey } from './configure-context.ts'
import '../page-parts/source-chip.css'
import '../research/research.css'

interface WhyYouNoteProps {
  campaign: CampaignView
  step: Step
  mail: MailPreview
}

/**
 * Under the first email: where the sentence about the company was read, or why there is none, and
 * the campaign's switch. Nothing while account research is off.
 */
export function WhyYouNote({ campaign, step, mail }: WhyYouNoteProps) {
  const tenant = useTenant()
  const isUsed = campaign.whyYou !== false
  const isReadOnly = useReadOnly()
  const put = useAction(
    (whyYou: boolean) =>
      api.put(`/campaigns/${campaign.id}`, { whyYou }, { version: campaign.version }),
    { refresh: [campaignKey(campaign.id)] },
  )
  const isFirst = enabledSteps(campaign.steps)[0]?.id === step.id
  if (!tenant.data?.companyResearch || !isFirst) return null
  return (
    <section className="research-note" aria-label={t('research.reason')}>
      <div className="row">
        <span className="med">{t('research.reason')}</span>
        <span className="end">
          <Switch
            checked={isUsed}
            label={t('research.reasonSwitch')}
            disabled={put.isPending || isReadOnly}
            onChange={(on) => put.mutate(on)}
          />
        </span>
      </div>
      <Source isUsed={isUsed} step={step} mail={mail} />
    </section>
  )
}

function Source({
  isUsed,
  step,
  mail: { whyYou },
}: Omit<WhyYouNoteProps, 'campaign'> & { isUsed: boolean }) {
  if (!isUsed) return <p className="soft">{t('research.reasonOff')}</p>
  if (step.whyYou === false) return <p className="soft">{t('research.reasonOffHere')}</p>
  if (!whyYou) return <p className="soft">{t('research.reasonNone')}</p>
  return (
    <p className="soft">
      {t('research.reasonFrom', {
        page: pageOfUrl(new URL(whyYou.url).origin),
        day: dateFormat({ day: 'numeric', month: 'long' }).format(new Date(whyYou.readAt)),
      })}{' '}
      <q>{whyYou.quote}</q> <PageLink url={whyYou.url} quote={whyYou.quote} />
    </p>
  )
}

/** The menu entry of the first email that leaves the sentence out of it, or uses it again. */
export function useWhyYouAction(step: Step, index: number, onChange: (step: Step) => void) {
  const tenant = useTenant()
  if (!tenant.data?.companyResearch || index > 0) return []
  const isUsed = step.whyYou !== false
  return [
    {
      label: t(isUsed ? 'research.reasonOmit' : 'research.reasonUse'),
      onSelect: () => onChange({ ...step, whyYou: !isUsed }),
    },
  ]
}
