import { useState } from 'react'
import { customName } from '#model/schema/custom-name.ts'
import type { ImportPreview, ImportResult } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { TextField } from '#ui/base/field.tsx'
import { SelectField, type SelectOption } from '#ui/lists/select-field.tsx'
import { FormFault } from '../page-parts/form-fault.tsx'
import { tContacts } from '../page-parts/contact-messages.ts'
import { CountryQuestions, LayoutChoices, type ImportLayout } from './import-layout.tsx'
import { peopleIn, TrialOutcome } from './trial-outcome.tsx'
import { tImport as t } from './messages.ts'

export interface ImportChoices {
  mapping: Record<string, string>
  existing: 'update' | 'skip'
  source: string
  /** Codes of countries for texts that were not understood. */
  countries: Record<string, string>
}

const SHOWN_SAMPLES = 3
/** Fields that several columns may fill. */
const SHARED: readonly string[] = ['otherEmail', 'optOut', 'optIn', 'emailStatus']

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
  tags: t('import.tags'),
  fullName: t('import.fullName'),
  fullNameLastFirst: t('import.fullNameLastFirst'),
  lastNamePrefix: t('import.lastNamePrefix'),
  secondLastName: t('import.secondLastName'),
  otherEmail: t('import.otherEmail'),
  optOut: t('import.optOut'),
  optIn: t('import.optIn'),
  emailStatus: t('import.emailStatus'),
})

/** Maps each column to a field, with its name and an example. */
export function ImportMapping({
  file,
  json,
  preview,
  busy,
  testing,
  trial,
  onBack,
  onLayout,
  onTest,
  onStart,
}: {
  /** File name, recorded as the people's source. */
  file: string
  json: boolean
  preview: ImportPreview
  busy: boolean
  testing: boolean
  /** The last test run, with what it tested. */
  trial: { of: ImportChoices; found: ImportResult } | null
  onBack: () => void
  /** Reads the file otherwise. */
  onLayout: (layout: ImportLayout) => void
  onTest: (choices: ImportChoices) => void
  onStart: (choices: ImportChoices) => void
}) {
  const [countries, setCountries] = useState<Record<string, string>>({})
  const [mapping, setMapping] = useState(preview.mapping)
  const [existing, setExisting] = useState<'update' | 'skip'>('update')
  const [source, setSource] = useState(file)
  const hasEmail = preview.columns.some((column) => mapping[column] === 'email')
  const choices = { mapping, existing, source, countries }
  const twice = preview.columns
    .map((column) => mapping[column] ?? '')
    .find((field, at, all) => field !== '' && !SHARED.includes(field) && all.indexOf(field) !== at)
  const tested = trial && JSON.stringify(trial.of) === JSON.stringify(choices) ? trial.found : null
  return (
    <div className="data-form">
      <div>
        <p className="med">{t('import.found', { count: preview.rows, file })}</p>
        <p className="soft s13">
          {json ? t('import.json') : preview.encoding}
          {'. '}
          {t('import.matched')}
        </p>
      </div>
      <LayoutChoices preview={preview} json={json} onChange={onLayout} />
      <Problems of={preview.problems} />
      <ColumnTable preview={preview} mapping={mapping} onChange={setMapping} />
      <CountryQuestions
        texts={preview.unknownCountries}
        chosen={countries}
        onChange={setCountries}
      />
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
      <FormFault>
        {twice
          ? t('import.twice', { name: fields()[twice as keyof ReturnType<typeof fields>] ?? twice })
          : null}
      </FormFault>
      {tested ? <TrialOutcome trial={tested} rows={preview.rows} /> : null}
      <div className="import-row-buttons">
        <Button onClick={onBack}>{t('import.back')}</Button>
        <Acts
          rows={preview.rows}
          tested={tested}
          stale={trial !== null}
          ready={hasEmail && twice === undefined && preview.rows > 0}
          busy={busy}
          testing={testing}
          onTest={() => onTest(choices)}
          onStart={() => onStart(choices)}
        />
      </div>
    </div>
  )
}

function Problems({ of: problems }: { of: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <ul className="data-note data-note-caution import-problems">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  )
}

/** The test run, then the import of as many people as it found. */
function Acts({
  rows,
  tested,
  stale,
  ready,
  busy,
  testing,
  onTest,
  onStart,
}: {
  rows: number
  tested: ImportResult | null
  stale: boolean
  ready: boolean
  busy: boolean
  testing: boolean
  onTest: () => void
  onStart: () => void
}) {
  const people = tested ? peopleIn(tested, rows) : 0
  return (
    <>
      <Button
        variant={tested ? 'default' : 'primary'}
        busy={testing}
        disabled={!ready}
        onClick={onTest}
      >
        {t('import.test')}
      </Button>
      {tested ? (
        <Button variant="primary" busy={busy} disabled={people === 0} onClick={onStart}>
          {people === 0
            ? t('import.nothing')
            : t(tested.rows >= rows ? 'import.start' : 'import.startUpTo', {
                count: people,
              })}
        </Button>
      ) : (
        <span className="soft s13">{t(stale ? 'import.stale' : 'import.testFirst')}</span>
      )}
    </>
  )
}

/** Each column with its first values and the field that it fills. */
function ColumnTable({
  preview,
  mapping,
  onChange: setMapping,
}: {
  preview: ImportPreview
  mapping: Record<string, string>
  onChange: (mapping: Record<string, string>) => void
}) {
  return (
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
                {preview.sample
                  .map((row) => row[index])
                  .filter(Boolean)
                  .slice(0, SHOWN_SAMPLES)
                  .join(' · ')}
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
