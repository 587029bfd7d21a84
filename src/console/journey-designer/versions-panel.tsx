import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { JourneyGraph } from '#journey/graph.ts'
import { Button } from '#ui/base/button.tsx'
import { messageOf } from '#model/lib/thrown.ts'
import { toast } from '#ui/base/toast-state.ts'
import { Moment } from '#ui/lists/when.tsx'
import { fieldNamed } from '#model/schema/entity.ts'
import { FieldValue } from '../page-parts/field-value.tsx'
import { listVersions, loadVersion, type JourneyRecord } from '../journeys/journey-record.ts'
import { tJourneys as t } from '../journeys/messages.ts'
import { useResource } from '../core/registry.ts'
import { Changes } from './changes.tsx'
import { PanelHead } from './problems-panel.tsx'

const DRAFT = 'draft'

interface VersionsPanelProps {
  record: JourneyRecord
  draft: JourneyGraph
  writes: boolean
  /** Shows a comparison in place of the draft; null shows the draft. */
  onCompare(pair: { before: JourneyGraph; after: JourneyGraph } | null): void
  onRestore(graph: JourneyGraph): void
  onClose(): void
}

const failed = (error: unknown) => toast({ title: messageOf(error), variant: 'destructive' })

const Fault = ({ error }: { error: Error | null }) =>
  error && (
    <p className="c-fault" role="alert">
      {error.message}
    </p>
  )

/**
 * Lists the published versions, compares two of them on the canvas, and restores one into the
 * draft.
 */
export function VersionsPanel({
  record,
  draft,
  writes,
  onCompare,
  onRestore,
  onClose,
}: VersionsPanelProps) {
  const { data: versions, error } = useQuery({
    queryKey: ['journey-versions', 'designer', record.id, record.liveVersion],
    queryFn: ({ signal }) => listVersions(record.id, signal),
  })
  const by = fieldNamed(useResource('journey-version').entity, 'createdBy')
  const live = versions?.find(({ number }) => number === record.liveVersion)
  const [pair, setPair] = useState<{ before: string; after: string } | null>(null)
  const before = pair?.before ?? live?.id ?? versions?.[0]?.id ?? ''
  const after = pair?.after ?? DRAFT
  const graphOf = (id: string) => ({
    queryKey: ['journey-version-graph', id],
    queryFn: ({ signal }: { signal: AbortSignal }) => loadVersion(id, signal),
    enabled: id !== '' && id !== DRAFT,
    staleTime: Infinity,
  })
  const { data: loadedBefore, error: errorBefore } = useQuery(graphOf(before))
  const { data: loadedAfter, error: errorAfter } = useQuery(graphOf(after))
  const first = before === DRAFT ? draft : loadedBefore
  const second = after === DRAFT ? draft : loadedAfter
  useEffect(() => {
    onCompare(first && second ? { before: first, after: second } : null)
    return () => onCompare(null)
    // Depends on the two versions only: the callback is recreated on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [first, second])
  const restore = (id: string, number: number) =>
    loadVersion(id).then((graph) => {
      onRestore(graph)
      toast({ title: t('journeyVersions.restored', { number: String(number) }) })
    }, failed)
  const select = (label: string, value: string, onChange: (value: string) => void) => (
    <label>
      {label}
      <select
        className="f-input f-select"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value={DRAFT}>{t('journeyVersions.draft')}</option>
        {versions?.map(({ id, number }) => (
          <option key={id} value={id}>
            {t('journeyVersions.version', { number: String(number) })}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <>
      <PanelHead title={t('journeyVersions.title')} onClose={onClose} />
      <div className="jd-panel-body">
        <Fault error={error ?? errorBefore ?? errorAfter} />
        {versions?.length === 0 && <p className="jd-empty c-soft">{t('journeyVersions.none')}</p>}
        {versions && versions.length > 0 && (
          <section>
            <h3>{t('journeyVersions.compare')}</h3>
            <div className="jy-two">
              {select(t('journeyVersions.before'), before, (id) => setPair({ before: id, after }))}
              {select(t('journeyVersions.after'), after, (id) => setPair({ before, after: id }))}
            </div>
            {first && second && (
              <Changes before={first} after={second} same={t('journeyVersions.same')} />
            )}
          </section>
        )}
        <ol className="jy-versions">
          {versions?.map((version) => (
            <li key={version.id}>
              <div className="jy-versions-head">
                <b>{t('journeyVersions.version', { number: String(version.number) })}</b>
                {version.number === record.liveVersion && record.state === 'live' && (
                  <span className="f-dot f-positive">{t('journeyVersions.live')}</span>
                )}
                {writes && (
                  <Button size="s" onClick={() => void restore(version.id, version.number)}>
                    {t('journeyVersions.restore')}
                  </Button>
                )}
              </div>
              {version.note !== '' && <p>{version.note}</p>}
              <p>
                <FieldValue field={by} value={version.createdBy} dense plain />
                <Moment at={version.createdAt} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
