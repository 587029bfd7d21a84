import Autocomplete from '@mui/material/Autocomplete'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Subject } from '#condition/facts.ts'
import { readPlace } from '#condition/geo.ts'
import { rawOperand, type Arity, type ValueKind } from '#condition/operands.ts'
import { operatorOf, operators, type Operator } from '#condition/operators.ts'
import { writeOperand } from '#condition/write-operand.ts'
import { operatorWords } from '#catalog/conditions/property-definition.ts'
import { DateField } from './date-field.tsx'
import { useSettled } from './picker.tsx'
import { PropertyPicker } from './pickers.tsx'
import type { Property } from './property-kinds.ts'
import { NumberField, Select, TextField, Word } from './small-controls.tsx'
import { useSources } from './sources.ts'
import { useTools } from './tools.ts'
import { b } from './words.ts'

type Values = Record<string, unknown>
interface ComparisonProps {
  subject: Subject
  values: Values
  /** `key` names what is typed in, so that letters are taken back together. */
  onChange(values: Values, key?: string): void
  isFaulty(parameter: string): boolean
}

const forLists = new Set(['all', 'hasSomeOf', 'hasNoneOf'])

/** The comparisons that make sense of a property. */
export function operatorsFor(
  property: Pick<Property, 'kind' | 'multivalued' | 'place'> | null,
): readonly Operator[] {
  return operators.filter(({ id, kinds }) => {
    if (id === 'distance') return property?.place === true || property?.kind === null || !property
    if (forLists.has(id) && property && property.kind !== null && !property.multivalued)
      return false
    return (
      kinds.length === 0 || !property || property.kind === null || kinds.includes(property.kind)
    )
  })
}

const guessed = (operator: Operator | null, values: Values): ValueKind => {
  const raw = rawOperand(values, operator?.arity ?? 'one')
  if (raw?.kind) return raw.kind
  const first = raw?.values[0]
  if (typeof first === 'number') return 'number'
  if (typeof first === 'boolean') return 'boolean'
  return operator?.kinds.length === 1 ? operator.kinds[0]! : 'text'
}

/** The operand is kept where the next comparison can use it. */
function withOperator(values: Values, next: Operator, kind: ValueKind | null): Values {
  const raw = rawOperand(values, next.arity)
  const to = next.kinds.length === 1 ? next.kinds[0]! : (kind ?? guessed(next, values))
  const kept = (raw?.values ?? []).filter((one) =>
    to === 'number'
      ? typeof one === 'number'
      : to === 'boolean'
        ? typeof one === 'boolean'
        : typeof one === 'string',
  )
  const days = next.arity === 'days' ? [typeof kept[0] === 'number' ? kept[0] : 7] : kept
  const place =
    next.arity === 'place' ? {} : { center: undefined, distance: undefined, unit: undefined }
  return { comparisonOperator: next.id, ...writeOperand(to, days, next.arity), ...place }
}

export function Comparison({ subject, values, onChange, isFaulty }: ComparisonProps) {
  const { propertyOf } = useTools()
  const path = typeof values.propertyName === 'string' ? values.propertyName : ''
  const property = path === '' ? null : propertyOf(subject, path)
  const operator = operatorOf(values.comparisonOperator)
  const offered = operatorsFor(property)
  const kind = property?.kind ?? guessed(operator, values)
  const listed = operator && !offered.includes(operator) ? [operator, ...offered] : offered
  return (
    <>
      <PropertyPicker
        subject={subject}
        path={path}
        label={b('builder.property')}
        invalid={isFaulty('propertyName')}
        onPick={(next) => {
          const fits =
            operator && operatorsFor(next).includes(operator) ? operator : operatorsFor(next)[0]!
          onChange({ propertyName: next.path, ...withOperator(values, fits, next.kind) })
        }}
      />
      <Select
        className="cb-operator"
        label={b('builder.operator')}
        invalid={isFaulty('comparisonOperator')}
        value={typeof values.comparisonOperator === 'string' ? values.comparisonOperator : ''}
        options={listed.map((one) => [one.id, operatorWords(one, kind === 'date')] as const)}
        onChange={(id) => onChange(withOperator(values, operatorOf(id)!, property?.kind ?? null))}
      />
      {operator ? (
        <Operand
          key={`${path} ${kind}`}
          subject={subject}
          path={path}
          kind={
            operator.kinds.length === 1 && operator.arity !== 'place' ? operator.kinds[0]! : kind
          }
          operator={operator}
          values={values}
          onChange={onChange}
          isFaulty={isFaulty}
        />
      ) : null}
    </>
  )
}

