import { productNow } from '#ui/base/product-clock.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { api } from '#client/api.ts'
import { useTenantZone } from '#client/me.ts'
import type { GoalReport } from '#model/api/goal-report.ts'
import { dayAfter, dayIn } from '#model/lib/time-zone.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Loaded } from '#ui/base/loaded.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { SelectField } from '#ui/lists/select-field.tsx'
import '#ui/controls/app.css'
import { subjectOf } from '../explain/asked.ts'
import { WhyButton } from '../explain/why-button.tsx'
import { ShowScreen } from '../generate/show-screen.tsx'
import { useRegistry, type ConsoleResource } from '../core/registry.ts'
import { GoalFigures } from './goal-figures.tsx'
import { tGoal as t } from './goal-messages.ts'
import './goal.css'

/**
 * One goal: how many people started and reached it, when, who, how long it took and what it cost.
 */
export function GoalShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      actions={(record) => (
        <>
          <WhyButton subject={subjectOf(consoleResource, record)} />
          <Export id={id} />
        </>
      )}
      lead={(record) => (
        <Report key={String(record.version)} id={id} hasCampaign={Boolean(record['campaignId'])} />
      )}
    />
  )
}

const PERIODS = [7, 30, 90, 365]

/**
 * The report's settings, kept in the address so that they can be saved and shared. Counts people by
 * default, because events from servers belong to no visit.
 */
function useQuestion() {
  const [params, setParams] = useSearchParams()
  const asked = {
    days: params.get('days') ?? '30',
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
    of: params.get('of') === 'sessions' ? 'sessions' : 'profiles',
    split: params.get('split') ?? '',
  }
  const change = (values: Partial<typeof asked>) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(values))
          if (value) before.set(name, value)
          else before.delete(name)
        return before
      },
      { replace: true },
    )
  return [asked, change] as const
}

/**
 * Days in the organization's time zone, the last one inclusive; the server resolves where they
 * begin.
 */
function periodOf(
  { days, from, to }: { days: string; from: string; to: string },
  zone: string,
): Record<string, string> {
  if (days === 'own') return { ...(from ? { from } : {}), ...(to ? { to: dayAfter(to, 1) } : {}) }
  const today = dayIn(zone, productNow().getTime())
  return { from: dayAfter(today, 1 - Number(days)), to: dayAfter(today, 1) }
}

function Export({ id }: { id: string }) {
  const [asked] = useQuestion()
  const zone = useTenantZone()
  const save = () =>
    api
      .download(`/goals/${id}/export`, `${id}.csv`, {
        query: { of: asked.of, ...periodOf(asked, zone) },
      })
      .catch((error: Error) =>
        toast({
          title: t('goal.exportFailed'),
          description: error.message,
          variant: 'destructive',
        }),
      )
  return (
    <Button onClick={() => void save()}>
      <Icon name="dl" />
      {t('goal.export')}
    </Button>
  )
}

function Report({ id, hasCampaign }: { id: string; hasCampaign: boolean }) {
  const [asked, change] = useQuestion()
  const zone = useTenantZone()
  const query = {
    of: asked.of,
    ...(asked.split ? { split: asked.split } : {}),
    ...periodOf(asked, zone),
  }
  const found = useQuery({
    queryKey: ['goal-report', id, query],
    queryFn: ({ signal }) => api.get<GoalReport>(`/goals/${id}/report`, { query, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <section className="app goal" aria-label={t('goal.report')} aria-busy={found.isFetching}>
      <Controls asked={asked} change={change} />
      <Loaded
        query={found}
        loading={
          <p role="status" className="soft">
            {t('goal.loading')}
          </p>
        }
        failed={({ message }) => (
          <p role="alert" className="goal-fault">
            {t('goal.failed', { message })}{' '}
            <Button size="s" onClick={() => void found.refetch()}>
              {t('goal.again')}
            </Button>
          </p>
        )}
      >
        {(report) => <GoalFigures report={report} hasCampaign={hasCampaign} />}
      </Loaded>
    </section>
  )
}

type GoalQuestion = ReturnType<typeof useQuestion>[0]

function Controls({
  asked,
  change,
}: {
  asked: GoalQuestion
  change: (values: Partial<GoalQuestion>) => void
}) {
  const periods = [
    ...PERIODS.map((count) => ({ value: String(count), label: t('goal.days', { count }) })),
    { value: 'own', label: t('goal.own') },
  ]
  const counted = (['profiles', 'sessions'] as const).map((value) => ({
    value,
    label: t(`goal.of.${value}`),
  }))
  return (
    <div className="goal-controls">
      <SelectField
        label={t('goal.period')}
        choices={periods}
        value={asked.days}
        onChange={(event) => change({ days: event.target.value })}
      />
      {asked.days === 'own' &&
        (['from', 'to'] as const).map((name) => (
          <label key={name} className="ui-field">
            <span className="ui-label">{t(`goal.${name}`)}</span>
            <input
              className="ui-input"
              type="date"
              value={asked[name]}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          </label>
        ))}
      <SelectField
        label={t('goal.count')}
        choices={counted}
        value={asked.of}
        onChange={(event) => change({ of: event.target.value })}
      />
      <SelectField
        label={t('goal.split')}
        choices={useProperties()}
        value={asked.split}
        onChange={(event) => change({ split: event.target.value })}
      />
    </div>
  )
}

/** Declared properties of people and visits, and the visit's location. */
function useProperties() {
  const consoleResource = useRegistry().byEntity('property-type')
  const { data } = useQuery({
    queryKey: ['goal-properties'],
    enabled: consoleResource !== undefined,
    queryFn: ({ signal }) =>
      api.all<{ id: string; name: string; target: string }>(
        '/property-types',
        { sort: ['name', 'ASC'] },
        { signal },
      ),
  })
  const declared = (data ?? []).filter(
    ({ target }) => target === 'profiles' || target === 'sessions',
  )
  return [
    { value: '', label: t('goal.noSplit') },
    ...declared.map(({ id, name, target }) =>
      target === 'profiles'
        ? {
            value: `profile.properties.${id}`,
            label: t('goal.splitPerson', { name: name || id }),
          }
        : { value: `properties.${id}`, label: t('goal.splitVisit', { name: name || id }) },
    ),
    { value: 'scope', label: t('goal.splitVisit', { name: t('goal.site') }) },
  ]
}
