import type { ImportCounts, ImportTrial } from '#model/api/answers/import-answers.ts'
import { tImport as t } from './import-messages.ts'

const SHOWN_ERRORS = 50
const COUNTS = ['created', 'updated', 'deleted', 'unchanged', 'refused', 'partly'] as const

/** The counts of an import in words, without zeros. */
export const countWords = (counts: Partial<ImportCounts>): string =>
  COUNTS.filter((name) => (counts[name] ?? 0) > 0)
    .map((name) => t(`run.${name}`, { count: counts[name]! }))
    .join(', ') || t('run.created', { count: 0 })

/** What a test run found: the counts, and the rejected rows with their reasons. */
export function TrialResult({ trial, total }: { trial: ImportTrial; total: number }) {
  const shown = trial.errors.slice(0, SHOWN_ERRORS)
  return (
    <section className="c-plan" aria-label={t('run.result')}>
      <p role="status" className="c-medium">
        {countWords(trial)}
      </p>
      <p className="c-soft">
        {trial.whole
          ? t('run.whole', { count: total })
          : t('run.part', { done: trial.done, count: total })}
      </p>
      {shown.length > 0 && (
        <div className="c-scroll-x" tabIndex={0} role="region" aria-label={t('run.rejected')}>
          <table className="c-table c-table-open">
            <caption className="c-sr">{t('run.rejected')}</caption>
            <thead>
              <tr>
                <th scope="col" className="c-right">
                  {t('run.row')}
                </th>
                <th scope="col">{t('map.column')}</th>
                <th scope="col" className="c-p2">
                  {t('run.value')}
                </th>
                <th scope="col">{t('run.reason')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((one) => (
                <tr key={`${one.row}/${one.column}/${one.message}`}>
                  <td className="c-right c-num">{one.row}</td>
                  <td className="c-wrap">{one.column}</td>
                  <td className="c-p2 c-wrap">{one.value}</td>
                  <td className="c-wrap">{one.message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {trial.errors.length >= SHOWN_ERRORS && (
        <p className="c-soft">{t('run.more', { count: SHOWN_ERRORS })}</p>
      )}
    </section>
  )
}
