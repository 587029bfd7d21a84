import { useGetList, type RaRecord } from 'react-admin'
import { exactMoment } from '#catalog/fields/moments.ts'
import { wordsOf } from '#catalog/fields/words.ts'
import type { CampaignLog } from '#model/entities.generated.ts'
import { Icon } from '#ui/base/icon.tsx'
import type { IconName } from '#ui/base/icon-shapes.ts'
import { paging } from '#model/paging.ts'
import { FieldValue } from '../generate/field-value.tsx'
import { useRegistry } from '../core/registry.ts'
import { c } from '../core/messages.ts'
import { groupBy } from './group-by.ts'
import { p } from './messages.ts'

type Entry = CampaignLog & RaRecord

export const dayKey = (at: Date) => `${at.getFullYear()}-${at.getMonth()}-${at.getDate()}`
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
export const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

export function dayWords(at: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (dayKey(at) === dayKey(now)) return p('profile.today')
  return dayKey(at) === dayKey(yesterday) ? p('profile.yesterday') : dayFormat.format(at)
}

const iconOf = (type: string): IconName =>
  /reply|replied/.test(type)
    ? 'reply'
    : /mail|message|sent|accept|bounce/.test(type)
      ? 'mail'
      : /unsub|suppress|exclud|stop/.test(type)
        ? 'exit'
        : 'flow'

/** The person's campaign log, newest first, by day. */
export function CampaignLogTab({ contactId }: { contactId: string }) {
  const of = useRegistry().byEntity('campaign-log')!
  const { data = [], isPending } = useGetList<Entry>(of.name, {
    filter: { contactId },
    sort: { field: 'at', order: 'DESC' },
    pagination: { page: 1, perPage: paging.maxSize },
  })
  const campaignField = of.entity.field('campaignId')!
  if (isPending)
    return (
      <p className="c-soft" role="status">
        {c('console.list.loading', { things: p('profile.timeline').toLowerCase() })}
      </p>
    )
  if (data.length === 0) return <p className="c-soft">{p('profile.noEvents')}</p>
  const days = groupBy(data, (entry) => dayKey(new Date(entry.at)))
  return [...days.values()].map((entries) => (
    <section key={entries[0]!.id}>
      <h3 className="c-day">
        {dayWords(new Date(entries[0]!.at), new Date())}
        <span className="c-soft">{p('profile.events', { count: entries.length })}</span>
      </h3>
      <ol className="c-events">
        {entries.map((entry) => (
          <li key={entry.id}>
            <time
              className="c-soft c-num"
              dateTime={entry.at}
              title={exactMoment(new Date(entry.at))}
            >
              {timeFormat.format(new Date(entry.at))}
            </time>
            <span className="c-event-mark">
              <Icon name={iconOf(entry.type)} size={14} />
            </span>
            <span>{entry.text || wordsOf(entry.type)}</span>
            <span className="c-event-end">
              <FieldValue field={campaignField} value={entry.campaignId} dense />
            </span>
          </li>
        ))}
      </ol>
    </section>
  ))
}
