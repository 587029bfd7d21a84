import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { PLAN_NOTICES } from '#model/email/drafting-notices.ts'
import { isPasted, type CampaignView, type DraftingResult } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { dateFormat, say } from '#language'
import { useReadOnly } from '../page-parts/read-only.tsx'
import { outcomeOf, useDraftingJob } from '../start-new/drafting-progress.tsx'
import { campaignKey } from './configure-context.ts'
import { tMessaging as t } from './messaging-messages.ts'

interface WhatWasRead {
  pages?: DraftingResult['pages']
  problems?: string[]
  readAt?: string
}

/** What reading kept about the pages of a campaign's site. */
export const readOf = (campaign: CampaignView) => campaign.source as WhatWasRead

/** The pages read from the site and when; the site can be read again. */
export function SitePanel({ campaign }: { campaign: CampaignView }) {
  const client = useQueryClient()
  const isReadOnly = useReadOnly()
  const reread = useMutation({
    mutationFn: () => api.post<CampaignView>(`/campaigns/${campaign.id}/reread`, {}),
    onSuccess(view) {
      client.setQueryData(campaignKey(campaign.id), view)
      toast({
        title: t('conf.read.reading'),
        description: t('conf.read.readingDetail'),
        variant: 'info',
      })
    },
  })
  const job = useDraftingJob(campaign.draftingJobId)
  const isReading =
    Boolean(campaign.draftingJobId) && !job.isError && outcomeOf(job.data).state === 'working'
  const source = readOf(campaign)
  const pages = source.pages ?? []
  const day = dateFormat({
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <aside className="cf-side" aria-label={t('conf.read')}>
      <h2>{t('conf.read')}</h2>
      {pages.length === 0 ? (
        <p className="soft s13">
          {t(campaign.websiteUrl ? 'conf.read.nothing' : 'conf.read.pasted')}
        </p>
      ) : (
        <p className="soft s13">
          {source.readAt ? t('conf.read.asOf', { time: day.format(new Date(source.readAt)) }) : ''}
        </p>
      )}
      <ul className="pages-read">
        {pages.map((page) => (
          <li key={page.url}>
            {/^https?:/.test(page.url) ? (
              <a className="link" href={page.url} target="_blank" rel="noreferrer">
                {page.title || page.url}
              </a>
            ) : (
              <span>{page.title || t('conf.read.pastedTitle')}</span>
            )}
            <span className="soft s12 num">
              {[t('conf.read.words', { count: page.words }), page.url].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {(source.problems ?? [])
        .filter((problem) => !PLAN_NOTICES.includes(problem))
        .map((problem) => (
          <p key={problem} className="help">
            {say(problem)}
          </p>
        ))}
      {campaign.websiteUrl ? (
        <div className="stack-s" style={{ marginTop: 12 }}>
          <Button
            size="s"
            busy={reread.isPending}
            disabled={isReading || isReadOnly}
            onClick={() => reread.mutate()}
          >
            {t(isPasted(pages) ? 'conf.read.site' : 'conf.read.again')}
          </Button>
          <p className="help">{t('conf.read.againHelp')}</p>
          {reread.error ? <p className="ui-error">{reread.error.message}</p> : null}
        </div>
      ) : null}
    </aside>
  )
}
