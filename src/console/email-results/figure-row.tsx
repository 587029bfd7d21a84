import { emailFigures, emailRates, type EmailCounts } from '#model/api/answers/email-results.ts'
import type { EmailFigure } from '#model/api/answers/email-results.ts'
import { formatNumber, formatShare } from '#ui/lists/format.ts'
import { tResults as t } from './messages.ts'

/**
 * A rate of the report as text; a dash where nothing could be counted.
 * @param figure any figure but the attempted emails, which all rates are shares of
 */
export function shareOf(figure: Exclude<EmailFigure, 'attempted'>, counts: EmailCounts): string {
  const { part, whole } = emailRates[figure]
  return counts[whole] === 0 ? '–' : formatShare(counts[part] / counts[whole])
}

/** Where a rate's whole is named. */
function about(figure: EmailFigure, total: EmailCounts): string {
  if (figure === 'attempted') return t('results.help.attempted')
  const share = shareOf(figure, total)
  return emailRates[figure].whole === 'attempted'
    ? t('results.ofAttempted', { share })
    : t('results.ofDelivered', { share })
}

/** The figures of the whole period; each opens its emails. */
export function FigureRow({
  total,
  onOpen,
}: {
  total: EmailCounts
  onOpen: (figure: EmailFigure) => void
}) {
  return (
    <dl className="figs er-figs">
      {emailFigures.map((figure) => (
        <div className="fig" key={figure}>
          <dt>{t(`results.figure.${figure}`)}</dt>
          <dd className="v">
            <FigureButton
              figure={figure}
              group={t('results.everything')}
              count={total[figure]}
              onOpen={() => onOpen(figure)}
            />
          </dd>
          <dd className="c er-about">{about(figure, total)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A figure that opens its emails; none has nothing to open. */
export function FigureButton({
  figure,
  group,
  count,
  onOpen,
}: {
  figure: EmailFigure
  group: string
  count: number
  onOpen: () => void
}) {
  if (count === 0) return <>0</>
  return (
    <button
      type="button"
      className="er-open"
      aria-label={t('results.show', {
        figure: t(`results.figure.${figure}`),
        group,
        count: formatNumber(count),
      })}
      onClick={onOpen}
    >
      {formatNumber(count)}
    </button>
  )
}
