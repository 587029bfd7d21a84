import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { api } from '#client/api.ts'
import type { Job } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { TextField } from '#ui/base/field.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { defineMessages } from '#ui/messages/messages.ts'
import { Picker, type PickerChoice } from '../condition-builder/picker.tsx'
import { PAGE, useSources } from '../condition-builder/sources.ts'
import { useResource } from '../core/registry.ts'
import { tConsole } from '../core/messages.ts'
import { POLL_INTERVAL_MS } from '../core/poll-interval.ts'

const t = defineMessages({
  'purge.days': 'Days since last seen',
  'purge.daysHelp': 'Leave empty to include everyone.',
  'purge.segment': 'Only people in',
  'purge.anySegment': 'All people',
  'purge.anonymous': 'Only anonymous visitors',
  'purge.count': 'Count people',
  'purge.counted': {
    one: '{count} person and all their data would be erased.',
    other: '{count} people and all their data would be erased.',
  },
  'purge.nobody': 'No one matches.',
  'purge.open': 'Erase people',
  'purge.title': { one: 'Erase {count} person?', other: 'Erase {count} people?' },
  'purge.why':
    'This permanently deletes the profiles with all events, visits and segment memberships. ' +
    "Contacts with the same addresses are kept. You can't undo this.",
  'purge.type': 'Type {count} to confirm',
  'purge.do': 'Erase permanently',
  'purge.running': 'Erasing people',
  'purge.progress': '{done} of {total}',
  'purge.done': { one: '{count} person was erased.', other: '{count} people were erased.' },
  'purge.failed': "Couldn't erase people",
})

const ended = new Set(['done', 'failed', 'dead', 'cancelled'])

interface Wanted {
  inactiveDays?: number
  anonymousOnly?: true
  condition?: object
}

/** The panel's fields as the API's filter. */
const wantedOf = (days: string, segment: PickerChoice | null, anonymous: boolean): Wanted => ({
  ...(days.trim() === '' ? {} : { inactiveDays: Number(days) }),
  ...(anonymous ? { anonymousOnly: true as const } : {}),
  ...(segment
    ? {
        condition: {
          type: 'profileSegmentCondition',
          parameterValues: { segments: [segment.key], matchType: 'in' },
        },
      }
    : {}),
})

/** Erases many people at once: counts them, asks to type the count, then starts a job. */
export function PurgePanel() {
  const [days, setDays] = useState('365')
  const [segment, setSegment] = useState<PickerChoice | null>(null)
  const [isAnonymousOnly, setAnonymousOnly] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [jobId, setJobId] = useState<string | null>(null)
  const field = useId()
  const wanted = wantedOf(days, segment, isAnonymousOnly)
  const count = useMutation({
    mutationFn: () => api.post<{ count: number }>('/profiles/purge', wanted),
  })
  const begin = useMutation({
    mutationFn: () =>
      api.post<{ job: { id: string } }>('/profiles/purge', {
        ...wanted,
        dryRun: false,
        count: count.data!.count,
      }),
    onSuccess: ({ job }) => {
      setJobId(job.id)
      count.reset()
    },
    onError: (error) =>
      toast({ title: t('purge.failed'), description: error.message, variant: 'destructive' }),
    onSettled: () => setTyped(null),
  })
  const found = count.data?.count
  // A changed filter invalidates the previous count.
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      count.reset()
    }
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setJobId(null)
          count.mutate()
        }}
      >
        <TextField
          label={t('purge.days')}
          help={t('purge.daysHelp')}
          type="number"
          min={1}
          max={36500}
          step={1}
          value={days}
          onChange={(event) => change(setDays)(event.target.value)}
        />
        <SegmentChoice segment={segment} onChange={change(setSegment)} />
        <p>
          <label className="f-switch" htmlFor={`${field}-anonymous`}>
            <input
              id={`${field}-anonymous`}
              type="checkbox"
              checked={isAnonymousOnly}
              onChange={(event) => change(setAnonymousOnly)(event.target.checked)}
            />
            {t('purge.anonymous')}
          </label>
        </p>
        <p>
          <Button type="submit" busy={count.isPending}>
            {t('purge.count')}
          </Button>
        </p>
        <PurgeCount found={found} fault={count.error?.message ?? ''} onErase={() => setTyped('')} />
        {jobId && <Progress key={jobId} jobId={jobId} />}
      </form>
      <ConfirmPurge
        count={found ?? 0}
        typed={typed}
        isConfirmed={typed?.trim() === String(found)}
        busy={begin.isPending}
        onType={setTyped}
        onConfirm={() => begin.mutate()}
      />
    </>
  )
}

