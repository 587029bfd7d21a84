import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exactMoment } from '#ui/lists/exact-moment.ts'
import { api } from '#client/api.ts'
import {
  reviewChoices,
  type HeldKind,
  type OverdueGroup,
  type OverdueRow,
  type ReviewChoice,
} from '#model/api/answers/outbound-hold.ts'
import { Button } from '#ui/base/button.tsx'
import { numberFormat } from '#language'
import { choiceKey, reviewChoiceLabel, type HoldChoices } from './hold-choices.ts'
import { tHold as t } from './hold-messages.ts'

/** Number of rows that the server returns at once. */
const PAGE = 50
const moment = (at: string) => exactMoment(new Date(at))

interface KindProps {
  kind: HeldKind
  groups: readonly OverdueGroup[]
  choices: HoldChoices
  /** Null for people with read-only access. */
  onChoose: ((choices: HoldChoices) => void) | null
}

/**
 * Overdue work of one kind: per tenant its amount, its age, the choice for it, and the rows behind
 * the count.
 */
export function HoldKind({ kind, groups, choices, onChoose }: KindProps) {
  const [open, setOpen] = useState('')
  const name = t(`hold.kind.${kind}`)
  const choose = (choice: string, tenantId?: string) => {
    const key = choiceKey(kind, tenantId)
    const { [key]: _before, ...others } = choices
    onChoose?.(choice ? { ...others, [key]: choice as ReviewChoice } : others)
  }
  const options = reviewChoices[kind].map((choice) => (
    <option key={choice} value={choice}>
      {reviewChoiceLabel(kind, choice)}
    </option>
  ))
  const several = groups.length > 1
  return (
    <section className="c-hold-kind" aria-label={name}>
      <div className="c-hold-head">
        <h2>{name}</h2>
        <span className="c-soft">
          {t('hold.overdue', { count: groups.reduce((sum, { count }) => sum + count, 0) })}
        </span>
        {onChoose && (
          <select
            className="f-input f-select"
            aria-label={t('hold.choice', { kind: name })}
            value={choices[choiceKey(kind)] ?? reviewChoices[kind][0]}
            onChange={({ target }) => choose(target.value)}
          >
            {options}
          </select>
        )}
      </div>
      <div className="c-scroll-x" tabIndex={0} role="region" aria-label={name}>
        <table className="c-table c-table-open">
          <thead>
            <tr>
              <th scope="col">{t('hold.tenant')}</th>
              <th scope="col" className="c-right">
                {t('hold.count')}
              </th>
              <th scope="col" className="c-p2">
                {t('hold.oldest')}
              </th>
              {several && onChoose && <th scope="col">{t('hold.what')}</th>}
              <th scope="col" className="c-right" aria-label={t('hold.show')} />
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={group.tenantId}>
                <td>{group.tenant}</td>
                <td className="c-right">{numberFormat().format(group.count)}</td>
                <td className="c-p2 c-num">{moment(group.oldestDueAt)}</td>
                {several && onChoose && (
                  <td>
                    <select
                      className="f-input f-select"
                      aria-label={t('hold.choiceOf', { kind: name, tenant: group.tenant })}
                      value={choices[choiceKey(kind, group.tenantId)] ?? ''}
                      onChange={({ target }) => choose(target.value, group.tenantId)}
                    >
                      <option value="">{t('hold.same')}</option>
                      {options}
                    </select>
                  </td>
                )}
                <td className="c-right">
                  <Button
                    size="s"
                    aria-expanded={open === group.tenantId}
                    aria-label={t(open === group.tenantId ? 'hold.hideOf' : 'hold.showOf', {
                      kind: name,
                      tenant: group.tenant,
                    })}
                    onClick={() => setOpen(open === group.tenantId ? '' : group.tenantId)}
                  >
                    {t(open === group.tenantId ? 'hold.hide' : 'hold.show')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {groups.map((group) =>
        open === group.tenantId ? <Rows key={group.tenantId} group={group} name={name} /> : null,
      )}
    </section>
  )
}

/** The rows behind a count, page by page. */
function Rows({
  group: { tenantId, tenant, kind, count },
  name,
}: {
  group: OverdueGroup
  name: string
}) {
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['outbound-hold', 'rows', kind, tenantId],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      api.get<OverdueRow[]>('/outbound-hold/overdue', {
        query: { tenantId, kind, offset: String(pageParam) },
        signal,
      }),
    getNextPageParam: (last, pages) => (last.length === PAGE ? pages.length * PAGE : undefined),
  })
  const label = t('hold.rowsOf', { kind: name, tenant })
  if (error) return <p role="alert">{`${t('hold.rowsFailed')}: ${error.message}`}</p>
  const rows = data?.pages.flat() ?? []
  return (
    <div className="c-hold-rows">
      <h3>{label}</h3>
      <div
        className="c-scroll-x"
        tabIndex={0}
        role="region"
        aria-label={label}
        aria-busy={isFetching}
      >
        <table className="c-table c-table-open">
          <thead>
            <tr>
              <th scope="col">{t('hold.recipient')}</th>
              <th scope="col">{t('hold.subject')}</th>
              <th scope="col">{t('hold.due')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>{row.recipient}</td>
                <td>{row.subject}</td>
                <td className="c-num">{moment(row.dueAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasNextPage && rows.length < count && (
        <Button size="s" busy={isFetching} onClick={() => void fetchNextPage()}>
          {t('hold.more')}
        </Button>
      )}
    </div>
  )
}
