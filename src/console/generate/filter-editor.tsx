import { useId, useState } from 'react'
import { fieldTypeOf } from '#catalog/fields/definitions.ts'
import { fieldComponents } from '#catalog/fields/faces.ts'
import type { FilterOperator } from '#catalog/fields/field.ts'
import { f } from '#catalog/fields/field-messages.ts'
import { choiceWords } from '#catalog/fields/words.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import type { Field } from '#model/entity.ts'
import { c } from '../core/messages.ts'
import { keyOf, offeredOperators, operatorWords, type FilterTerm } from './filter-terms.ts'

interface FilterEditorProps {
  field: Field
  /** The term to change; absent for a new one. */
  term?: FilterTerm
  onApply(key: string, value: unknown): void
  onBack?(): void
}

const isGiven = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0)

/** Edits operator and value of one filter term, with the control of the field's type. */
export function FilterEditor({ field, term, onApply, onBack }: FilterEditorProps) {
  const id = useId()
  const operators = offeredOperators(field)
  const [operator, setOperator] = useState<FilterOperator>(
    term && operators.includes(term.operator) ? term.operator : operators[0]!,
  )
  const [value, setValue] = useState<unknown>(term?.value)
  const title = field.node.title ?? field.name
  return (
    <form
      className="c-filter-editor"
      onSubmit={(event) => {
        event.preventDefault()
        if (isGiven(value)) onApply(keyOf(field, operator), value)
      }}
    >
      <h2>
        {onBack && (
          <button
            type="button"
            className="c-back"
            aria-label={c('console.filter.back')}
            onClick={onBack}
          >
            <Icon name="left" size={14} />
          </button>
        )}
        {title}
      </h2>
      {operators.length > 1 && (
        <select
          className="f-input f-select"
          aria-label={c('console.filter.comparison')}
          value={operator}
          onChange={(event) => setOperator(event.target.value as FilterOperator)}
        >
          {operators.map((one) => (
            <option key={one} value={one}>
              {operatorWords(field, one)}
            </option>
          ))}
        </select>
      )}
      <ValueControl id={id} field={field} value={value} onChange={setValue} />
      <Button type="submit" disabled={!isGiven(value)}>
        {c('console.filter.apply')}
      </Button>
    </form>
  )
}

function ValueControl({
  id,
  field,
  value,
  onChange,
}: {
  id: string
  field: Field
  value: unknown
  onChange(value: unknown): void
}) {
  const label = field.node.title ?? field.name
  const kind = fieldTypeOf(field.node)
  if (kind === 'choice') {
    const chosen = Array.isArray(value) ? value : isGiven(value) ? [value] : []
    return (
      <Boxes
        label={label}
        options={(field.node.enum ?? []).filter((option) => option !== '')}
        chosen={chosen}
        onChange={onChange}
      />
    )
  }
  if (kind === 'boolean') return <YesNo id={id} label={label} value={value} onChange={onChange} />
  // Array fields are filtered by one value at a time, and empty input is no filter.
  const node = {
    ...(field.node.type === 'array' ? (field.node.items ?? {}) : field.node),
    nullable: true,
    readOnly: false,
  }
  const { Input } = fieldComponents(fieldTypeOf(node))
  return <Input id={id} node={node} label={label} value={value ?? null} onChange={onChange} />
}

function Boxes({
  label,
  options,
  chosen,
  onChange,
}: {
  label: string
  options: readonly unknown[]
  chosen: readonly unknown[]
  onChange(value: unknown): void
}) {
  return (
    <div role="group" aria-label={label} className="c-boxes">
      {options.map((option) => (
        <label key={String(option)}>
          <input
            type="checkbox"
            className="f-check"
            checked={chosen.includes(option)}
            onChange={(event) =>
              onChange(
                event.target.checked
                  ? [...chosen, option]
                  : chosen.filter((other) => other !== option),
              )
            }
          />
          {choiceWords(option)}
        </label>
      ))}
    </div>
  )
}

function YesNo({
  id,
  label,
  value,
  onChange,
}: {
  id: string
  label: string
  value: unknown
  onChange(value: unknown): void
}) {
  return (
    <div role="radiogroup" aria-label={label} className="c-boxes">
      {[true, false].map((option) => (
        <label key={String(option)}>
          <input
            type="radio"
            name={id}
            checked={value === option}
            onChange={() => onChange(option)}
          />
          {f(option ? 'field.yes' : 'field.no')}
        </label>
      ))}
    </div>
  )
}
