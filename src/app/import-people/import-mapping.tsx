import { useState } from 'react'
import { customName } from '#model/custom-name.ts'
import type { ImportPreview } from '#model/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { TextField } from '#ui/base/field.tsx'
import { SelectField, type SelectOption } from '#ui/lists/select-field.tsx'
import { tContacts } from '../page-parts/contact-messages.ts'
import { tImport as t } from './messages.ts'

export interface ImportChoices {
  mapping: Record<string, string>
  existing: 'update' | 'skip'
  source: string
}

const fields = () => ({
  email: tContacts('contacts.email'),
  firstName: tContacts('contacts.firstName'),
  lastName: tContacts('contacts.lastName'),
  title: tContacts('contacts.role'),
  phone: tContacts('contacts.phone'),
  company: tContacts('contacts.company'),
  companyDomain: tContacts('contacts.companyDomain'),
  industry: tContacts('contacts.industry'),
  companySize: tContacts('contacts.companySize'),
  department: t('import.department'),
  seniority: t('import.seniority'),
  city: tContacts('contacts.city'),
  country: tContacts('contacts.country'),
  timeZone: tContacts('contacts.timeZone'),
  language: tContacts('contacts.language'),
  linkedinUrl: t('import.linkedinUrl'),
  lawfulBasis: tContacts('contacts.basis'),
  source: tContacts('contacts.source'),
})

/** Maps each column to a field, with its name and an example. */
export function ImportMapping({
  file,
  preview,
  busy,
  onBack,
  onStart,
}: {
  /** File name, recorded as the people's source. */ file: string
  preview: ImportPreview
  busy: boolean
  onBack: () => void
  onStart: (choices: ImportChoices) => void
}) {
  const [mapping, setMapping] = useState(preview.mapping)
  const [existing, setExisting] = useState<'update' | 'skip'>('update')
  const [source, setSource] = useState(file)
  const hasEmail = preview.columns.some((column) => mapping[column] === 'email')
  const problems = preview.problems.filter((problem) => hasEmail || !problem.includes('e-mail'))
  return (
    <div className="data-form">
      <p className="med">{t('import.found', { count: preview.rows, file })}</p>
      {problems.length > 0 ? (
        <ul className="data-note data-note-caution import-problems">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : null}
      <div className="import-map" tabIndex={0} role="region" aria-label={t('import.into')}>
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{t('import.column')}</th>
              <th scope="col" className="p2">
                {t('import.example')}
              </th>
              <th scope="col">{t('import.into')}</th>
            </tr>
          </thead>
          <tbody>
            {preview.columns.map((column, index) => (
              <tr key={`${column}-${index}`}>
                <th scope="row" className="clip import-column">
                  {column}
                </th>
                <td className="soft clip import-column p2">
                  {preview.sample.map((row) => row[index]).find(Boolean)}
                </td>
                <td>
                  <select
                    className="field field-s"
                    aria-label={`${t('import.into')}: ${column}`}
                    value={mapping[column] ?? ''}
                    onChange={(event) => setMapping({ ...mapping, [column]: event.target.value })}
                  >
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
        <SelectField
          label={t('import.existing')}
          value={existing}
          onChange={(event) => setExisting(event.target.value as 'update' | 'skip')}
          choices={(['update', 'skip'] as const).map((value) => ({
            value,
            label: t(`import.${value}`),
          }))}
        />
        <TextField
          label={t('import.source')}
          help={t('import.sourceHelp')}
          value={source}
          maxLength={200}
          onChange={(event) => setSource(event.target.value)}
        />
      </div>
      {hasEmail ? null : <p className="data-fault">{t('import.needEmail')}</p>}
      <div className="import-row-buttons">
        <Button onClick={onBack}>{t('import.back')}</Button>
        <Button
          variant="primary"
          busy={busy}
          disabled={!hasEmail || preview.rows === 0}
          onClick={() => onStart({ mapping, existing, source })}
        >
          {t('import.start', { count: preview.rows })}
        </Button>
      </div>
    </div>
  )
}

/** All fields, a custom one with the column's name, and the current choice if it is neither. */
function choicesFor(column: string, chosen: string | undefined): SelectOption[] {
  const known = fields()
  const custom = [
    ...new Set([
      `custom.${customName(column) || 'value'}`,
      ...(chosen?.startsWith('custom.') ? [chosen] : []),
    ]),
  ]
  const more =
    chosen && !chosen.startsWith('custom.') && !(chosen in known)
      ? [{ value: chosen, label: chosen }]
      : []
  return [
    { value: '', label: t('import.leave') },
    ...Object.entries(known).map(([value, label]) => ({ value, label })),
    ...more,
    ...custom.map((value) => ({ value, label: t('import.custom', { name: value.slice(7) }) })),
  ]
}
