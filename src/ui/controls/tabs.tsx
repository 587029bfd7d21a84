import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { numberFormat } from '#language'

export interface TabItem<Id extends string> {
  id: Id
  label: ReactNode
  count?: number
}

/**
 * Tabs with counts; arrow keys move between them. The caller renders the panel: `role="tabpanel"`
 * with `aria-label`.
 */
export function Tabs<Id extends string>({
  items,
  value,
  onChange,
  label,
}: {
  items: readonly TabItem<Id>[]
  value: Id
  onChange: (id: Id) => void
  label: string
}) {
  const box = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    // Alt and an arrow go back in the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const at = (items.findIndex((item) => item.id === value) + step + items.length) % items.length
    onChange(items[at]!.id)
    ;(box.current?.children[at] as HTMLElement | undefined)?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={box} onKeyDown={move}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          aria-selected={item.id === value}
          tabIndex={item.id === value ? 0 : -1}
          onClick={() => onChange(item.id)}
        >
          {item.label}
          {item.count === undefined ? null : (
            <span className="n">{numberFormat().format(item.count)}</span>
          )}
        </button>
      ))}
    </div>
  )
}

/** A choice of few options, side by side. */
export function Segmented<Id extends string>({
  options,
  value,
  onChange,
  label,
}: {
  options: readonly { id: Id; label: ReactNode }[]
  value: Id
  onChange: (id: Id) => void
  label: string
}) {
  return (
    <div className="seg" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          aria-pressed={option.id === value}
          onClick={() => onChange(option.id)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}

/** An on/off switch with immediate effect. */
export function Switch({
  checked,
  onChange,
  label,
  disabled,
}: {
  checked: boolean
  onChange: (on: boolean) => void
  label: string
  disabled?: boolean
}) {
  return (
    <button
      type="button"
      className="sw"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    />
  )
}
