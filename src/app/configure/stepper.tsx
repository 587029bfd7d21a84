import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import type { CampaignView } from '#model/outreach.ts'
import { Icon } from '#ui/base/icon.tsx'
import { STEPS, stepOf, type StepPlace } from './configure-context.ts'

/** One line on how a step stands. */
export function stateLine(campaign: CampaignView, step: StepPlace): string {
  const missing = campaign.missing.filter((one) => one.level === 'blocker' && stepOf(one.part) === step).length
  const { people, ready } = campaign.counts
  if (step.part === 'contacts' && people === 0) return 'Not started'
  if (missing > 0) return missing === 1 ? '1 thing missing' : `${missing} things missing`
  if (step.part === 'targets' && people > 0) return `${new Intl.NumberFormat().format(ready)} ${ready === 1 ? 'contact fits' : 'contacts fit'}`
  if (step.part === 'contacts') return `${new Intl.NumberFormat().format(ready)} ready`
  return campaign.complete[step.part] ? 'Complete' : 'Not reviewed yet'
}

/** The four steps with their state; each is a link. */
export function Stepper({ campaign, open }: { campaign: CampaignView; open: StepPlace }) {
  return (
    <ol className="stepper" aria-label="Steps">
      {STEPS.map((step) => {
        const done = campaign.complete[step.part]
        const now = step === open
        return (
          <li key={step.part} className={`st ${done ? 'done' : ''} ${now ? 'now' : ''}`}>
            <Link to={paths.configure(campaign.id, step.number)} aria-current={now ? 'step' : undefined}>
              <span className="sn">{done && !now ? <Icon name="check" size={14} title="Complete" /> : step.number}</span>
              <span>
                <span className="med">{step.title}</span>
                <span className={`ss ${done ? '' : 'ss-open'}`}>{stateLine(campaign, step)}</span>
              </span>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
