import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link, Outlet, useLocation, useNavigate, useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { brand } from '#brand'
import { api } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { useLiveQueries } from '#client/stream.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { SkeletonPage } from '#ui/base/skeleton.tsx'
import { AppPage } from '#ui/controls/page.tsx'
import { tData } from '#ui/lists/messages.ts'
import { t as tBase } from '#ui/messages/messages.ts'
import { dateFormat } from '#language'
import {
  anchorOf,
  campaignKey,
  ConfigureContext,
  CONFIGURE_STEPS,
  stepEditing,
  stepTitle,
  type SaveReport,
  type Saver,
  type ConfigureStep,
} from './configure-context.ts'
import { Changing, ReadOnlyNote, useReadOnly } from '../page-parts/read-only.tsx'
import { CampaignName } from './campaign-name.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { LaunchDialog } from './launch-dialog.tsx'
import { LaunchedNotice } from './launched-notice.tsx'
import { OutdatedEmails } from './outdated-emails.tsx'
import { Stepper } from './stepper.tsx'
import { Versions } from './versions.tsx'
import { tConfigure as t } from './messages.ts'
import './configure.css'

/**
 * The frame of the four configure steps. The open step is the outlet; it reports its save state
 * through the context.
 */
export default function ConfigureLayout() {
  const { campaignId = '' } = useParams()
  const key = campaignKey(campaignId)
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get<CampaignView>(`/campaigns/${campaignId}`, { signal }),
  })
  useLiveQueries(['campaign', 'record', 'job'], [key], { pollMs: 20_000 })
  if (query.isPending) return <SkeletonPage label={t('conf.loading')} rows={6} />
  if (!query.data)
    return (
      <AppPage>
        <div className="pad">
          <DataError
            sentence={t('conf.loadFailed', { reason: query.error?.message ?? '' })}
            onRetry={() => void query.refetch()}
          />
        </div>
      </AppPage>
    )
  return <Frame key={campaignId} campaign={query.data} />
}

function useOpenStep(): ConfigureStep {
  const { pathname } = useLocation()
  const number = Number(/\/step([234])\/?$/.exec(pathname)?.[1] ?? 1)
  return CONFIGURE_STEPS[number - 1]!
}

function Frame({ campaign }: { campaign: CampaignView }) {
  const step = useOpenStep()
  const readOnly = useReadOnly()
  const title = stepTitle(step)
  const navigate = useNavigate()
  const [saving, setSaving] = useState<SaveReport>({ status: 'saved', savedAt: null, message: '' })
  const [isBusy, setBusy] = useState(false)
  const [isStopped, setStopped] = useState(false)
  const [isLaunching, setLaunching] = useState(false)
  const saver = useRef<Saver | null>(null)
  const report = useCallback((next: SaveReport) => setSaving(next), [])
  const setSaver = useCallback((next: Saver | null) => void (saver.current = next), [])
  const context = useMemo(() => ({ campaign, report, setSaver }), [campaign, report, setSaver])
  useEffect(() => {
    document.title = `${title} · ${campaign.name} · ${brand.name}`
  }, [title, campaign.name])
  useEffect(() => setStopped(false), [step.number])
  useScrollToAnchor()

  const save = async () => (saver.current ? saver.current() : campaign)
  const next = async () => {
    setBusy(true)
    const view = await save()
    setBusy(false)
    if (!view) return
    if (step.number === 4) return setLaunching(true)
    const blocked = view.missing.some(
      (missing) => missing.level === 'blocker' && missing.part === step.part,
    )
    setStopped(blocked)
    if (!blocked) void navigate(paths.configure(campaign.id, (step.number + 1) as 2 | 3 | 4))
  }
  const launched =
    campaign.state === 'running' || campaign.state === 'paused' || campaign.state === 'completed'
  const forward = readOnly ? (
    <NextStep campaign={campaign} step={step} />
  ) : (
    <Button variant="primary" busy={isBusy} onClick={() => void next()}>
      {t(step.number === 4 ? 'conf.reviewLaunch' : 'conf.saveContinue')}
    </Button>
  )
  return (
    <AppPage wide>
      <ConfigureContext.Provider value={context}>
        <div className="cf">
          <header className="cfh">
            <nav className="crumb" aria-label={tData('data.breadcrumb')}>
              <Link to={paths.campaigns}>{t('conf.campaigns')}</Link>
              <Icon name="chev" size={14} />
              <span>{t('conf.here')}</span>
            </nav>
            <div className="t">
              <Changing>
                <CampaignName campaign={campaign} />
              </Changing>
              <SaveState saving={saving} onRetry={() => void saver.current?.()} />
              {step.number <= 2 && !readOnly ? <Versions campaign={campaign} save={save} /> : null}
            </div>
            <Stepper campaign={campaign} open={step} />
          </header>
          <ReadOnlyNote />
          <DraftNotice campaign={campaign} isFirstStep={step.number === 1} />
          {launched ? <LaunchedNotice campaign={campaign} /> : null}
          <Outlet key={step.part} />
          <div className="cf-foot">
            {step.number <= 2 && !readOnly ? (
              <OutdatedEmails campaign={campaign} save={save} />
            ) : null}
            <footer className="bar2">
              <MissingLinks campaign={campaign} step={step} stopped={isStopped} />
              <span className="end">
                {step.number > 1 ? (
                  <Link
                    className="btn"
                    to={paths.configure(campaign.id, (step.number - 1) as 1 | 2 | 3)}
                  >
                    {t('conf.back')}
                  </Link>
                ) : null}
                {step.number === 4 && launched ? (
                  <Link className="btn btn-p" to={paths.campaign(campaign.id)}>
                    {t('conf.openCampaign')}
                  </Link>
                ) : (
                  forward
                )}
              </span>
            </footer>
          </div>
        </div>
        {isLaunching ? (
          <LaunchDialog campaign={campaign} onClose={() => setLaunching(false)} />
        ) : null}
      </ConfigureContext.Provider>
    </AppPage>
  )
}

