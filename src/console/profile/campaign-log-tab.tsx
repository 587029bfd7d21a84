import { productNow } from '#ui/base/product-clock.ts'
import { useGetList, type RaRecord } from 'react-admin'
import { exactMoment } from '#ui/lists/exact-moment.ts'
import { wordsOf } from '#catalog/fields/words.ts'
import type { CampaignLog } from '#model/schema/entities.generated.ts'
import { Icon } from '#ui/base/icon.tsx'
import type { IconName } from '#ui/base/icon-shapes.ts'
import { paging } from '#model/api/paging.ts'
import { dateFormat, inSentence } from '#language'
import { fieldNamed } from '#model/schema/entity.ts'
import { FieldValue } from '../page-parts/field-value.tsx'
import { useResource } from '../core/registry.ts'
import { tConsole } from '../core/messages.ts'
import { groupBy } from '../core/group-by.ts'
import { tProfile } from './messages.ts'

type CampaignLogRecord = CampaignLog & RaRecord

export const dayKey = (at: Date) => `${at.getFullYear()}-${at.getMonth()}-${at.getDate()}`
/** "14:05" in the reader's own zone. */
export const timeOfDay = (at: string): string =>
  dateFormat({ hour: '2-digit', minute: '2-digit' }).format(new Date(at))

export function dayWords(at: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (dayKey(at) === dayKey(now)) return tProfile('profile.today')
  return dayKey(at) === dayKey(yesterday)
    ? tProfile('profile.yesterday')
    : dateFormat({ day: 'numeric', month: 'long', year: 'numeric' }).format(at)
}

const iconOf = (type: string): IconName => {
  if (/reply|replied/.test(type)) return 'reply'
  if (/mail|message|sent|accept|bounce/.test(type)) return 'mail'
  return /unsub|suppress|exclud|stop/.test(type) ? 'exit' : 'flow'
}

/** The person's campaign log, newest first, by day. */
export function CampaignLogTab({ contactId }: { contactId: string }) {
  const consoleResource = useResource('campaign-log')
  const { data = [], isPending } = useGetList<CampaignLogRecord>(consoleResource.name, {
    filter: { contactId },
    sort: { field: 'at', order: 'DESC' },
    pagination: { page: 1, perPage: paging.maxSize },
  })
  const campaignField = fieldNamed(consoleResource.entity, 'campaignId')
  if (isPending)
    return (
      <p className="c-soft" role="status">
        {tConsole('console.list.loading', { things: inSentence(tProfile('profile.timeline')) })}
      </p>
    )
  if (data.length === 0) return <p className="c-soft">{tProfile('profile.noEvents')}</p>
  const days = groupBy(data, (entry) => dayKey(new Date(entry.at)))
  return [...days.values()].map((entries) => (
    <section key={entries[0]!.id}>
      <h3 className="c-day">
        {dayWords(new Date(entries[0]!.at), productNow())}
        <span className="c-soft">{tProfile('profile.events', { count: entries.length })}</span>
      </h3>
      <ol className="c-events">
        {entries.map((entry) => (
          <li key={entry.id}>
            <time
              className="c-soft c-num"
              dateTime={entry.at}
              title={exactMoment(new Date(entry.at))}
            >
              {timeOfDay(entry.at)}
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
