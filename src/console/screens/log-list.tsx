import { useMemo, useState, type ReactNode } from 'react'
import {
  FilterButton,
  FilterContext,
  List,
  TopToolbar,
  useListContext,
  type RaRecord,
} from 'react-admin'
import { Link } from 'react-router-dom'
import type { Field } from '#model/schema/entity.ts'
import { paging } from '#model/api/paging.ts'
import { ownZone } from '#model/lib/time-zone.ts'
import { Icon } from '#ui/base/icon.tsx'
import { initials } from '#ui/base/initials.ts'
import { Tooltip } from '#ui/base/tooltip.tsx'
import { tConsole } from '../core/messages.ts'
import { recordLabel, recordPath, type ConsoleResource } from '../core/registry.ts'
import { ExportMenu } from '../list-choices/export-menu.tsx'
import { FieldValue } from '../page-parts/field-value.tsx'
import { filterInputs, offeredInputs } from '../generate/list-filters.tsx'
import { ListFailed, ListLoading, ListPages } from '../generate/list-parts.tsx'
import { LiveList } from '../page-parts/live-list.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { ScreenResource } from '../page-parts/screen-context.tsx'
import { LogDetails } from './log-details.tsx'
import { LogTime } from './log-time.tsx'
import { tLog } from './log-messages.ts'
import './logs.css'

interface LogHead {
  title: string
  /** Tabs to the other logs. */
  under?: ReactNode
  /** Buttons next to the title. */
  actions?: ReactNode
}

/**
 * A log: rows with the time to the second in the reader's own time zone, whose details open below
 * them.
 */
export function LogList({
  consoleResource,
  ...head
}: { consoleResource: ConsoleResource } & LogHead) {
  const [field, order] = consoleResource.resource.list.sort
  const filters = useMemo(() => filterInputs(consoleResource), [consoleResource])
  const offered = useMemo(() => offeredInputs(consoleResource), [consoleResource])
  return (
    <ScreenResource value={consoleResource}>
      <List
        key={consoleResource.name}
        resource={consoleResource.name}
        sort={{ field, order }}
        perPage={paging.defaultSize}
        exporter={false}
        title={<LogTitle {...head} />}
        filters={filters}
        actions={
          <TopToolbar>
            <FilterContext value={offered}>
              <FilterButton disableSaveQuery />
            </FilterContext>
            <ExportMenu consoleResource={consoleResource} />
          </TopToolbar>
        }
        authLoading={<ListLoading consoleResource={consoleResource} />}
        empty={<LogBlank />}
        error={<ListFailed />}
        pagination={<ListPages />}
      >
        <LiveList entityId={consoleResource.entity.id} />
        <LogTable consoleResource={consoleResource} />
      </List>
    </ScreenResource>
  )
}

const isTime = ({ node }: Field) => node.format === 'date-time'

const LogTitle = ({ title, under, actions }: LogHead) => (
  <>
    <PageHead title={title}>{actions}</PageHead>
    {under}
  </>
)

function LogBlank() {
  const { filterValues } = useListContext()
  return (
    <div className="c-blank">
      <p>{tLog(Object.keys(filterValues).length > 0 ? 'log.noMatch' : 'log.none')}</p>
    </div>
  )
}

function LogTable({ consoleResource }: { consoleResource: ConsoleResource }) {
  const { data = [], isPending, total } = useListContext()
  const columns = consoleResource.resource.list.columns
    .map((name) => consoleResource.entity.field(name))
    .filter((field): field is Field => field !== undefined)
  if (!isPending && total === 0) return <LogBlank />
  return (
    <div
      className="c-scroll"
      tabIndex={0}
      role="region"
      aria-label={tConsole('console.list.table', { things: consoleResource.resource.label })}
    >
      <table className="c-table c-log" aria-busy={isPending}>
        <caption className="c-sr">{consoleResource.entity.description}</caption>
        <thead>
          <tr>
            <th className="c-log-open" scope="col">
              <span className="c-sr">{tLog('log.details')}</span>
            </th>
            {columns.map((field, at) => (
              <th key={field.name} scope="col" className={rankOf(at)}>
                {field.node.title ?? field.name}
                {isTime(field) && at === 0 && <span className="c-log-zone">{ownZone()}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((record) => (
            <LogRow
              key={record.id}
              consoleResource={consoleResource}
              record={record}
              columns={columns}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const rankOf = (at: number) => {
  if (at <= 1) return undefined
  return at === 2 ? 'c-p2' : 'c-p3'
}

function LogRow({
  consoleResource,
  record,
  columns,
}: {
  consoleResource: ConsoleResource
  record: RaRecord
  columns: readonly Field[]
}) {
  const [isOpen, setOpen] = useState(false)
  const name = recordLabel(consoleResource.entity, record)
  const id = `log-${record.id}`
  return (
    <>
      <tr className={isOpen ? 'c-selected' : undefined}>
        <td className="c-log-open">
          <Tooltip text={tLog('log.open', { name })} isName>
            <button
              type="button"
              className="c-log-toggle"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={tLog('log.open', { name })}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name={isOpen ? 'down' : 'chev'} size={14} />
            </button>
          </Tooltip>
        </td>
        {columns.map((field, at) => (
          <td
            key={field.name}
            className={rankOf(at)}
            // A press anywhere on the row opens it; the button is for keyboards.
            onClick={(event) => {
              if (!(event.target as HTMLElement).closest('a, button')) setOpen(!isOpen)
            }}
          >
            {isTime(field) ? (
              <LogTime at={record[field.name]} />
            ) : (
              <span className={field.name === 'actorName' ? 'c-log-actor' : undefined}>
                {field.name === 'actorName' && record['actorKind'] === 'user' && (
                  <span className="c-avatar" aria-hidden="true">
                    {initials(String(record['actorName']))}
                  </span>
                )}
                <FieldValue field={field} value={record[field.name]} dense plain={at <= 1} />
              </span>
            )}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr id={id} className="c-log-more">
          <td colSpan={columns.length + 1}>
            <LogDetails consoleResource={consoleResource} id={record.id} />
            {consoleResource.resource.operations.includes('get') && (
              <Link className="c-log-link" to={recordPath(consoleResource, record.id)}>
                {tLog('log.full')}
              </Link>
            )}
          </td>
        </tr>
      )}
    </>
  )
}
