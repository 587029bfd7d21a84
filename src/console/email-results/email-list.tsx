import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useTenantZone } from '#client/me.ts'
import type { EmailFigure, EmailResults, ReportedEmail } from '#model/api/answers/email-results.ts'
import { Button } from '#ui/base/button.tsx'
import { useRegistry } from '../core/registry.ts'
import { Moment, PagedTable, type PagedColumn } from '../parts/paged-table.tsx'
import { usePaged } from '../parts/use-paged.ts'
import { groupName } from './group-table.tsx'
import { tResults as t } from './messages.ts'
import { queryOf, type ResultsQuestion } from './use-question.ts'

/** The emails behind a figure, page by page; each leads to its delivery. */
export function EmailList({
  results: { by, groups },
  asked,
  figure,
  onClose,
}: {
  results: EmailResults
  asked: ResultsQuestion
  figure: EmailFigure
  onClose: () => void
}) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const { key } = asked
  const group = groups.find((emailGroup) => emailGroup.key === key)
  const name = key === null ? t('results.everything') : groupName(by, group ?? { key, name: '' })
  const title = t('results.emails', {
    figure: t(`results.figure.${figure}`),
    group: name,
  })
  const paged = usePaged<ReportedEmail>('/email-results/emails', {
    ...queryOf(asked, useTenantZone()),
    figure,
    ...(key === null ? {} : { key }),
  })
  return (
    <div className="er-part er-list">
      <div className="er-list-head">
        <h2 ref={head} tabIndex={-1}>
          {title}
        </h2>
        <Button size="s" onClick={onClose}>
          {t('results.close')}
        </Button>
      </div>
      <PagedTable
        paged={paged}
        label={title}
        keyOf={({ id }) => id}
        columns={useColumns()}
        empty={t('results.noEmails')}
      />
    </div>
  )
}

function useColumns(): PagedColumn<ReportedEmail>[] {
  const registry = useRegistry()
  const pathOf = ({ origin, id }: ReportedEmail) => {
    const consoleResource = registry.byEntity(origin === 'campaign' ? 'message' : 'engage-message')
    return consoleResource ? `${consoleResource.resource.path}/${id}/show` : null
  }
  return [
    {
      title: t('results.address'),
      cell: (row) => {
        const [path, words] = [pathOf(row), row.address || t('results.erased')]
        return path ? <Link to={path}>{words}</Link> : words
      },
    },
    {
      title: t('results.message'),
      cell: ({ messageName }) => messageName,
      rank: 'c-p2',
    },
    {
      title: t('results.subject'),
      cell: ({ subject }) => subject,
      rank: 'c-p3',
      wide: true,
    },
    { title: t('results.outcome'), cell: outcomeOf },
    { title: t('results.at'), cell: ({ at }) => <Moment at={at} /> },
  ]
}

/** The outcome, with what the recipient did. */
const outcomeOf = ({ outcome, ...did }: ReportedEmail) =>
  [outcome, ...(['complained', 'replied', 'optedOut'] as const).filter((one) => did[one])]
    .map((one) => t(`results.figure.${one}`))
    .join(', ')
