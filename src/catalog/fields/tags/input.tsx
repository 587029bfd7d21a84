import { useState, type KeyboardEvent } from 'react'
import { Boxes } from '../boxes-control.tsx'
import { Chip } from '../chip.tsx'
import type { FieldInputProps } from '../face.ts'
import { tField as t } from '../field-messages.ts'
import { controlAttributes } from '../text-control.tsx'

const read = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Words as chips: Enter or a comma adds one, Backspace in the empty field removes the last one. */
export function TagsInput(props: FieldInputProps) {
  const [typed, setTyped] = useState('')
  const tags = read(props.value)
  const options = props.node.items?.enum as readonly string[] | undefined
  const add = (text: string) => {
    const fresh = text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part && !tags.includes(part))
    if (fresh.length) props.onChange([...tags, ...new Set(fresh)])
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && tags.length)
      props.onChange(tags.slice(0, -1))
  }
  if (options)
    return (
      <Boxes {...props} options={options.map((value) => ({ value, name: value }))} chosen={tags} />
    )
  return (
    <span
      className="f-input f-tags"
      data-disabled={props.disabled || undefined}
      aria-invalid={props.invalid || undefined}
    >
      {tags.map((tag) => (
        <Chip
          key={tag}
          removeLabel={t('field.tags.remove', { tag })}
          onRemove={
            props.disabled ? undefined : () => props.onChange(tags.filter((other) => other !== tag))
          }
        >
          {tag}
        </Chip>
      ))}
      <input
        {...controlAttributes(props)}
        autoComplete="off"
        value={typed}
        placeholder={tags.length ? '' : t('field.tags.placeholder')}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          add(typed)
          props.onBlur?.()
        }}
      />
    </span>
  )
}
