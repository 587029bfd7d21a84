import { useState } from 'react'
import type { ImportPreview } from '#model/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { TextField } from '#ui/base/field.tsx'
import { SelectField, type Choice } from '#ui/lists/select-field.tsx'
import { tContacts as t } from './words.ts'

export interface ImportChoices {
  mapping: Record<string, string>
  existing: 'update' | 'skip'
  source: string
}

const FIELDS = {
  email: 'contacts.email', firstName: 'contacts.firstName', lastName: 'contacts.lastName', title: 'contacts.role', phone: 'contacts.phone', company: 'contacts.company', companyDomain: 'contacts.companyDomain',
  industry: 'contacts.industry', companySize: 'contacts.companySize', city: 'contacts.city', country: 'contacts.country', timeZone: 'contacts.timeZone', language: 'contacts.language', lawfulBasis: 'contacts.basis', source: 'contacts.source',
} as const

/** Column by column: its name, an example, and the field it goes into. */
export function ImportMapping({ file, preview, busy, onBack, onStart }: { file: string; preview: ImportPreview; busy: boolean; onBack: () => void; onStart: (choices: ImportChoices) => void }) {
  const [mapping, setMapping] = useState(preview.mapping)
  const [existing, setExisting] = useState<'update' | 'skip'>('update')
  const [source, setSource] = useState(file)
  const hasEmail = preview.columns.some((column) => mapping[column] === 'email')
  const problems = preview.problems.filter((problem) => hasEmail || !problem.includes('e-mail'))
  return (
    <div className="data-form">
      <p className="med">{t('import.found', { count: preview.rows, file })}</p>
      {problems.length > 0 ? (
        <ul className="data-note data-note-caution contact-problems">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : null}
      <div className="contact-map" tabIndex={0} role="region" aria-label={t('import.into')}>
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{t('import.column')}</th>
              <th scope="col" className="p2">{t('import.example')}</th>
              <th scope="col">{t('import.into')}</th>
            </tr>
          </thead>
          <tbody>
            {preview.columns.map((column, index) => (
              <tr key={`${column}-${index}`}>
                <th scope="row" className="clip contact-column">{column}</th>
                <td className="soft clip contact-column p2">{preview.sample.map((row) => row[index]).find(Boolean)}</td>
                <td>
                  <select className="field field-s" aria-label={`${t('import.into')}: ${column}`} value={mapping[column] ?? ''} onChange={(event) => setMapping({ ...mapping, [column]: event.target.value })}>
                    {choicesFor(column, mapping[column]).map((choice) => (
                      <option key={choice.value} value={choice.value}>
                        {choice.label}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="data-form-row">
        <SelectField label={t('import.existing')} value={existing} onChange={(event) => setExisting(event.target.value as 'update' | 'skip')} choices={(['update', 'skip'] as const).map((value) => ({ value, label: t(`import.${value}`) }))} />
        <TextField label={t('import.source')} help={t('import.sourceHelp')} value={source} maxLength={200} onChange={(event) => setSource(event.target.value)} />
      </div>
      {hasEmail ? null : <p className="data-fault">{t('import.needEmail')}</p>}
      <div className="contact-row-buttons">
        <Button onClick={onBack}>{t('import.back')}</Button>
        <Button variant="primary" busy={busy} disabled={!hasEmail || preview.rows === 0} onClick={() => onStart({ mapping, existing, source })}>
          {t('import.start', { count: preview.rows })}
        </Button>
      </div>
    </div>
  )
}

/** Every field, the column's own name as a custom one, and what is chosen now even when it is neither. */
function choicesFor(column: string, chosen: string | undefined): Choice[] {
  const own = `custom.${column.trim().replace(/[^\p{L}\p{N}]+/gu, '_').slice(0, 40)}`
  const custom = [...new Set([own, ...(chosen?.startsWith('custom.') ? [chosen] : [])])]
  const more = chosen && !chosen.startsWith('custom.') && !(chosen in FIELDS) ? [{ value: chosen, label: chosen }] : []
  return [
    { value: '', label: t('import.leave') },
    ...Object.entries(FIELDS).map(([value, key]) => ({ value, label: t(key) })),
    ...more,
    ...custom.map((value) => ({ value, label: t('import.custom', { name: value.slice(7) }) })),
  ]
}
