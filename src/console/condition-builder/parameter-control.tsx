import type { ConditionParameter } from '#condition/kind.ts'
import { Tooltip } from '#ui/base/tooltip.tsx'
import { EventTypePicker, PropertyPicker, RecordPicker } from './pickers.tsx'
import type { RecordKind } from './sources.ts'
import { DateField } from './date-field.tsx'
import { NumberField, Select, TextField, Word } from './small-controls.tsx'
import { useTools } from './tools.ts'
import { tConditions as t } from './messages.ts'

interface ControlProps {
  parameter: ConditionParameter
  value: unknown
  onChange(value: unknown, key?: string): void
  invalid: boolean
}

const records = new Set<string>(['segment', 'list', 'scoring', 'goal', 'campaign', 'journey'])

/** Renders the control of a parameter, by its type. */
export function ParameterControl(props: ControlProps) {
  const { parameter, value, onChange, invalid } = props
  const { id, title, type, options, multivalued } = parameter
  const text = value === undefined || value === null ? '' : String(value)
  if (multivalued) return <SeveralRecords {...props} />
  if (records.has(type))
    return (
      <RecordPicker
        kind={type as RecordKind}
        id={text}
        label={title}
        invalid={invalid}
        empty={parameter.required ? undefined : parameter.help}
        onPick={onChange}
      />
    )
  switch (type) {
    case 'choice':
      return (
        <Select
          label={title}
          invalid={invalid}
          value={text || String(parameter.default ?? '')}
          options={
            parameter.default === undefined ? [['', t('builder.choose')], ...options!] : options!
          }
          onChange={(next) => onChange(next === '' ? undefined : next)}
        />
      )
    case 'boolean':
      return (
        <Select
          label={title}
          invalid={invalid}
          value={String(value ?? parameter.default ?? false)}
          options={[
            ['true', t('builder.yes')],
            ['false', t('builder.no')],
          ]}
          onChange={(next) => onChange(next === 'true')}
        />
      )
    case 'integer':
    case 'number':
      return <NumberControl {...props} />
    case 'date':
      return (
        <DateField
          label={title}
          invalid={invalid}
          value={text}
          onChange={(next) => onChange(next, id)}
        />
      )
    case 'event-type':
      return (
        <EventTypePicker
          label={title}
          invalid={invalid}
          type={text}
          placeholder={title}
          onPick={onChange}
        />
      )
    case 'property':
      return (
        <PropertyPicker
          subject={id === 'propertyName' ? 'event' : 'profile'}
          path={text}
          label={title}
          invalid={invalid}
          onPick={(property) => onChange(property.path)}
        />
      )
    default:
      return (
        <TextField
          className="cb-value"
          label={title}
          placeholder={title}
          invalid={invalid}
          value={text}
          onChange={(next) => onChange(next === '' ? undefined : next, id)}
        />
      )
  }
}

/** A number; `withinHours` is part of a phrase. */
function NumberControl({ parameter: { id, title }, value, onChange, invalid }: ControlProps) {
  return id === 'withinHours' ? (
    <>
      <Word>{t('builder.within')}</Word>
      <NumberField
        label={title}
        invalid={invalid}
        placeholder={t('builder.hoursAny')}
        value={typeof value === 'number' ? value : null}
        onChange={(next) => onChange(next ?? undefined, id)}
      />
      <Word>{t('builder.hours')}</Word>
    </>
  ) : (
    // Accepts every number: the fault below the line names an invalid one.
    <NumberField
      label={title}
      invalid={invalid}
      placeholder={title}
      value={typeof value === 'number' ? value : null}
      onChange={(next) => onChange(next ?? undefined, id)}
    />
  )
}

/** Picks records by id and shows each as a chip. */
function SeveralRecords({ parameter: { title, type }, value, onChange, invalid }: ControlProps) {
  const { names } = useTools()
  const ids = [value ?? []].flat().map(String)
  const kind = records.has(type) ? (type as RecordKind) : null
  const add = (id: string) => !ids.includes(id) && id !== '' && onChange([...ids, id])
  return (
    <span className="cb-chips">
      {ids.map((id) => (
        <span key={id} className="f-tag cb-chip">
          {kind ? names.name(kind, id) : id}
          <Tooltip isName text={`${t('builder.remove')} ${kind ? names.name(kind, id) : id}`}>
            <button
              type="button"
              aria-label={`${t('builder.remove')} ${kind ? names.name(kind, id) : id}`}
              onClick={() => onChange(ids.filter((other) => other !== id))}
            >
              ×
            </button>
          </Tooltip>
        </span>
      ))}
      {kind ? (
        <RecordPicker
          key={ids.join()}
          kind={kind}
          id=""
          label={title}
          invalid={invalid}
          onPick={add}
        />
      ) : (
        <IdAdder title={title} invalid={invalid} onAdd={add} />
      )}
    </span>
  )
}

function IdAdder({
  title,
  invalid,
  onAdd,
}: {
  title: string
  invalid: boolean
  onAdd(id: string): void
}) {
  return (
    <input
      className="f-input cb-value"
      aria-label={title}
      aria-invalid={invalid || undefined}
      placeholder={t('builder.valuesHint')}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        onAdd(event.currentTarget.value.trim())
        event.currentTarget.value = ''
      }}
      onBlur={(event) => {
        onAdd(event.currentTarget.value.trim())
        event.currentTarget.value = ''
      }}
    />
  )
}
