import { useState } from 'react'
import { DateField } from './date-field.tsx'
import { NumberField, Select, Word } from './small-controls.tsx'
import { tConditions as t } from './messages.ts'
import type { RecordValues } from '#model/schema/record-values.ts'

interface WindowFieldProps {
  values: RecordValues
  onChange(values: RecordValues, key?: string): void
  isFaulty(parameter: string): boolean
}

const PER_DAY = { h: 24, d: 1, w: 1 / 7 } as const
type Unit = keyof typeof PER_DAY
const unitOf = (days: number): Unit => {
  if (days < 1 || !Number.isInteger(days)) return 'h'
  return days % 7 === 0 && days > 7 ? 'w' : 'd'
}
/** Days are stored with more digits than are shown; otherwise an hour would read back as 1.0008. */
const kept = (days: number) => Math.round(days * 1e7) / 1e7
const shownAs = (amount: number) => Math.round(amount * 1e4) / 1e4

type When = 'any' | 'last' | 'since' | 'between' | 'until'
const CLEARED = { numberOfDays: undefined, fromDate: undefined, toDate: undefined }
const START: Record<When, () => RecordValues> = {
  any: () => ({}),
  last: () => ({ numberOfDays: 30 }),
  since: () => ({ fromDate: 'now-30d' }),
  until: () => ({ toDate: 'now-30d' }),
  between: () => ({ fromDate: 'now-60d', toDate: 'now-30d' }),
}

const whenOf = ({ numberOfDays, fromDate, toDate }: RecordValues): When => {
  if (fromDate && toDate) return 'between'
  if (fromDate) return 'since'
  if (typeof numberOfDays === 'number') return 'last'
  return toDate ? 'until' : 'any'
}

/** Edits the time range in which events count. */
export function WindowField({ values, onChange, isFaulty }: WindowFieldProps) {
  const when = whenOf(values)
  const days = typeof values.numberOfDays === 'number' ? values.numberOfDays : 0
  const [unit, setUnit] = useState<Unit>(unitOf(days))
  const date = (id: 'fromDate' | 'toDate', label: string) => (
    <DateField
      label={label}
      value={String(values[id] ?? '')}
      invalid={isFaulty(id)}
      onChange={(next) => onChange({ [id]: next }, id)}
    />
  )
  return (
    <span className="cb-window">
      <Select
        label={t('builder.when')}
        value={when}
        options={[
          ['any', t('builder.whenAny')],
          ['last', t('builder.whenLast')],
          ['since', t('builder.whenSince')],
          ['between', t('builder.whenBetween')],
          ['until', t('builder.whenUntil')],
        ]}
        onChange={(next) => onChange({ ...CLEARED, ...START[next as When]() })}
      />
      {when === 'last' ? (
        <>
          <NumberField
            label={t('builder.whenLast')}
            invalid={isFaulty('numberOfDays')}
            value={shownAs(days * PER_DAY[unit])}
            onChange={(amount) =>
              amount !== null &&
              onChange({ numberOfDays: kept(amount / PER_DAY[unit]) }, 'numberOfDays')
            }
          />
          <Select
            label={t('builder.dateUnit')}
            value={unit}
            options={(['h', 'd', 'w'] as const).map(
              (one) => [one, t(`builder.unit.${one}`)] as const,
            )}
            onChange={(next) => {
              const amount = days * PER_DAY[unit]
              setUnit(next as Unit)
              onChange({ numberOfDays: kept(amount / PER_DAY[next as Unit]) })
            }}
          />
        </>
      ) : null}
      {when === 'since' || when === 'between' ? date('fromDate', t('builder.from')) : null}
      {when === 'between' ? <Word>{t('builder.and')}</Word> : null}
      {when === 'until' || when === 'between' ? date('toDate', t('builder.to')) : null}
    </span>
  )
}

type Often = 'atLeast' | 'atMost' | 'exactly' | 'between'
const count = (value: unknown): number | null => (typeof value === 'number' ? value : null)

function oftenOf(min: number | null, max: number | null): Often {
  if (max === null) return 'atLeast'
  if (min === null) return 'atMost'
  return min === max ? 'exactly' : 'between'
}

/** Edits how often an event must have occurred. */
export function TimesField({ values, onChange, isFaulty }: WindowFieldProps) {
  const min = count(values.minimumEventCount)
  const max = count(values.maximumEventCount)
  const often = oftenOf(min, max)
  const [chosen, setChosen] = useState<Often>(often)
  // Between 2 and 2 is unfinished typing, not "exactly".
  const shown = often === 'exactly' && chosen === 'between' ? chosen : often
  const set = (next: Often) => {
    setChosen(next)
    const n = min ?? max ?? 1
    onChange(
      {
        atLeast: { minimumEventCount: n, maximumEventCount: undefined },
        atMost: { minimumEventCount: undefined, maximumEventCount: max ?? n },
        exactly: { minimumEventCount: n, maximumEventCount: n },
        between: { minimumEventCount: n, maximumEventCount: max ?? n + 1 },
      }[next],
    )
  }
  const field = (label: string, value: number, write: (n: number) => RecordValues, key: string) => (
    <NumberField
      whole
      min={0}
      label={label}
      value={value}
      invalid={isFaulty(key)}
      onChange={(n) => n !== null && onChange(write(n), key)}
    />
  )
  return (
    <span className="cb-window">
      <Select
        label={t('builder.howOften')}
        value={shown}
        options={[
          ['atLeast', t('builder.atLeast')],
          ['atMost', t('builder.atMost')],
          ['exactly', t('builder.exactly')],
          ['between', t('builder.betweenTimes')],
        ]}
        onChange={(next) => set(next as Often)}
      />
      {shown === 'atMost'
        ? null
        : field(
            t('builder.least'),
            min ?? 1,
            (n) =>
              shown === 'exactly'
                ? { minimumEventCount: n, maximumEventCount: n }
                : { minimumEventCount: n },
            'minimumEventCount',
          )}
      {shown === 'between' ? <Word>{t('builder.and')}</Word> : null}
      {shown === 'atMost' || shown === 'between'
        ? field(t('builder.most'), max ?? 1, (n) => ({ maximumEventCount: n }), 'maximumEventCount')
        : null}
      <Word>{t('builder.times')}</Word>
    </span>
  )
}
