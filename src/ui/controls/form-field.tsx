import { useId, useState, type KeyboardEvent } from 'react'
import { tData } from '../lists/messages.ts'
import { Chip } from './status.tsx'

interface ChipsProps {
  label: string
  values: readonly string[]
  onChange: (values: string[]) => void
  /** Parses typed text to a value, or returns a fault. */
  read?: (text: string) => { value: string } | { fault: string }
  show?: (value: string) => string
  suggestions?: readonly string[]
  placeholder?: string
  max?: number
  hideLabel?: boolean
}

/**
 * Several short values: added with Enter or a comma, removed with their button or Backspace. Splits
 * pasted lists.
 */
export function ChipsField({
  label,
  values,
  onChange,
  read = (text) => ({ value: text }),
  show = (value) => value,
  suggestions = [],
  placeholder,
  max = 30,
  hideLabel = false,
}: ChipsProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  /** Takes the pieces that can be read; the others stay in the field, with what is wrong. */
  const add = (typed: string) => {
    const next = [...values]
    const left: { piece: string; fault: string }[] = []
    const take = (piece: string, value: string) => {
      if (next.includes(value)) return
      if (next.length < max) next.push(value)
      else left.push({ piece, fault: tData('data.mostValues', { count: max }) })
    }
    for (const part of typed.split(/[,;\n]/)) {
      const piece = part.trim()
      if (piece === '') continue
      const answer = read(piece)
      if ('fault' in answer) left.push({ piece, fault: answer.fault })
      else take(piece, answer.value)
    }
    setFault(left[0]?.fault ?? '')
    setText(left.map(({ piece }) => piece).join(', '))
    if (next.length !== values.length) onChange(next)
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '' && values.length > 0)
      onChange(values.slice(0, -1))
  }
  return (
    <div className="ui-field">
      <label className={hideLabel ? 'ui-sr' : 'ui-label'} htmlFor={id}>
        {label}
      </label>
      <div className="chips">
        {values.map((value) => (
          <Chip
            key={value}
            label={show(value)}
            onRemove={() => onChange(values.filter((one) => one !== value))}
          >
            {show(value)}
          </Chip>
        ))}
        <input
          id={id}
          className="field field-s chips-input"
          value={text}
          placeholder={placeholder}
          list={suggestions.length > 0 ? `${id}-list` : undefined}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={keys}
          onBlur={() => text.trim() && add(text)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text')
            if (!/[,;\n]/.test(pasted)) return
            event.preventDefault()
            add([text, pasted].join(','))
          }}
        />
      </div>
      {suggestions.length > 0 ? (
        <datalist id={`${id}-list`}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      ) : null}
      {fault ? (
        <p id={`${id}-fault`} className="ui-error" role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  )
}