/** Leads on without saving, for people who may only read. */
function NextStep({ campaign, step }: { campaign: CampaignView; step: ConfigureStep }) {
  if (step.number === 4) return null
  return (
    <Link className="btn btn-p" to={paths.configure(campaign.id, (step.number + 1) as 2 | 3 | 4)}>
      {t('conf.nextStep')}
    </Link>
  )
}

/** Scrolls to the anchor of a footer link, even when it is on another step. */
function useScrollToAnchor() {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!hash.startsWith('#at-')) return
    const find = () => {
      let id = hash.slice(1)
      while (id.includes('-')) {
        const element = document.getElementById(id)
        if (element) return element
        id = id.slice(0, id.lastIndexOf('-'))
      }
      return null
    }
    const timer = window.setTimeout(() => {
      const element = find()
      element?.scrollIntoView({ block: 'center' })
      ;(element?.matches('input,textarea,select,button,a')
        ? element
        : element?.querySelector<HTMLElement>('input,textarea,select,button')
      )?.focus({ preventScroll: true })
    }, 120)
    return () => window.clearTimeout(timer)
  }, [hash, key])
}

interface SaveStateProps {
  saving: SaveReport
  onRetry: () => void
}

const SaveState = (props: SaveStateProps) => (
  <span className="saved s13 soft num" role="status">
    <SaveWords {...props} />
  </span>
)

function SaveWords({ saving: { status, message, savedAt }, onRetry }: SaveStateProps) {
  if (status === 'failed')
    return (
      <span className="down">
        {t('conf.save.failed', { reason: message })}{' '}
        <button type="button" className="link" onClick={onRetry}>
          {tBase('action.retry')}
        </button>
      </span>
    )
  if (status === 'saving') return t('conf.save.saving')
  if (status === 'changed') return t('conf.save.changed')
  if (status === 'conflict')
    return (
      <button type="button" className="link warn" onClick={onRetry}>
        {t('conf.save.conflict')}
      </button>
    )
  const time = savedAt ? dateFormat({ hour: '2-digit', minute: '2-digit' }).format(savedAt) : ''
  return (
    <>
      <Icon name="check" size={14} />
      {time ? t('conf.save.savedAt', { time }) : t('conf.save.saved')}
    </>
  )
}

function MissingLinks({
  campaign,
  step,
  stopped,
}: {
  campaign: CampaignView
  step: ConfigureStep
  stopped: boolean
}) {
  const blockers = campaign.missing.filter((missing) => missing.level === 'blocker')
  const here = blockers.filter((blocker) => stepEditing(blocker.part) === step)
  const shown = here.length > 0 ? here : blockers
  if (shown.length === 0) return <p className="miss soft">{t('conf.missing.nothing')}</p>
  return (
    <div className="miss" role={stopped ? 'alert' : undefined}>
      <span className="med">{t(stopped ? 'conf.missing.before' : 'conf.missing.still')}</span>
      {shown.slice(0, 3).map((missing) => {
        const place = stepEditing(missing.part)
        return (
          <Link
            key={missing.part + missing.path + missing.message}
            className="link"
            to={`${paths.configure(campaign.id, place.number)}#${anchorOf(missing.part, missing.path)}`}
          >
            {place === step ? missing.message : `${stepTitle(place)}: ${missing.message}`}
          </Link>
        )
      })}
      {shown.length > 3 ? (
        <span className="soft">{t('conf.missing.more', { count: shown.length - 3 })}</span>
      ) : null}
    </div>
  )
}
