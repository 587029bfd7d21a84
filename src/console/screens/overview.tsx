import { useContext } from 'react'
import { useGetList, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { choiceTone } from '#catalog/fields/choice/tone.ts'
import { exactMoment, relativeMoment } from '#catalog/fields/moments.ts'
import { choiceWords } from '#catalog/fields/words.ts'
import { roles } from '#model/access.ts'
import type { AuditEntry } from '#model/entities.generated.ts'
import { defineMessages } from '#ui/messages/messages.ts'
import { ConsoleRole } from '../core/access.ts'
import { PageHead } from '../generate/page-head.tsx'
import { recordPath, useRegistry, type ConsoleResource } from '../core/registry.ts'
import { HealthLine } from './health-line.tsx'
import { LongWork } from './long-work.tsx'

const t = defineMessages({
  'overview.title': 'Overview',
  'overview.newest': 'Newest changes',
  'overview.all': 'All changes',
  'overview.none': 'Nothing has been recorded yet.',
  'overview.unknown': 'not known',
  'overview.failed': 'could not be read',
  'overview.areas': 'Everything there is to look after',
})

interface Board {
  entity: string
  field: string
  values: readonly string[]
}

/** What each panel counts: one entity by the values of one field. */
const boards: readonly Board[] = [
  {
    entity: 'tenant',
    field: 'status',
    values: ['ACTIVE', 'TRIAL', 'TRIAL_EXPIRED', 'ISOLATED', 'DEACTIVATED'],
  },
  {
    entity: 'campaign',
    field: 'state',
    values: ['running', 'ready', 'configuring', 'draft', 'paused', 'completed'],
  },
  { entity: 'job', field: 'state', values: ['queued', 'running', 'failed', 'dead', 'done'] },
  { entity: 'mailbox', field: 'state', values: ['active', 'paused', 'error'] },
  { entity: 'user', field: 'role', values: roles.toReversed() },
]

/** A count, taken from the total of a list with one row. */
function useCount(
  of: ConsoleResource,
  filter: Record<string, unknown>,
): { text: string; count: number | undefined } {
  const { total, isPending, error } = useGetList(of.name, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  })
  return {
    count: total,
    text: isPending
      ? '…'
      : error || total === undefined
        ? t('overview.unknown')
        : total.toLocaleString('en'),
  }
}

const listLink = (of: ConsoleResource, filter: Record<string, unknown>) =>
  Object.keys(filter).length
    ? `${of.resource.path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
    : of.resource.path

/** Running and stuck work and the latest changes; every number links to its rows. */
export default function Overview() {
  const registry = useRegistry()
  const isOperator = useContext(ConsoleRole) === 'ADMIN'
  return (
    <div className="c-page">
      <PageHead title={t('overview.title')} />
      <div className="c-panel c-boards">
        {boards.map((board) => {
          const of = registry.byEntity(board.entity)
          return of ? <BoardFigures key={board.entity} of={of} board={board} /> : null
        })}
      </div>
      {isOperator && <HealthLine />}
      <LongWork />
      <div className="c-overview">
        <NewestChanges />
        <Areas />
      </div>
    </div>
  )
}

function BoardFigures({ of, board }: { of: ConsoleResource; board: Board }) {
  const all = useCount(of, {})
  return (
    <section className="c-board">
      <h2>
        <Link to={of.resource.path}>{of.resource.label}</Link>
      </h2>
      <p className="c-figure">{all.text}</p>
      <ul>
        {board.values.map((value) => (
          <BoardLine key={value} of={of} field={board.field} value={value} />
        ))}
      </ul>
    </section>
  )
}

function BoardLine({ of, field, value }: { of: ConsoleResource; field: string; value: string }) {
  const { count, text } = useCount(of, { [field]: value })
  return (
    <li className={count === 0 ? 'c-soft' : undefined}>
      <Link to={listLink(of, { [field]: [value] })}>
        <span className={`f-dot f-${count === 0 ? 'off' : choiceTone(value)}`}>
          {choiceWords(value)}
        </span>
        <span className="c-num">{text}</span>
      </Link>
    </li>
  )
}

const NEWEST = 12

function NewestChanges() {
  const registry = useRegistry()
  const of = registry.byEntity('audit-entry')!
  const {
    data = [],
    isPending,
    error,
  } = useGetList<AuditEntry & RaRecord>(of.name, {
    filter: {},
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: NEWEST },
  })
  return (
    <section className="c-newest">
      <div className="c-section-head">
        <h2>{t('overview.newest')}</h2>
        <Link className="f-link" to={of.resource.path}>
          {t('overview.all')}
        </Link>
      </div>
      {error ? (
        <p className="c-soft" role="alert">
          {of.resource.label} {t('overview.failed')}: {(error as Error).message}
        </p>
      ) : isPending ? (
        <div className="c-bones" aria-hidden="true">
          {[62, 48, 70, 55, 66, 44].map((width) => (
            <span key={width} className="c-bone" style={{ width: `${width}%` }} />
          ))}
        </div>
      ) : data.length === 0 ? (
        <p className="c-soft">{t('overview.none')}</p>
      ) : (
        <ol className="c-changes">
          {data.map((entry) => (
            <li key={entry.id}>
              <span className="c-medium">{entry.actorName || choiceWords(entry.actorKind)}</span>
              <Link to={recordPath(of, entry.id)}>
                {entry.summary || `${choiceWords(entry.action)} ${entry.entity}`}
              </Link>
              <time
                className="c-soft c-num"
                dateTime={entry.createdAt}
                title={exactMoment(new Date(entry.createdAt))}
              >
                {relativeMoment(new Date(entry.createdAt), new Date())}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Links to every list of the console, including those without a place in the sidebar. */
function Areas() {
  const { all } = useRegistry()
  return (
    <nav className="c-areas" aria-label={t('overview.areas')}>
      <h2>{t('overview.areas')}</h2>
      <ul>
        {[...all]
          .sort((a, b) => a.resource.label.localeCompare(b.resource.label))
          .map((of) => (
            <li key={of.name}>
              <Link to={of.resource.path} title={of.entity.description}>
                {of.resource.menu?.label ?? of.resource.label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
