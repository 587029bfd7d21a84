import type { ImportResult } from '#model/api/outreach.ts'
import { RowFaults } from './row-faults.tsx'
import { tImport as t } from './messages.ts'

/** The counts of a test run that the file's rows add up to. */
export const countsOf = (trial: ImportResult) => ({
  created: trial.created,
  updated: trial.updated,
  unchanged: Math.max(
    0,
    trial.rows - trial.created - trial.updated - trial.duplicates - trial.refused,
  ),
  added: trial.added,
  duplicates: trial.duplicates,
  suppressed: trial.suppressed,
  refused: trial.refused,
})

/**
 * How many people an import takes, by its test run; untested rows of a large file are counted as
 * accepted.
 */
export function peopleIn(trial: ImportResult, rows: number): number {
  const { created, updated, added } = countsOf(trial)
  return Math.max(created + updated, added) + Math.max(0, rows - trial.rows)
}

/** What a test run found, with the rejected rows and their reasons. */
export function TrialOutcome({ trial, rows }: { trial: ImportResult; rows: number }) {
  const counts = countsOf(trial)
  const names = (Object.keys(counts) as (keyof typeof counts)[]).filter((name) => counts[name] > 0)
  return (
    <section className="data-form" aria-label={t('import.test')}>
      <div>
        <p className="med" role="status">
          {names.map((name) => t(`import.n.${name}`, { count: counts[name] })).join(', ')}
        </p>
        <p className="soft s13">
          {trial.rows >= rows ? t('import.tested') : t('import.testedPart', { count: trial.rows })}
        </p>
      </div>
      <RowFaults errors={trial.errors} />
    </section>
  )
}
