import { useInfiniteGetList, type RaRecord } from 'react-admin'
import { choiceWords, wordsOf } from '#catalog/fields/words.ts'
import { paging } from '#model/api/paging.ts'
import type { ConsentRecord } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { exactMoment } from '#ui/lists/exact-moment.ts'
import { useResource } from '../core/registry.ts'
import { loadExport } from '../list-choices/load-export.ts'
import { tActs } from './act-messages.ts'
import { readConsent } from './read-consent.ts'
import { tProfile } from './messages.ts'

/** All answers of an address as they were recorded, newest first, and as a file for authorities. */
export function ConsentRecords({ email }: { email: string }) {
  const consoleResource = useResource('consent-record')
  const filter = { address: email.trim().toLowerCase() }
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteGetList<
    ConsentRecord & RaRecord
  >(consoleResource.name, {
    filter,
    sort: { field: 'answeredAt', order: 'DESC' },
    pagination: { page: 1, perPage: paging.defaultSize },
  })
  const records = data?.pages.flatMap((page) => page.data) ?? []
  if (records.length === 0) return null
  return (
    <section className="c-todos c-later">
      <h3>{tActs('consents.history')}</h3>
      <p className="c-soft c-measure">{tActs('consents.historyHelp')}</p>
      <ul>
        {records.map((record) => (
          <li key={record.id}>
            <time className="c-soft c-num" dateTime={record.answeredAt}>
              {exactMoment(new Date(record.answeredAt))}
            </time>
            <div>
              <span>
                {record.topicId ? wordsOf(record.topicId) : tActs('consents.allEmails')}:{' '}
                {readConsent(record.status).word} ({choiceWords(record.way)})
              </span>
              <Details record={record} />
            </div>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="s" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {tProfile('profile.earlier')}
        </Button>
      )}
      <p className="c-tab-tools">
        {(['csv', 'json'] as const).map((format) => (
          <Button
            key={format}
            size="s"
            onClick={() =>
              void loadExport().then(({ saveExport }) =>
                saveExport(consoleResource.entity, format, filter),
              )
            }
          >
            {tActs('consents.export', { format: format.toUpperCase() })}
          </Button>
        ))}
      </p>
    </section>
  )
}

/** Wording, page and address of an answer, as far as they were recorded. */
function Details({ record: { wording, page, ipAddress, source } }: { record: ConsentRecord }) {
  const where = [page, ipAddress, source].filter(Boolean).join(' · ')
  return (
    <>
      {wording && <p className="c-measure">“{wording}”</p>}
      {where && <p className="c-soft">{where}</p>}
    </>
  )
}