interface SegmentChoiceProps {
  /** Null means all people. */
  segment: PickerChoice | null
  onChange(segment: PickerChoice | null): void
}

/** All people, or only those in one segment. */
function SegmentChoice({ segment, onChange }: SegmentChoiceProps) {
  const { records } = useSources()
  return (
    <div className="ui-field">
      <span className="ui-label">{t('purge.segment')}</span>
      <Picker
        label={t('purge.segment')}
        placeholder={t('purge.anySegment')}
        value={segment}
        from={['records', 'segment']}
        load={async (q, page, signal) => {
          const { rows, total } = await records('segment', q, page, signal)
          return {
            rows: rows.map(({ id, name }) => ({ key: id, label: name })),
            more: (page + 1) * PAGE < total,
          }
        }}
        onPick={onChange}
        onClear={() => onChange(null)}
      />
    </div>
  )
}

interface PurgeCountProps {
  /** Undefined before the first count. */
  found: number | undefined
  fault: string
  onErase(): void
}

/** The number of people to erase, with a button to erase them. */
const PurgeCount = ({ found, fault, onErase }: PurgeCountProps) => (
  <>
    <p className="ui-error" role="alert">
      {fault}
    </p>
    <div role="status">
      {found !== undefined && (
        <p>{found === 0 ? t('purge.nobody') : t('purge.counted', { count: found })}</p>
      )}
    </div>
    {found !== undefined && found > 0 && (
      <p>
        <Button variant="danger" onClick={onErase}>
          {t('purge.open')}
        </Button>
      </p>
    )}
  </>
)

interface ConfirmPurgeProps {
  count: number
  /** Typed confirmation; null while the dialog is closed. */
  typed: string | null
  isConfirmed: boolean
  busy: boolean
  onType(text: string | null): void
  onConfirm(): void
}

/** Asks to type the count before people are permanently erased. */
const ConfirmPurge = ({
  count,
  typed,
  isConfirmed,
  busy,
  onType,
  onConfirm,
}: ConfirmPurgeProps) => (
  <Dialog
    open={typed !== null}
    onClose={() => onType(null)}
    closeOnBackdrop={false}
    title={t('purge.title', { count })}
    description={t('purge.why')}
    actions={
      <>
        <Button variant="quiet" onClick={() => onType(null)}>
          {tConsole('console.cancel')}
        </Button>
        <Button variant="danger" busy={busy} disabled={!isConfirmed} onClick={onConfirm}>
          {t('purge.do')}
        </Button>
      </>
    }
  >
    <TextField
      label={t('purge.type', { count })}
      value={typed ?? ''}
      autoComplete="off"
      inputMode="numeric"
      data-autofocus
      onChange={(event) => onType(event.target.value)}
    />
  </Dialog>
)

function Progress({ jobId }: { jobId: string }) {
  const queries = useQueryClient()
  const { data: job, error } = useQuery({
    queryKey: ['jobs', 'purge', jobId],
    queryFn: ({ signal }) => api.get<Job>(`/jobs/${jobId}`, { signal }),
    refetchInterval: ({ state }) => (ended.has(state.data?.state ?? '') ? false : POLL_INTERVAL_MS),
  })
  const isDone = job?.state === 'done'
  const people = useResource('profile').name
  useEffect(() => {
    if (isDone) void queries.invalidateQueries({ queryKey: [people] })
  }, [isDone, people, queries])
  const fault =
    error?.message ?? (job && !isDone && ended.has(job.state) ? job.error || job.state : '')
  if (fault)
    return (
      <p role="alert">
        {t('purge.failed')}: {fault}
      </p>
    )
  if (isDone) return <p role="status">{t('purge.done', { count: job.done ?? 0 })}</p>
  return (
    <p role="status">
      <progress
        className="c-progress"
        max={job?.total || 1}
        value={job?.done ?? 0}
        aria-label={t('purge.running')}
      />{' '}
      {t('purge.progress', { done: job?.done ?? 0, total: job?.total ?? '…' })}
    </p>
  )
}
