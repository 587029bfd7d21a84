import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, ApiError } from '#client/api.ts'
import type { Problem } from '#journey/check-graph.ts'
import type { JourneyGraph } from '#journey/graph.ts'
import { TextField } from '#ui/base/field.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { ActionDialog } from '../core/action-dialog.tsx'
import {
  journeyAddress,
  listVersions,
  loadVersion,
  type JourneyRecord,
} from '../journeys/journey-record.ts'
import { ImpactSummary } from '../impact/save-impact.tsx'
import { tJourneys as t } from '../journeys/messages.ts'
import { Changes } from './changes.tsx'
import { ProblemList } from './problems-panel.tsx'

interface Preview {
  problems: Problem[]
  people: { nodeId: string; name: string; here: number; remains: boolean }[]
}

interface PublishDialogProps {
  record: JourneyRecord
  draft: JourneyGraph
  /** Saves pending changes. @returns the version of the saved draft; null if that fails */
  settle(): Promise<number | null>
  /** Another user saved a newer draft than the one that was shown. */
  onConflict(): void
  onPublished(record: JourneyRecord): void
  onClose(): void
}

async function prepare(
  record: JourneyRecord,
  settle: () => Promise<number | null>,
  signal: AbortSignal,
): Promise<{ preview: Preview; live: JourneyGraph | null; next: number; version: number }> {
  const version = await settle()
  if (version === null) throw new Error(t('publish.notSaved'))
  const [preview, versions] = await Promise.all([
    api.post<Preview>(`${journeyAddress(record.id)}/publish/preview`, undefined, { signal }),
    listVersions(record.id, signal),
  ])
  const of = versions.find(({ number }) => number === record.liveVersion)
  return {
    version,
    preview,
    live: of ? await loadVersion(of.id, signal) : null,
    next: (versions[0]?.number ?? 0) + 1,
  }
}

/** Previews publishing: its blockers, its changes, and what happens to people inside. */
export function PublishDialog({
  record,
  draft,
  settle,
  onPublished,
  onConflict,
  onClose,
}: PublishDialogProps) {
  const [note, setNote] = useState('')
  const [people, setPeople] = useState<'stay' | 'move'>('stay')
  const { data, error } = useQuery({
    queryKey: ['journey-designer', 'publish', record.id],
    queryFn: ({ signal }) => prepare(record, settle, signal),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  const publish = useMutation({
    mutationFn: () =>
      api.post<JourneyRecord>(`${journeyAddress(record.id)}/publish`, {
        note,
        people,
        version: data!.version,
      }),
    onSuccess: (next) => {
      toast({
        title: t('publish.done', { version: next.liveVersion ?? 1 }),
        variant: 'success',
      })
      onPublished(next)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'conflict') onConflict()
    },
  })
  const errors = data?.preview.problems.filter(({ level }) => level === 'error') ?? []
  const fault = error ?? publish.error
  return (
    <ActionDialog
      onClose={onClose}
      title={t('publish.title')}
      description={data ? t('publish.text', { version: data.next }) : undefined}
      action={{
        label: t('publish.publish', { version: data?.next ?? '' }),
        isBusy: publish.isPending,
        isOff: !data || errors.length > 0,
        run: () => publish.mutate(),
      }}
      fault={fault?.message}
    >
      <div className="jy-form" aria-busy={!data && !fault}>
        {data && <ImpactSummary kind="journey" id={record.id} values={{ graph: draft }} />}
        {errors.length > 0 && (
          <section>
            <h3>{t('publish.blocked')}</h3>
            <ProblemList onOpen={onClose} />
          </section>
        )}
        {data && (
          <section>
            <h3>{t('publish.changes')}</h3>
            {data.live ? (
              <Changes
                before={data.live}
                after={draft}
                same={t('publish.same', { version: record.liveVersion ?? 0 })}
              />
            ) : (
              <p className="c-soft">{t('publish.first')}</p>
            )}
          </section>
        )}
        {data && record.liveVersion !== null && (
          <Inside people={data.preview.people} choice={people} onChoose={setPeople} />
        )}
        {data && errors.length === 0 && (
          <TextField
            label={t('publish.note')}
            help={t('publish.noteHelp')}
            value={note}
            maxLength={200}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </div>
    </ActionDialog>
  )
}

/** The number of people per step, and the choice of what happens to them. */
function Inside({
  people,
  choice,
  onChoose,
}: {
  people: Preview['people']
  choice: 'stay' | 'move'
  onChoose(choice: 'stay' | 'move'): void
}) {
  const inside = people.reduce((sum, { here }) => sum + here, 0)
  const left = people.reduce((sum, { here, remains }) => sum + (remains ? 0 : here), 0)
  return (
    <section>
      <h3>{t('publish.people')}</h3>
      {inside === 0 ? (
        <p className="c-soft">{t('publish.nobody')}</p>
      ) : (
        <>
          <ul className="jy-lines">
            {people.map((person) => (
              <li key={person.nodeId}>
                {t('publish.here', { count: person.here, name: person.name })}
                {person.remains ? '' : `: ${t('publish.gone')}`}
              </li>
            ))}
          </ul>
          <fieldset className="jy-choices">
            <legend className="f-label">{t('publish.choice')}</legend>
            <label>
              <input
                type="radio"
                name="people"
                checked={choice === 'stay'}
                onChange={() => onChoose('stay')}
              />
              <span>{t('publish.stay', { count: inside })}</span>
            </label>
            <label>
              <input
                type="radio"
                name="people"
                checked={choice === 'move'}
                disabled={inside === left}
                onChange={() => onChoose('move')}
              />
              <span>
                {t('publish.move', { count: inside - left })}{' '}
                {left > 0 ? t('publish.left', { count: left }) : ''}
                <small>{t('publish.moveTimes')}</small>
              </span>
            </label>
          </fieldset>
        </>
      )}
    </section>
  )
}
