import { productNow } from '#ui/base/product-clock.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useGetList, useInfiniteGetList, type RaRecord } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { wordsOf } from '#catalog/fields/words.ts'
import { exactMoment } from '#ui/lists/exact-moment.ts'
import type { Event, Source } from '#model/schema/entities.generated.ts'
import { paging } from '#model/api/paging.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import type { IconName } from '#ui/base/icon-shapes.ts'
import { useSearchText } from '#ui/lists/use-search-text.ts'
import { inSentence } from '#language'
import { messageOf } from '#model/lib/thrown.ts'
import { recordPath, useResource } from '../core/registry.ts'
import { tConsole } from '../core/messages.ts'
import { groupBy } from '../core/group-by.ts'
import { dayKey, dayWords, timeOfDay } from './campaign-log-tab.tsx'
import { tProfile } from './messages.ts'

type EventRecord = Event & RaRecord

const icons: Record<string, IconName> = {
  identify: 'user',
  alias: 'users',
  view: 'eye',
  screen: 'eye',
  sessionCreated: 'enter',
  form: 'inbox',
  modifyConsent: 'shield',
  group: 'users',
}
/** Types that the product and its clients send, as what the person did. */
const kinds = {
  identify: 'event.identify',
  alias: 'event.alias',
  view: 'event.view',
  screen: 'event.screen',
  sessionCreated: 'event.sessionCreated',
  form: 'event.form',
  modifyConsent: 'event.modifyConsent',
  group: 'event.group',
} as const

/** What happened, in words: "Visited a page"; the name of an own type, "Quote requested". */
const happening = (type: string): string =>
  Object.hasOwn(kinds, type) ? tProfile(kinds[type as keyof typeof kinds]) : wordsOf(type)

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Summary of an event in a few words: its page, its target, else its properties. */
function aboutOf({ target, properties }: EventRecord): string {
  const described = target as {
    itemId?: unknown
    properties?: { pageInfo?: { pageName?: unknown; pagePath?: unknown } }
  }
  const page = described.properties?.pageInfo
  const place = [text(page?.pageName), text(page?.pagePath)].filter(Boolean).join(' · ')
  if (place || text(described.itemId)) return place || text(described.itemId)!
  return Object.entries(properties)
    .filter(([, value]) => typeof value !== 'object')
    .slice(0, 3)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(' · ')
}

