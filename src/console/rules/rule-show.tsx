import { productNow } from '#ui/base/product-clock.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRefresh, type RaRecord } from 'react-admin'
import { api } from '#client/api.ts'
import { Button } from '#ui/base/button.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { numberFormat, relativeWords } from '#language'
import { useMay } from '../core/access.ts'
import { subjectOf } from '../explain/asked.ts'
import { WhyButton } from '../explain/why-button.tsx'
import { ShowScreen } from '../generate/show-screen.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { TryRule } from './try-rule.tsx'
import { tRules as t } from './messages.ts'
import './rules.css'

const agoOf = (moment: string) => relativeWords(new Date(moment), productNow())

/**
 * One rule: its cost and frequency, its condition and actions, its firings, and a test with a past
 * event.
 */
export function RuleShow({
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
          <Switch consoleResource={consoleResource} record={record} />
        </>
      )}
      lead={(record) => <Statistics consoleResource={consoleResource} id={String(record.id)} />}
      tabs={(record) => [
        {
          id: 'try',
          label: t('rule.try'),
          content: () => <TryRule key={String(record['version'])} rule={record} />,
        },
      ]}
    />
  )
}

const address = (id: unknown) => `/rules/${encodeURIComponent(String(id))}`

function Switch({
  consoleResource,
  record,
}: {
  consoleResource: ConsoleResource
  record: RaRecord
}) {
  const may = useMay(consoleResource)
  const refresh = useRefresh()
  const isOn = record['enabled'] === true
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post(`${address(record.id)}/${isOn ? 'deactivate' : 'activate'}`),
    onSuccess: () => {
      toast({ title: t(isOn ? 'rule.deactivated' : 'rule.activated'), variant: 'success' })
      refresh()
    },
    onError: (error) =>
      toast({ title: t('rule.failed'), description: error.message, variant: 'destructive' }),
  })
  if (!may('update')) return null
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      {t(isOn ? 'rule.deactivate' : 'rule.activate')}
    </Button>
  )
}

interface Counted {
  evaluations: number
  executions: number
  failures: number
  conditionsTime: number
  actionsTime: number
  since: string | null
  lastFiredAt: string | null
}

const whole = (count: number) => numberFormat().format(count)
const each = (mean: number) => numberFormat({ maximumSignificantDigits: 2 }).format(mean)
const average = (total: number, count: number) =>
  count === 0 ? '0 ms' : `${each(total / count)} ms`

function Statistics({ consoleResource, id }: { consoleResource: ConsoleResource; id: string }) {
  const may = useMay(consoleResource)
  const queryClient = useQueryClient()
  const queryKey = ['rule-statistics', id]
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<Counted>(`${address(id)}/statistics`, { signal }),
  })
  const reset = useMutation({
    mutationFn: () => api.del<Counted>(`${address(id)}/statistics`),
    onSuccess: (fresh) => queryClient.setQueryData(queryKey, fresh),
    onError: (fault) =>
      toast({ title: t('rule.failed'), description: fault.message, variant: 'destructive' }),
  })
  if (error)
    return (
      <p className="c-fault" role="alert">
        {error.message}
      </p>
    )
  if (!data) return <div className="ru-figures" aria-busy />
  const figures = [
    [t('rule.evaluations'), whole(data.evaluations)],
    [t('rule.executions'), whole(data.executions)],
    [t('rule.failures'), whole(data.failures)],
    [t('rule.conditionsTime'), average(data.conditionsTime, data.evaluations)],
    [t('rule.actionsTime'), average(data.actionsTime, data.executions)],
  ] as const
  return (
    <section className="ru-statistics" aria-label={t('rule.statistics')}>
      <dl className="ru-figures">
        {figures.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="c-soft ru-since">
        {data.since === null
          ? t('rule.notCounted')
          : `${t('rule.since', { when: agoOf(data.since) })} ` +
            (data.lastFiredAt === null
              ? t('rule.neverFired')
              : t('rule.lastFired', { when: agoOf(data.lastFiredAt) }))}
        {data.since !== null && may('update') && (
          <Button size="s" variant="quiet" busy={reset.isPending} onClick={() => reset.mutate()}>
            {t('rule.reset')}
          </Button>
        )}
      </p>
    </section>
  )
}
