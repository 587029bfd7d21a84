import type { ImportResult } from '#model/api/outreach.ts'
import { tImport as t } from './messages.ts'

/** Rows with a problem: the value and the reason. Takes no space without one. */
export function RowFaults({ errors }: Pick<ImportResult, 'errors'>) {
  if (errors.length === 0) return null
  return (
    <div className="import-map" tabIndex={0} role="region" aria-label={t('import.errors')}>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col" className="r">
              {t('import.row')}
            </th>
            <th scope="col">{t('import.value')}</th>
            <th scope="col">{t('import.problem')}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map((fault, index) => (
            <tr key={index}>
              <td className="r">{fault.row}</td>
              <td className="clip import-column">{fault.value}</td>
              <td className="wrap">{fault.message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
