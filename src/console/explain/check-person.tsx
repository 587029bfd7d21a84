import { useGetList, type RaRecord } from 'react-admin'
import { recordLabel, useResource } from '../core/registry.ts'
import type { Asked } from './asked.ts'
import { tExplain as t } from './messages.ts'
import { WhyButton } from './why-button.tsx'

/** Non-members that are offered. */
const OFFERED = 5

/**
 * For a search without a match among the members of a segment: offers to check the people who match
 * it.
 */
export function CheckPerson({ subject, q }: { subject: Asked; q: string }) {
  const consoleResource = useResource('profile')
  const { data } = useGetList<RaRecord>(consoleResource.name, {
    pagination: { page: 1, perPage: OFFERED },
    sort: { field: 'name', order: 'ASC' },
    filter: { q },
  })
  if (!data?.length) return null
  return (
    <>
      <span className="c-soft">{t('why.checkHelp')}</span>{' '}
      {data.map((record) => {
        const name = recordLabel(consoleResource.entity, record)
        return (
          <WhyButton
            key={record.id}
            subject={subject}
            person={{ id: String(record.id), name }}
            label={t('why.check', { name })}
            inRow
          />
        )
      })}
    </>
  )
}
