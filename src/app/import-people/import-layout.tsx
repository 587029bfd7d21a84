import { useState } from 'react'
import type { ImportPreview } from '#model/api/outreach.ts'
import { TextField } from '#ui/base/field.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import { codeOfCountry, countryName } from '../page-parts/countries.ts'
import { tImport as t } from './messages.ts'

export const separators = ['comma', 'semicolon', 'tab', 'pipe'] as const
export type Separator = (typeof separators)[number]

const SIGNS: Record<string, Separator> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'pipe',
}

/** How the file is read, where a person chose it. */
export interface ImportLayout {
  headerRow?: number
  separator?: Separator
}

const MAX_HEADER_ROW = 10

/** The layout that was found in the file, in sentences, and the choices to read it otherwise. */
export function LayoutChoices({
  preview,
  json,
  onChange,
}: {
  preview: ImportPreview
  json: boolean
  onChange: (layout: ImportLayout) => void
}) {
  const separator = SIGNS[preview.delimiter] ?? 'comma'
  const { headerRow } = preview
  const rows = [...Array(Math.max(MAX_HEADER_ROW, headerRow) + 1).keys()]
  return (
    <>
      {preview.understood.length > 0 ? (
        <ul className="data-note import-problems">
          {preview.understood.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
      {json ? null : (
        <div className="data-form-row">
          <SelectField
            label={t('import.headerRow')}
            value={String(headerRow)}
            onChange={(event) => onChange({ headerRow: Number(event.target.value), separator })}
            choices={rows.map((row) => ({
              value: String(row),
              label: row === 0 ? t('import.noHeader') : t('import.inRow', { row }),
            }))}
          />
          <SelectField
            label={t('import.separator')}
            value={separator}
            onChange={(event) => onChange({ separator: event.target.value as Separator })}
            choices={separators.map((value) => ({ value, label: t(`import.separator.${value}`) }))}
          />
        </div>
      )}
    </>
  )
}

/** Asks for the countries that were not understood. */
export function CountryQuestions({
  texts,
  chosen,
  onChange,
}: {
  texts: ImportPreview['unknownCountries']
  /** Codes by the text in the file. */
  chosen: Readonly<Record<string, string>>
  onChange: (chosen: Record<string, string>) => void
}) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  if (texts.length === 0) return null
  return (
    <fieldset className="data-form">
      <legend className="med">{t('import.countries')}</legend>
      <p className="soft s13">{t('import.countriesHelp')}</p>
      {texts.map(({ text, rows }) => {
        const given = typed[text] ?? ''
        const code = chosen[text]
        return (
          <TextField
            key={text}
            label={t('import.countryOf', { text, count: rows })}
            value={given}
            maxLength={60}
            help={code ? countryName(code) : undefined}
            error={given.trim() !== '' && !code ? t('import.notCountry') : undefined}
            onChange={(event) => {
              const { value } = event.target
              setTyped({ ...typed, [text]: value })
              const { [text]: _, ...others } = chosen
              const found = codeOfCountry(value.trim())
              onChange(found ? { ...others, [text]: found } : others)
            }}
          />
        )
      })}
    </fieldset>
  )
}
