import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { useTenantZone } from '#client/me.ts'
import type { EmailResults } from '#model/api/answers/email-results.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Loaded } from '#ui/base/loaded.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { DayBands } from '#ui/plots/day-bands.tsx'
import '#ui/controls/app.css'
import { PageHead } from '../page-parts/page-head.tsx'
import { EmailList } from './email-list.tsx'
import { FigureRow } from './figure-row.tsx'
import { GroupTable } from './group-table.tsx'
import { tResults as t } from './messages.ts'
import { QuestionFields } from './question-fields.tsx'
import { queryOf, useQuestion, type ResultsQuestion } from './use-question.ts'
import './email-results.css'

/** A day that has more bars than this is too narrow to be read. */
const MAX_BARS = 92

/** The outcomes of all emails of a period, in groups; every figure opens its emails. */
export default function EmailResultsScreen() {
  const [asked, change] = useQuestion()
  const query = useResults(asked)
  return (
    <div className="c-page">
      <PageHead title={t('results.title')}>
        <Export asked={asked} />
      </PageHead>
      <p className="c-soft c-measure">{t('results.lead')}</p>
      <section className="app er" aria-label={t('results.title')} aria-busy={query.isFetching}>
        <QuestionFields asked={asked} change={change} />
        <Loaded
          query={query}
          loading={
            <p role="status" className="soft">
              {t('results.loading')}
            </p>
          }
          failed={({ message }) => (
            <p role="alert" className="er-fault">
              {t('results.failed', { message })}{' '}
              <Button size="s" onClick={() => void query.refetch()}>
                {t('results.again')}
              </Button>
            </p>
          )}
        >
          {(results) => <Results results={results} asked={asked} change={change} />}
        </Loaded>
      </section>
    </div>
  )
}

const useResults = (question: ResultsQuestion) => {
  const query = queryOf(question, useTenantZone())
  return useQuery({
    queryKey: ['email-results', query],
    queryFn: ({ signal }) => api.get<EmailResults>('/email-results', { query, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

interface ResultsProps {
  results: EmailResults
  asked: ResultsQuestion
  change: (values: Partial<ResultsQuestion>) => void
}

function Results({ results, asked, change }: ResultsProps) {
  if (results.total.attempted === 0)
    return (
      <div className="er-none">
        <p>{t('results.none')}</p>
        <p className="soft">{t('results.noneHint')}</p>
      </div>
    )
  return (
    <>
      <FigureRow total={results.total} onOpen={(figure) => change({ figure, key: null })} />
      <p className="c-soft c-measure">{t('results.formulas')}</p>
      {asked.figure && (
        <EmailList
          key={`${asked.figure} ${asked.key}`}
          results={results}
          asked={asked}
          figure={asked.figure}
          onClose={() => change({ figure: null, key: null })}
        />
      )}
      <Days asked={asked} />
      <GroupTable results={results} onOpen={(figure, key) => change({ figure, key })} />
    </>
  )
}

/** Delivered and answered emails day by day, whatever the table is grouped by. */
function Days({ asked }: { asked: ResultsQuestion }) {
  const { data } = useResults({ ...asked, by: 'day' })
  const days = data ? daysBetween(data.from, data.to) : []
  if (!data || days.length < 2 || days.length > MAX_BARS) return null
  const groups = new Map(data.groups.map((group) => [group.key, group]))
  return (
    <div className="er-part">
      <h2>{t('results.overTime')}</h2>
      <DayBands
        label={t('results.overTime')}
        upperName={t('results.figure.delivered')}
        lowerName={t('results.figure.replied')}
        days={days.map((day) => ({
          day,
          upper: groups.get(day)?.delivered ?? 0,
          lower: groups.get(day)?.replied ?? 0,
        }))}
      />
    </div>
  )
}

/** All days from the first to the last, YYYY-MM-DD. */
function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

function Export({ asked }: { asked: ResultsQuestion }) {
  const zone = useTenantZone()
  const save = () =>
    api
      .download('/email-results/export', 'email-results.csv', { query: queryOf(asked, zone) })
      .catch((error: Error) =>
        toast({
          title: t('results.exportFailed'),
          description: error.message,
          variant: 'destructive',
        }),
      )
  return (
    <Button onClick={() => void save()}>
      <Icon name="dl" />
      {t('results.export')}
    </Button>
  )
}
