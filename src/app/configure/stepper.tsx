import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { Icon } from '#ui/base/icon.tsx'
import { CONFIGURE_STEPS, stepEditing, stepTitle, type ConfigureStep } from './configure-context.ts'
import { tConfigure as t } from './messages.ts'

/** One line about the state of a step. */
function stateLine(campaign: CampaignView, step: ConfigureStep): string {
  const missing = campaign.missing.filter(
    (one) => one.level === 'blocker' && stepEditing(one.part) === step,
  ).length
  const { people, ready } = campaign.counts
  if (step.part === 'contacts' && people === 0) return t('conf.state.notStarted')
  if (missing > 0) return t('conf.state.missing', { count: missing })
  if (step.part === 'targets' && people > 0) return t('conf.state.fits', { count: ready })
  if (step.part === 'contacts') return t('conf.state.ready', { count: ready })
  return t(campaign.complete[step.part] ? 'conf.state.complete' : 'conf.state.notReviewed')
}

/** Links to the four steps with their states. */
export function Stepper({ campaign, open }: { campaign: CampaignView; open: ConfigureStep }) {
  return (
    <ol className="stepper" aria-label={t('conf.steps')}>
      {CONFIGURE_STEPS.map((step) => {
        const done = campaign.complete[step.part]
        const now = step === open
        return (
          <li key={step.part} className={`st ${done ? 'done' : ''} ${now ? 'now' : ''}`}>
            <Link
              to={paths.configure(campaign.id, step.number)}
              aria-current={now ? 'step' : undefined}
            >
              <span className="sn">
                {done && !now ? (
                  <Icon name="check" size={14} title={t('conf.state.complete')} />
                ) : (
                  step.number
                )}
              </span>
              <span>
                <span className="med">{stepTitle(step)}</span>
                <span className={`ss ${done ? '' : 'ss-open'}`}>{stateLine(campaign, step)}</span>
              </span>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
