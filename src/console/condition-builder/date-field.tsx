import { productNow } from '#ui/base/product-clock.ts'
import { useState } from 'react'
import { readDate } from '#condition/date-math.ts'
import { relativeOf, relativeText, type Relative } from '#condition/write-operand.ts'
import { dateFormat } from '#language'
import { dayIn, ownZone } from '#model/lib/time-zone.ts'
import { NumberField, Select, TextField, Word } from './small-controls.tsx'
import { tConditions as t } from './messages.ts'

type DateKind = 'day' | 'relative' | 'expression'
const DATE_ONLY = /^\d{4}-\d\d-\d\d$/
const units = ['m', 'h', 'd', 'w', 'M', 'y'] as const
const START: Record<DateKind, () => string> = {
  day: () => dayIn(ownZone(), productNow().getTime()),
  relative: () => 'now-7d',
  expression: () => 'now/d',
}

const kindOf = (value: string): DateKind => {
  if (value === '' || DATE_ONLY.test(value)) return 'day'
  return relativeOf(value) ? 'relative' : 'expression'
}

/** Edits a date: a fixed day, an offset from now, or date math. */
export function DateField({
  label,
  value,
  onChange,
  invalid,
}: {
  label: string
  value: string
  onChange(value: string): void
  invalid?: boolean
}) {
  const [chosen, setChosen] = useState<DateKind | null>(null)
  // Keeps the expression mode while the typed expression also parses as a simpler kind.
  const kind = chosen === 'expression' ? chosen : kindOf(value)
  return (
    <span className="cb-date">
      <Select
        label={`${label}: ${t('builder.dateKind')}`}
        value={kind}
        options={[
          ['day', t('builder.dateDay')],
          ['relative', t('builder.dateRelative')],
          ['expression', t('builder.dateExpression')],
        ]}
        onChange={(next) => {
          setChosen(next as DateKind)
          if (next !== 'expression') onChange(START[next as DateKind]())
        }}
      />
      {kind === 'day' ? (
        <TextField
          type="date"
          label={label}
          value={value}
          onChange={onChange}
          invalid={invalid}
          className="cb-day"
        />
      ) : null}
      {kind === 'relative' ? (
        <RelativeField
          label={label}
          value={relativeOf(value)!}
          onChange={(next) => onChange(relativeText(next))}
        />
      ) : null}
      {kind === 'expression' ? (
        <Expression label={label} value={value} onChange={onChange} invalid={invalid} />
      ) : null}
    </span>
  )
}

function RelativeField({
  label,
  value,
  onChange,
}: {
  label: string
  value: Relative
  onChange(value: Relative): void
}) {
  return (
    <>
      <NumberField
        whole
        min={0}
        label={`${label}: ${t('builder.dateAmount')}`}
        value={value.amount}
        onChange={(amount) => amount !== null && onChange({ ...value, amount })}
      />
      <Select
        label={`${label}: ${t('builder.dateUnit')}`}
        value={value.unit}
        options={units.map((unit) => [unit, t(`builder.unit.${unit}`)] as const)}
        onChange={(unit) => onChange({ ...value, unit: unit as Relative['unit'] })}
      />
      <Select
        label={`${label}: ${t('builder.dateDirection')}`}
        value={value.direction}
        options={[
          ['ago', t('builder.dateAgo')],
          ['ahead', t('builder.dateAhead')],
        ]}
        onChange={(direction) =>
          onChange({ ...value, direction: direction as Relative['direction'] })
        }
      />
    </>
  )
}

const shown = (at: number) => dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(at)

function Expression({
  label,
  value,
  onChange,
  invalid,
}: {
  label: string
  value: string
  onChange(value: string): void
  invalid?: boolean
}) {
  const at = readDate(value, { now: productNow().getTime(), zone: ownZone() })
  return (
    <>
      <TextField
        label={label}
        value={value}
        onChange={onChange}
        invalid={invalid || at === null}
        className="cb-expression"
        placeholder="now-1M/M"
      />
      <Word>
        {at === null ? t('builder.dateUnreadable') : t('builder.dateReads', { date: shown(at) })}
      </Word>
    </>
  )
}