/** The filter, kept in the address so that it can be shared. Days are in the reader's time zone. */
function useEventFilter() {
  const [params, setParams] = useSearchParams()
  const [text, type, sourceId, from, to] = ['find', 'eventType', 'source', 'from', 'to'].map(
    (name) => params.get(name) ?? '',
  ) as [string, string, string, string, string]
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const day = (value: string, time: string) =>
    /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T${time}`).toISOString() : null
  const [since, until] = [day(from, '00:00:00'), day(to, '23:59:59.999')]
  const filter = {
    ...(text ? { q: text } : {}),
    ...(type ? { eventType: type } : {}),
    ...(sourceId ? { sourceId } : {}),
    ...(since ? { timeStamp_gte: since } : {}),
    ...(until ? { timeStamp_lte: until } : {}),
  }
  return { text, type, sourceId, from, to, set, filter, isAsked: Object.keys(filter).length > 0 }
}

/** All events of the person. */
export const ProfileEvents = ({ profileId }: { profileId: string }) => (
  <EventTimeline of={{ profileId }} />
)

function NoEvents({
  error,
  isPending,
  isAsked,
}: {
  error: Error | null
  isPending: boolean
  isAsked: boolean
}) {
  if (error) return <p role="alert">{messageOf(error)}</p>
  if (!isPending)
    return (
      <p className="c-soft">{tProfile(isAsked ? 'profile.noSuchEvents' : 'profile.noEvents')}</p>
    )
  return (
    <p className="c-soft" role="status">
      {tConsole('console.list.loading', { things: inSentence(tProfile('profile.eventList')) })}
    </p>
  )
}

/**
 * All events of a person or a visit, newest first, with infinite scrolling; filtered by type,
 * source or time.
 */
export function EventTimeline({ of: whose }: { of: { profileId?: string; sessionId?: string } }) {
  const consoleResource = useResource('event')
  const asked = useEventFilter()
  const [types, setTypes] = useState<readonly string[]>([])
  const { data, isPending, error, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteGetList<EventRecord>(consoleResource.name, {
      filter: { ...whose, ...asked.filter },
      sort: { field: 'timeStamp', order: 'DESC' },
      pagination: { page: 1, perPage: paging.maxSize },
    })
  const entries = data?.pages.flatMap((page) => page.data) ?? []
  const seen = [
    ...new Set([
      ...types,
      ...(asked.type ? [asked.type] : []),
      ...entries.map((entry) => entry.eventType),
    ]),
  ].toSorted()
  if (seen.length > types.length) setTypes(seen)
  const days = groupBy(entries, (entry) => dayKey(new Date(entry.timeStamp)))
  return (
    <>
      <EventFilter types={seen} {...asked} />
      {error || entries.length === 0 ? (
        <NoEvents error={error} isPending={isPending} isAsked={asked.isAsked} />
      ) : null}
      {[...days.values()].map((ofDay) => (
        <section key={ofDay[0]!.id}>
          <h3 className="c-day">
            {dayWords(new Date(ofDay[0]!.timeStamp), productNow())}
            <span className="c-soft">{tProfile('profile.events', { count: ofDay.length })}</span>
          </h3>
          <ol className="c-events">
            {ofDay.map((entry) => (
              <EventLine
                key={entry.id}
                entry={entry}
                path={recordPath(consoleResource, entry.id)}
              />
            ))}
          </ol>
        </section>
      ))}
      {hasNextPage && <More busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </>
  )
}

function EventFilter({
  types,
  text: typed,
  type,
  sourceId,
  from,
  to,
  set,
}: { types: readonly string[] } & Pick<
  ReturnType<typeof useEventFilter>,
  'text' | 'type' | 'sourceId' | 'from' | 'to' | 'set'
>) {
  const [words, setWords] = useSearchText(typed, (one) => set('find', one))
  const sources = useResource('source')
  const { data = [] } = useGetList<Source & RaRecord>(sources.name, {
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: paging.maxSize },
  })
  return (
    <div className="c-timeline-filter" role="group" aria-label={tProfile('profile.filter')}>
      <Named name={tProfile('profile.findEvent')}>
        <input
          type="search"
          className="f-input"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Named>
      <Named name={tProfile('profile.kind')}>
        <select
          className="f-input f-select"
          value={type}
          onChange={(event) => set('eventType', event.target.value)}
        >
          <option value="">{tProfile('profile.allKinds')}</option>
          {types.map((one) => (
            <option key={one} value={one}>
              {happening(one)}
            </option>
          ))}
        </select>
      </Named>
      <Named name={tProfile('profile.source')}>
        <select
          className="f-input f-select"
          value={sourceId}
          onChange={(event) => set('source', event.target.value)}
        >
          <option value="">{tProfile('profile.allSources')}</option>
          {data.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </Named>
      <div className="c-timeline-days">
        <Named name={tProfile('profile.from')}>
          <input
            type="date"
            className="f-input"
            value={from}
            max={to || undefined}
            onChange={(event) => set('from', event.target.value)}
          />
        </Named>
        <Named name={tProfile('profile.to')}>
          <input
            type="date"
            className="f-input"
            value={to}
            min={from || undefined}
            onChange={(event) => set('to', event.target.value)}
          />
        </Named>
      </div>
    </div>
  )
}

/** A control below its name. */
const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <label>
    <span className="c-soft">{name}</span>
    {children}
  </label>
)

function EventLine({ entry, path }: { entry: EventRecord; path: string }) {
  const [isOpen, setOpen] = useState(false)
  const about = aboutOf(entry)
  return (
    <li>
      <time
        className="c-soft c-num"
        dateTime={entry.timeStamp}
        title={exactMoment(new Date(entry.timeStamp))}
      >
        {timeOfDay(entry.timeStamp)}
      </time>
      <span className="c-event-mark">
        <Icon name={icons[entry.eventType] ?? 'flow'} size={14} />
      </span>
      <div>
        <button
          type="button"
          className="c-event-words"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="c-medium">{happening(entry.eventType)}</span>{' '}
          <span className="c-soft">{about}</span>
        </button>
        {isOpen && (
          <div className="c-event-more">
            <pre className="f-pre" tabIndex={0}>
              {JSON.stringify(entry.properties, null, 2)}
            </pre>
            <Link className="f-link" to={path}>
              {tProfile('profile.openEvent')}
            </Link>
          </div>
        )}
      </div>
      <span className="c-event-end c-soft">{entry.scope}</span>
    </li>
  )
}

/** Loads the next page when it scrolls into view; the button serves people who do not scroll. */
function More({ busy, onMore }: { busy: boolean; onMore(): void }) {
  const place = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })
  useEffect(() => {
    if (busy || !place.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && more.current(),
      { rootMargin: '300px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [busy])
  return (
    <div ref={place} className="c-more">
      <Button busy={busy} onClick={onMore}>
        {tProfile('profile.earlier')}
      </Button>
    </div>
  )
}