interface OperandProps extends ComparisonProps {
  path: string
  kind: ValueKind
  operator: Operator
}

function Operand({ subject, path, kind, operator, values, onChange, isFaulty }: OperandProps) {
  const raw = rawOperand(values, operator.arity)
  const given = raw?.values ?? []
  const invalid = isFaulty(raw?.slot ?? 'propertyValue') || (!raw && isFaulty('propertyValue'))
  const write = (next: unknown[], key?: string) =>
    onChange(
      writeOperand(
        kind,
        next.filter((one) => one !== null && one !== ''),
        operator.arity as Arity,
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
            label={b('builder.days')}
            value={typeof given[0] === 'number' ? given[0] : 1}
            onChange={(days) =>
              onChange(writeOperand('number', days === null ? [] : [days], 'days'), 'operand')
            }
          />
          <Word>{b('builder.days')}</Word>
        </>
      )
    case 'two':
      return (
        <>
          <Single
            label={b('builder.from')}
            kind={kind}
            value={given[0]}
            invalid={invalid}
            onChange={(next) => write([next, given[1] ?? next], 'operand-0')}
          />
          <Word>{b('builder.and')}</Word>
          <Single
            label={b('builder.to')}
            kind={kind}
            value={given[1]}
            invalid={invalid}
            onChange={(next) => write([given[0] ?? next, next], 'operand-1')}
          />
        </>
      )
    case 'many':
      return (
        <Several
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
          label={b('builder.value')}
          kind={kind}
          value={given[0]}
          invalid={invalid}
          onChange={(next) => write([next], 'operand')}
        />
      )
  }
}

