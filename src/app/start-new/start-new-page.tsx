import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { brand } from '#brand'
import { api } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { useSession } from '#client/session.ts'
import { workflow } from '#client/workflow.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { AppPage, PageHead } from '#ui/controls/page.tsx'
import { DraftQuestions, isOpen, useDraftQuestions } from '../draft-questions/draft-questions.tsx'
import { Changing, ReadOnlyNote } from '../page-parts/read-only.tsx'
import { DraftingProgress, outcomeOf, useDraftingJob } from './drafting-progress.tsx'
import { readCarried, StartForm } from './start-form.tsx'
import { tStart as t } from './messages.ts'
import './start-new.css'

/**
 * Start New Campaign: turns a website into a drafted campaign. The campaign's id is kept in the
 * address, so that leaving and returning is safe.
 */
export default function StartNewPage() {
  const [search, setSearch] = useSearchParams()
  const client = useQueryClient()
  const signedIn = useSession().status === 'authenticated'
  const [carried, setCarried] = useState(() => readCarried(window.location.search))
  useEffect(() => {
    // Cleared once a signed-in person can draft; a visitor needs it for the sign-in.
    if (signedIn) {
      workflow.update({ websiteUrl: undefined, begunAt: undefined, firstLook: undefined })
    }
  }, [signedIn])
  const campaignId = search.get('campaign')
  const started = (campaign: CampaignView) => {
    // Used up: the next campaign starts with an empty field.
    setCarried({ url: '', asked: false, begun: false, firstLook: '' })
    client.setQueryData(['campaigns', campaign.id], campaign)
    setSearch({ campaign: campaign.id }, { replace: true })
  }
  useEffect(() => {
    document.title = `${t('start.title')} · ${brand.name}`
  }, [])
  return (
    <AppPage>
      <div className="sn-page">
        <PageHead title={t('start.title')} />
        {campaignId ? (
          <Drafting
            key={campaignId}
            id={campaignId}
            onAgain={() => setSearch({}, { replace: true })}
          />
        ) : (
          <>
            <p className="sn-lead sn">{t('start.lead')}</p>
            <ReadOnlyNote />
            <Changing>
              <StartForm carried={carried} signedIn={signedIn} onStarted={started} />
            </Changing>
          </>
        )}
      </div>
    </AppPage>
  )
}

/** Reads the campaign once more after drafting. @returns whether that has happened */
function useFreshCampaign(id: string, isDone: boolean): boolean {
  const client = useQueryClient()
  const [isFresh, setIsFresh] = useState(false)
  useEffect(() => {
    if (!isDone) return
    void client
      .fetchQuery({
        queryKey: ['campaigns', id],
        queryFn: () => api.get<CampaignView>(`/campaigns/${id}`),
        staleTime: 0,
      })
      .catch(() => null)
      .then(() => setIsFresh(true))
  }, [isDone, client, id])
  return isFresh
}

function Drafting({ id, onAgain }: { id: string; onAgain: () => void }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const campaign = useQuery({
    queryKey: ['campaigns', id],
    queryFn: ({ signal }) => api.get<CampaignView>(`/campaigns/${id}`, { signal }),
  })
  const job = useDraftingJob(campaign.data?.draftingJobId)
  const outcome =
    campaign.data && !campaign.data.draftingJobId
      ? ({ state: 'done' } as const)
      : outcomeOf(job.data)
  const isDone = outcome.state === 'done'
  const fresh = useFreshCampaign(id, isDone)
  const questions = useDraftQuestions(id, isDone)
  const leave = useCallback(
    () => void navigate(paths.configure(id), { replace: true }),
    [navigate, id],
  )
  // Decided once: an answered question must not end the questions while a person goes through them.
  const [isAsking, setIsAsking] = useState<boolean | null>(null)
  const hasOpen = questions.data?.some(isOpen)
  useEffect(() => {
    if (isAsking !== null || !fresh || (!questions.data && !questions.error)) return
    setIsAsking(hasOpen ?? false)
    if (!hasOpen) leave()
  }, [isAsking, fresh, questions.data, questions.error, hasOpen, leave])
  if (campaign.error)
    return (
      <DataError
        sentence={t('start.campaignFailed', { fault: campaign.error.message })}
        onRetry={() => void campaign.refetch()}
      />
    )
  if (outcome.state === 'failed')
    return (
      <div className="stack sn">
        <div className="notice notice-caution" role="alert">
          <p>
            <span className="med">
              {t('start.failed', { from: campaign.data?.websiteUrl || t('start.theText') })}
            </span>{' '}
            {outcome.problem}
          </p>
        </div>
        <p className="soft">{t('start.kept')}</p>
        <div className="row">
          <Button
            variant="primary"
            size="l"
            onClick={() => {
              void client.invalidateQueries({ queryKey: ['campaigns', id] })
              void navigate(paths.configure(id))
            }}
          >
            {t('start.continue')}
          </Button>
          <Button size="l" onClick={onAgain}>
            {t('start.again')}
          </Button>
        </div>
      </div>
    )
  if (isAsking && questions.data && campaign.data)
    return <DraftQuestions campaign={campaign.data} questions={questions.data} onDone={leave} />
  return (
    <div className="stack sn" aria-live="polite">
      <p className="sn-lead">
        {t('start.drafting', { from: campaign.data?.websiteUrl || t('start.yourText') })}
      </p>
      <DraftingProgress job={job.data} error={job.error} onRetry={() => void job.refetch()} />
    </div>
  )
}
