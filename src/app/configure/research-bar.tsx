import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { useLiveQueries } from '#client/stream.ts'
import type { CampaignResearch, ResolvedField } from '#model/api/company-research.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { useReadOnly } from '../page-parts/read-only.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { PageLink } from '../research/page-link.tsx'
import { tResearch as t } from '../research/research-messages.ts'
import { campaignKey } from './configure-context.ts'
import '../page-parts/source-chip.css'
import '../research/research.css'

/** How far the companies of the campaign's people are read; nothing while research is off. */
export function ResearchBar({ campaign }: { campaign: CampaignView }) {
  const key = [...campaignKey(campaign.id), 'research']
  const isReadOnly = useReadOnly()
  const query = useQuery({
    queryKey: [...key, campaign.counts.people],
    queryFn: ({ signal }) =>
      api.get<CampaignResearch>(`/campaigns/${campaign.id}/research`, { signal }),
  })
  const people = [...campaignKey(campaign.id), 'people']
  useLiveQueries(['job'], [key, people], { pollMs: query.data?.waiting ? 3_000 : 60_000 })
  const start = useAction(() => api.post(`/campaigns/${campaign.id}/research`, {}), {
    refresh: [key],
    done: () => t('research.started'),
  })
  const { data } = query
  if (!data?.isOn || data.companies === 0) return null
  const { companies, researched, waiting, without } = data
  const isComplete = researched + waiting + without >= companies
  return (
    <div className="research-bar" role="status">
      <span className="s13">
        {t('research.bar', { researched, count: companies })}
        {waiting > 0 ? `, ${t('research.waiting', { count: waiting })}` : ''}
        {without > 0 ? `, ${t('research.without', { count: without })}` : ''}
      </span>
      {isComplete || isReadOnly ? null : (
        <Button size="s" busy={start.isPending} onClick={() => start.mutate()}>
          {t('research.start')}
        </Button>
      )}
    </div>
  )
}

/** The target fields that the company's pages answered, each with its page. */
export function ResolvedFields({ resolved }: { resolved: readonly ResolvedField[] }) {
  return resolved.map((resolvedField) => (
    <span key={resolvedField.field} className="research-resolved soft s12">
      {t(`research.field.${resolvedField.field}`, { value: resolvedField.value })}{' '}
      <PageLink url={resolvedField.url} quote={resolvedField.quote} />
    </span>
  ))
}