/** One value, by its kind. */
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
          value={
            value === true || value === 'true'
              ? 'true'
              : value === false || value === 'false'
                ? 'false'
                : ''
          }
          options={[
            ...(value === undefined ? [['', b('builder.choose')] as const] : []),
            ['true', b('builder.yes')],
            ['false', b('builder.no')],
          ]}
          onChange={(next) => onChange(next === 'true')}
        />
      )
    case 'number':
      return (
        <NumberField
          label={label}
          invalid={invalid}
          value={
            typeof value === 'number'
              ? value
              : value === undefined || value === '' || Number.isNaN(Number(value))
                ? null
                : Number(value)
          }
          onChange={onChange}
        />
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

interface From {
  subject: Subject
  path: string
}

/** Values that were seen, for what is typed. */
function useSuggestions(
  { subject, path }: From,
  typed: string,
  wanted: boolean,
): readonly string[] {
  const { seenValues } = useSources()
  const q = useSettled(typed)
  const { data } = useQuery({
    queryKey: ['condition-builder', 'seen', subject, path, q],
    enabled: wanted && path !== '',
    queryFn: ({ signal }) => seenValues(subject, path, q, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  return data?.values ?? []
}

/** A text, with the values that were seen to choose from. */
function SuggestedText({
  from,
  value,
  onChange,
  invalid,
}: {
  from: From
  value: string
  onChange(value: string): void
  invalid?: boolean
}) {
  const [open, setOpen] = useState(false)
  const seen = useSuggestions(from, value, open)
  return (
    <Autocomplete<string, false, true, true>
      className="cb-several"
      freeSolo
      disableClearable
      options={[...seen]}
      filterOptions={(all) => all.filter((one) => one !== value)}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={value}
      inputValue={value}
      onInputChange={(_event, text, reason) => reason !== 'reset' && onChange(text)}
      onChange={(_event, text) => onChange(text)}
      slotProps={{ popper: { className: 'cb-popper', placement: 'bottom-start' } }}
      renderInput={(params) => (
        <div ref={params.InputProps.ref}>
          <input
            {...params.inputProps}
            className="f-input"
            aria-label={b('builder.value')}
            aria-invalid={invalid || undefined}
          />
        </div>
      )}
    />
  )
}

const read = (kind: ValueKind, text: string): unknown =>
  kind === 'number' && text.trim() !== '' && Number.isFinite(Number(text))
    ? Number(text)
    : kind === 'boolean' && (text === 'true' || text === 'false')
      ? text === 'true'
      : text

/** Several values: typed, or picked from what was offered. */
function Several({
  from,
  kind,
  values,
  onChange,
  invalid,
}: {
  from: From
  kind: ValueKind
  values: readonly unknown[]
  onChange(values: unknown[]): void
  invalid?: boolean
}) {
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const seen = useSuggestions(from, typed, open && kind === 'text')
  const texts = values.map(String)
  const add = (text: string) => {
    setTyped('')
    if (text.trim() !== '' && !texts.includes(text.trim()))
      onChange([...values, read(kind, text.trim())])
  }
  return (
    <Autocomplete<string, true, true, true>
      className="cb-several"
      multiple
      freeSolo
      disableClearable
      options={seen.filter((one) => !texts.includes(one))}
      filterOptions={(all) => all}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      slotProps={{ popper: { className: 'cb-popper', placement: 'bottom-start' } }}
      value={texts}
      inputValue={typed}
      onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
      onChange={(_event, next) => {
        setTyped('')
        onChange([...new Set(next)].map((text) => values[texts.indexOf(text)] ?? read(kind, text)))
      }}
      renderValue={(chips, getItemProps) =>
        chips.map((chip, index) => {
          const { key, onDelete, className: _, ...props } = getItemProps({ index })
          return (
            <span key={key} {...props} className="f-tag">
              {chip}
              <button
                type="button"
                tabIndex={-1}
                aria-label={`${b('builder.remove')} ${chip}`}
                onClick={onDelete}
              >
                ×
              </button>
            </span>
          )
        })
      }
      renderInput={(params) => (
        <div ref={params.InputProps.ref} className="f-input f-tags">
          {params.InputProps.startAdornment}
          <input
            {...params.inputProps}
            aria-label={b('builder.values')}
            aria-invalid={invalid || undefined}
            placeholder={texts.length === 0 ? b('builder.valuesHint') : undefined}
            onBlur={() => add(typed)}
          />
        </div>
      )}
    />
  )
}

const distanceUnits = [
  ['km', 'km'],
  ['m', 'm'],
  ['mi', 'miles'],
  ['nmi', 'nautical miles'],
  ['yd', 'yards'],
  ['ft', 'feet'],
] as const

/** A circle on the earth: how far, of where. */
function PlaceFields({ values, onChange, isFaulty }: Omit<ComparisonProps, 'subject'>) {
  const place = readPlace(values.center)
  const center = (lat: number | null, lon: number | null) =>
    onChange({ center: `${lat ?? 0},${lon ?? 0}` }, 'center')
  return (
    <>
      <NumberField
        min={0}
        label={b('builder.distance')}
        invalid={isFaulty('distance')}
        value={typeof values.distance === 'number' ? values.distance : null}
        onChange={(distance) => onChange({ distance: distance ?? undefined }, 'distance')}
      />
      <Select
        label={b('builder.distanceUnit')}
        value={typeof values.unit === 'string' ? values.unit : 'km'}
        options={distanceUnits}
        onChange={(unit) => onChange({ unit })}
      />
      <Word>{b('builder.around')}</Word>
      <NumberField
        label={b('builder.latitude')}
        placeholder={b('builder.latitude')}
        invalid={isFaulty('center')}
        value={place?.latitude ?? null}
        onChange={(lat) => center(lat, place?.longitude ?? null)}
      />
      <NumberField
        label={b('builder.longitude')}
        placeholder={b('builder.longitude')}
        invalid={isFaulty('center')}
        value={place?.longitude ?? null}
        onChange={(lon) => center(place?.latitude ?? null, lon)}
      />
    </>
  )
}
