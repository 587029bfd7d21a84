import {
  emailFigures,
  emailOrigins,
  type EmailCounts,
  type EmailFigure,
  type EmailGroup,
  type EmailGrouping,
  type EmailResults,
} from '#model/api/answers/email-results.ts'
import { inSentence } from '#language'
import { formatNumber, formatPlainDay } from '#ui/lists/format.ts'
import { FigureButton, shareOf } from './figure-row.tsx'
import { tResults as t } from './messages.ts'

/** The name of a group as people read it. */
export function groupName(by: EmailGrouping, { key, name }: Pick<EmailGroup, 'key' | 'name'>) {
  if (by === 'day' || by === 'week') return formatPlainDay(key, { weekday: by === 'day' })
  const origin = by === 'origin' && emailOrigins.find((emailOrigin) => emailOrigin === key)
  if (origin) return t(`results.origin.${origin}`)
  return name || key || t('results.nothing')
}

/** The groups with their figures and rates; each figure opens its emails. */
export function GroupTable({
  results: { by, groups, others },
  onOpen,
}: {
  results: EmailResults
  onOpen: (figure: EmailFigure, key: string) => void
}) {
  const title = t('results.groups', {
    group: inSentence(t(`results.by.${by}`)),
  })
  return (
    <div className="er-part">
      <h2>{title}</h2>
      <div className="c-scroll-x" tabIndex={0} role="region" aria-label={title}>
        <table className="c-table c-table-open">
          <thead>
            <tr>
              <th scope="col">{t(`results.by.${by}`)}</th>
              {emailFigures.map((figure) => (
                <th key={figure} scope="col" className="c-right">
                  {t(`results.figure.${figure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <Row
                key={group.key}
                name={groupName(by, group)}
                counts={group}
                onOpen={(figure) => onOpen(figure, group.key)}
              />
            ))}
            {others.groups > 0 && (
              <Row name={t('results.others', { count: others.groups })} counts={others} />
            )}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function Row({
  name,
  counts,
  onOpen,
}: {
  name: string
  counts: EmailCounts
  /** Absent for a sum of several groups. */
  onOpen?: (figure: EmailFigure) => void
}) {
  return (
    <tr>
      <th scope="row" className="er-name">
        {name}
      </th>
      {emailFigures.map((figure) => (
        <td key={figure} className="c-num c-right">
          {onOpen ? (
            <FigureButton
              figure={figure}
              group={name}
              count={counts[figure]}
              onOpen={() => onOpen(figure)}
            />
          ) : (
            formatNumber(counts[figure])
          )}
          {figure !== 'attempted' && counts[figure] > 0 && (
            <span className="er-share">{shareOf(figure, counts)}</span>
          )}
        </td>
      ))}
    </tr>
  )
}
