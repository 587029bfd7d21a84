import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { CampaignContent, VersionDetail, VersionRow } from '#model/email/campaign-versions.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { Loaded } from '#ui/base/loaded.tsx'
import { SkeletonLines } from '#ui/base/skeleton.tsx'
import { contentChanges, type ContentChange } from './content-changes.ts'
import { diffWords } from './diff-words.ts'
import { tVersions as t } from './messages.ts'
import { kindName, placeName } from './version-words.ts'

type Against = 'before' | 'now'

const EMPTY: CampaignContent = { messaging: {}, steps: [], language: '' }

/** What a version changed, or how it differs from now, with the ways to restore it. */
export function VersionView({
  campaign,
  row,
  isCurrent,
  isRestoring,
  onRestore,
}: {
  campaign: CampaignView
  row: VersionRow
  isCurrent: boolean
  isRestoring: boolean
  onRestore: (stepId?: string) => void
}) {
  const [against, setAgainst] = useState<Against>('before')
  const { number } = row
  const query = useQuery({
    queryKey: ['campaigns', campaign.id, 'versions', number, row.at],
    queryFn: ({ signal }) =>
      api.get<VersionDetail>(`/campaigns/${campaign.id}/versions/${number}`, { signal }),
    staleTime: Infinity,
  })
  return (
    <section className="vs-detail" aria-label={t('versions.number', { number })}>
      <header className="vs-head">
        <h3 tabIndex={-1} id="vs-title">
          {t('versions.number', { number })} <span className="soft">{kindName(row)}</span>
        </h3>
        {isCurrent ? null : (
          <Button variant="primary" size="s" busy={isRestoring} onClick={() => onRestore()}>
            {t('versions.restore')}
          </Button>
        )}
      </header>
      {isCurrent ? null : <Compare against={against} onChange={setAgainst} />}
      <Loaded
        query={query}
        loading={<SkeletonLines label={t('versions.loading')} lines={6} />}
        failed={({ message }) => (
          <DataError
            sentence={t('versions.failed', { reason: message })}
            onRetry={() => void query.refetch()}
          />
        )}
      >
        {(version) => (
          <Changes
            version={version}
            now={campaign}
            against={isCurrent ? 'before' : against}
            isRestoring={isRestoring}
            onRestoreEmail={isCurrent ? null : onRestore}
          />
        )}
      </Loaded>
    </section>
  )
}

function Compare({ against, onChange }: { against: Against; onChange: (to: Against) => void }) {
  return (
    <fieldset className="vs-compare">
      <legend className="soft s12">{t('versions.compare')}</legend>
      {(['before', 'now'] as const).map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="versions-against"
            checked={against === one}
            onChange={() => onChange(one)}
          />
          {t(`versions.compare.${one}`)}
        </label>
      ))}
    </fieldset>
  )
}

function Changes({
  version,
  now,
  against,
  isRestoring,
  onRestoreEmail,
}: {
  version: VersionDetail
  now: CampaignContent
  against: Against
  isRestoring: boolean
  onRestoreEmail: ((stepId: string) => void) | null
}) {
  const [from, to] = against === 'now' ? [version, now] : [version.before ?? EMPTY, version]
  const changes = contentChanges(from, to).filter(({ place }) =>
    against === 'now' || version.before ? true : place !== 'language',
  )
  if (changes.length === 0) return <p className="soft">{t('versions.same')}</p>
  return (
    <>
      {against === 'before' && !version.before && version.number > 1 ? (
        <p className="help">{t('versions.firstKept')}</p>
      ) : null}
      <ol className="vs-changes">
        {changes.map((change) => (
          <li key={change.place}>
            <div className="vs-place">
              <h4>{placeName(change.place)}</h4>
              {change.stepId && onRestoreEmail ? (
                <button
                  type="button"
                  className="link s12"
                  disabled={isRestoring}
                  onClick={() => onRestoreEmail(change.stepId!)}
                >
                  {t('versions.restoreEmail')}
                </button>
              ) : null}
            </div>
            <Difference {...change} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** Both texts in one: removed words struck through, added ones underlined. */
function Difference({ before, after }: Pick<ContentChange, 'before' | 'after'>) {
  return (
    <p className="vs-text">
      {diffWords(before, after).map(({ kind, text }, index) => {
        if (kind === 'same') return text
        return kind === 'removed' ? (
          <del key={index} aria-label={t('versions.removed')}>
            {text}
          </del>
        ) : (
          <ins key={index} aria-label={t('versions.added')}>
            {text}
          </ins>
        )
      })}
    </p>
  )
}
