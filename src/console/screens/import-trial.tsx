import type { ImportCounts, ImportTrial } from '#model/api/answers/import-answers.ts'
import { tImport as t } from './import-messages.ts'

const COUNTS = ['created', 'updated', 'deleted', 'unchanged', 'refused', 'partly'] as const

/** The counts of an import in words, without zeros. */
export const countWords = (counts: Partial<ImportCounts>): string =>
  COUNTS.filter((name) => (counts[name] ?? 0) > 0)
    .map((name) => t(`run.${name}`, { count: counts[name]! }))
    .join(', ') || t('run.created', { count: 0 })

/** What a test run found: the counts, and the rejected rows with their reasons. */
export function TrialResult({ trial, total }: { trial: ImportTrial; total: number }) {
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
      {trial.errors.length > 0 && (
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
              {trial.errors.map(({ row, column, value, message }) => (
                <tr key={`${row}/${column}/${message}`}>
                  <td className="c-right c-num">{row}</td>
                  <td className="c-wrap">{column}</td>
                  <td className="c-p2 c-wrap">{value}</td>
                  <td className="c-wrap">{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {trial.hasMoreErrors && (
        <p className="c-soft">{t('run.more', { count: trial.errors.length })}</p>
      )}
    </section>
  )
}
