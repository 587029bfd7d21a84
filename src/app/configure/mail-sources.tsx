import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { sentenceSources, type UsedFact } from '#model/email/sentence-sources.ts'
import { SourceChip } from '../page-parts/source-chip.tsx'
import { anchorOf } from './configure-context.ts'
import { tContent as t } from './content-messages.ts'
import { tMessaging } from './messaging-messages.ts'

const LISTS = ['valuePropositions', 'pains', 'proof']

const nameOf = (fact: UsedFact['fact']): string =>
  fact === 'callToAction'
    ? tMessaging('conf.messaging.action')
    : tMessaging(`conf.messaging.${fact as 'whatYouDo'}`)

/** Each sentence that rests on facts: which ones, and where the site says so. */
export function MailSources({
  campaign,
  number,
  body,
}: {
  campaign: CampaignView
  number: number
  body: string
}) {
  const sentences = sentenceSources(body, campaign.messaging, campaign.language)
  if (sentences.length === 0) return <p className="srcs soft s12">{t('conf.sources.none')}</p>
  return (
    <section className="srcs" aria-label={t('conf.sources', { number })}>
      <h3>{t('conf.sources.title')}</h3>
      <ol>
        {sentences.map(({ sentence, start, facts }) => (
          <li key={start}>
            <q>{sentence.replace(/^[-–•]\s*/, '')}</q>
            {facts.map((fact) => (
              <span key={`${fact.fact}${fact.index}`} className="srcs-fact">
                <Link
                  className="link"
                  to={`${paths.configure(campaign.id, 1)}#${anchorOf(
                    'messaging',
                    `/${fact.fact}${LISTS.includes(fact.fact) ? `/${fact.index}` : ''}`,
                  )}`}
                >
                  {nameOf(fact.fact)}
                </Link>
                {fact.source ? <SourceChip source={fact.source} /> : null}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
