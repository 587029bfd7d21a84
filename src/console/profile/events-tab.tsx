import { useState } from 'react'
import { useInfiniteGetList, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { exactMoment } from '#catalog/fields/moments.ts'
import type { Event } from '#model/entities.generated.ts'
import { paging } from '#model/paging.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import type { IconName } from '#ui/base/icon-shapes.ts'
import { recordPath, useRegistry } from '../registry.ts'
import { c } from '../words.ts'
import { groupBy } from './group-by.ts'
import { dayKey, dayWords, timeFormat } from './campaign-log-tab.tsx'
import { p } from './words.ts'

type Entry = Event & RaRecord

const icons: Record<string, IconName> = { identify: 'user', alias: 'users', view: 'eye', screen: 'eye', sessionCreated: 'enter', form: 'inbox', modifyConsent: 'shield', group: 'users' }
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** What an event was about, in a few words: its page, its target, else what it carries. */
function aboutOf({ target, properties }: Entry): string {
  const told = target as { itemId?: unknown; properties?: { pageInfo?: { pageName?: unknown; pagePath?: unknown } } }
  const page = told.properties?.pageInfo
  const place = [text(page?.pageName), text(page?.pagePath)].filter(Boolean).join(' · ')
  if (place || text(told.itemId)) return place || text(told.itemId)!
  return Object.entries(properties).filter(([, value]) => typeof value !== 'object').slice(0, 3).map(([name, value]) => `${name} ${String(value)}`).join(' · ')
}

/** Everything that the person did, newest first, as far back as one wants to go; of one kind when that is chosen. */
export function ProfileEvents({ profileId }: { profileId: string }) {
  const of = useRegistry().byEntity('event')!
  const [type, setType] = useState('')
  const [types, setTypes] = useState<readonly string[]>([])
  const { data, isPending, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteGetList<Entry>(of.name, { filter: { profileId, ...(type ? { eventType: type } : {}) }, sort: { field: 'timeStamp', order: 'DESC' }, pagination: { page: 1, perPage: paging.maxSize } })
  const entries = data?.pages.flatMap((page) => page.data) ?? []
  const seen = [...new Set([...types, ...entries.map((entry) => entry.eventType)])].toSorted()
  if (seen.length > types.length) setTypes(seen)
  if (isPending) return <p className="c-soft" role="status">{c('console.list.loading', { things: p('profile.eventList').toLowerCase() })}</p>
  if (error) return <p role="alert">{(error as Error).message}</p>
  if (entries.length === 0 && type === '') return <p className="c-soft">{p('profile.noEvents')}</p>
  const days = groupBy(entries, (entry) => dayKey(new Date(entry.timeStamp)))
  return (
    <>
      <label className="c-timeline-filter">
        <span className="c-soft">{p('profile.kind')}</span>
        <select className="f-input" value={type} onChange={(event) => setType(event.target.value)}>
          <option value="">{p('profile.allKinds')}</option>
          {seen.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      {[...days.values()].map((ofDay) => (
        <section key={ofDay[0]!.id}>
          <h3 className="c-day">
            {dayWords(new Date(ofDay[0]!.timeStamp), new Date())}
            <span className="c-soft">{p('profile.events', { count: ofDay.length })}</span>
          </h3>
          <ol className="c-events">
            {ofDay.map((entry) => (
              <li key={entry.id}>
                <time className="c-soft c-num" dateTime={entry.timeStamp} title={exactMoment(new Date(entry.timeStamp))}>
                  {timeFormat.format(new Date(entry.timeStamp))}
                </time>
                <span className="c-event-mark">
                  <Icon name={icons[entry.eventType] ?? 'flow'} size={14} />
                </span>
                <span>
                  <Link to={recordPath(of, entry.id)}>{entry.eventType}</Link> <span className="c-soft">{aboutOf(entry)}</span>
                </span>
                <span className="c-event-end c-soft">{entry.scope}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {p('profile.earlier')}
        </Button>
      )}
    </>
  )
}
