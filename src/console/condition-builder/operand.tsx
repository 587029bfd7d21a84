import { useState } from 'react'
import type { Subject } from '#condition/facts.ts'
import { readGeoPoint } from '#condition/geo.ts'
import { rawOperand, type ValueKind } from '#condition/operands.ts'
import type { Operator } from '#condition/operator-table.ts'
import { writeOperand } from '#condition/write-operand.ts'
import { DateField } from './date-field.tsx'
import { SeveralValues, SuggestedText } from './seen-values.tsx'
import { NumberField, Select, TextField, Word } from './small-controls.tsx'
import { tConditions as t } from './messages.ts'
import type { RecordValues } from '#model/schema/record-values.ts'
import { message, say } from '#language'

export interface ComparisonProps {
  subject: Subject
  values: RecordValues
  /** `key` identifies the control, so that undo takes back consecutive letters together. */
  onChange(values: RecordValues, key?: string): void
  isFaulty(parameter: string): boolean
}

interface OperandProps extends ComparisonProps {
  path: string
  kind: ValueKind
  operator: Operator
}

/** Edits the operand of a comparison, with as many values as the operator takes. */
export function Operand({
  subject,
  path,
  kind,
  operator,
  values,
  onChange,
  isFaulty,
}: OperandProps) {
  const raw = rawOperand(values, operator.arity)
  const given = raw?.values ?? []
  const invalid = isFaulty(raw?.slot ?? 'propertyValue') || (!raw && isFaulty('propertyValue'))
  const write = (next: unknown[], key?: string) =>
    onChange(
      writeOperand(
        kind,
        next.filter((one) => one !== null && one !== ''),
        operator.arity,
      ),
      key,
    )
  switch (operator.arity) {
    case 'none':
      return null
    case 'place':
      return <PlaceFields values={values} onChange={onChange} isFaulty={isFaulty} />
    case 'days':
      return (
        <>
          <NumberField
            whole
            min={1}
            label={t('builder.days')}
            value={typeof given[0] === 'number' ? given[0] : 1}
            onChange={(days) =>
              onChange(writeOperand('number', days === null ? [] : [days], 'days'), 'operand')
            }
          />
          <Word>{t('builder.days')}</Word>
        </>
      )
    case 'two':
      return <Range kind={kind} given={given} invalid={invalid} onChange={write} />
    case 'many':
      return (
        <SeveralValues
          from={{ subject, path }}
          kind={kind}
          values={given}
          invalid={invalid}
          onChange={write}
        />
      )
    default:
      if (kind === 'text' && operator.id !== 'matchesRegex')
        return (
          <SuggestedText
            from={{ subject, path }}
            value={given[0] === undefined ? '' : String(given[0])}
            invalid={invalid}
            onChange={(next) => write([next], 'operand')}
          />
        )
      return (
        <Single
          label={t('builder.value')}
          kind={kind}
          value={given[0]}
          invalid={invalid}
          onChange={(next) => write([next], 'operand')}
        />
      )
  }
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** The bounds that a condition can hold: a second one only behind a first. */
const storable = ([from, to]: readonly unknown[]): unknown[] => {
  if (isEmpty(from)) return []
  return isEmpty(to) ? [from] : [from, to]
}

/** Edits the two bounds of a range, of which either may be empty for a while. */
function Range({
  kind,
  given,
  invalid,
  onChange,
}: {
  kind: ValueKind
  given: readonly unknown[]
  invalid: boolean
  onChange(values: unknown[], key: string): void
}) {
  const [bounds, setBounds] = useState(given)
  const known = JSON.stringify(storable(bounds)) === JSON.stringify(given) ? bounds : given
  const bound = (index: 0 | 1, label: string) => (
    <Single
      label={label}
      kind={kind}
      value={known[index] ?? undefined}
      invalid={invalid}
      onChange={(value) => {
        const next = index === 0 ? [value, known[1]] : [known[0], value]
        setBounds(next)
        onChange(storable(next), `operand-${index}`)
      }}
    />
  )
  return (
    <>
      {bound(0, t('builder.from'))}
      <Word>{t('builder.and')}</Word>
      {bound(1, t('builder.to'))}
    </>
  )
}

function yesOrNo(value: unknown) {
  if (value === true || value === 'true') return 'true'
  return value === false || value === 'false' ? 'false' : ''
}

function numberOf(value: unknown) {
  if (typeof value === 'number') return value
  return value === undefined || value === '' || Number.isNaN(Number(value)) ? null : Number(value)
}

/** Edits one value, by its kind. */
function Single({
  label,
  kind,
  value,
  onChange,
  invalid,
}: {
  label: string
  kind: ValueKind
  value: unknown
  onChange(value: unknown): void
  invalid?: boolean
}) {
  switch (kind) {
    case 'boolean':
      return (
        <Select
          label={label}
          invalid={invalid}
          value={yesOrNo(value)}
          options={[
            ...(value === undefined ? [['', t('builder.choose')] as const] : []),
            ['true', t('builder.yes')],
            ['false', t('builder.no')],
          ]}
          onChange={(next) => onChange(next === 'true')}
        />
      )
    case 'number':
      return (
        <NumberField label={label} invalid={invalid} value={numberOf(value)} onChange={onChange} />
      )
    case 'date':
      return (
        <DateField
          label={label}
          invalid={invalid}
          value={value === undefined ? '' : String(value)}
          onChange={onChange}
        />
      )
    default:
      return (
        <TextField
          className="cb-value"
          label={label}
          invalid={invalid}
          value={value === undefined ? '' : String(value)}
          onChange={onChange}
        />
      )
  }
}

const distanceUnits = [
  ['km', 'km'],
  ['m', 'm'],
  ['mi', message('miles')],
  ['nmi', message('nautical miles')],
  ['yd', message('yards')],
  ['ft', message('feet')],
] as const

/** Edits a geographic circle: a distance and its center. */
function PlaceFields({ values, onChange, isFaulty }: Omit<ComparisonProps, 'subject'>) {
  const place = readGeoPoint(values.center)
  const center = (lat: number | null, lon: number | null) =>
    onChange({ center: `${lat ?? 0},${lon ?? 0}` }, 'center')
  return (
    <>
      <NumberField
        min={0}
        label={t('builder.distance')}
        invalid={isFaulty('distance')}
        value={typeof values.distance === 'number' ? values.distance : null}
        onChange={(distance) => onChange({ distance: distance ?? undefined }, 'distance')}
      />
      <Select
        label={t('builder.distanceUnit')}
        value={typeof values.unit === 'string' ? values.unit : 'km'}
        options={distanceUnits.map(([unit, words]) => [unit, say(words)] as const)}
        onChange={(unit) => onChange({ unit })}
      />
      <Word>{t('builder.around')}</Word>
      <NumberField
        label={t('builder.latitude')}
        placeholder={t('builder.latitude')}
        invalid={isFaulty('center')}
        value={place?.latitude ?? null}
        onChange={(lat) => center(lat, place?.longitude ?? null)}
      />
      <NumberField
        label={t('builder.longitude')}
        placeholder={t('builder.longitude')}
        invalid={isFaulty('center')}
        value={place?.longitude ?? null}
        onChange={(lon) => center(place?.latitude ?? null, lon)}
      />
    </>
  )
}
