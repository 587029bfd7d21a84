import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from '../base/icon.tsx'

export interface MenuEntry {
  label: string
  onSelect: () => void
  disabled?: boolean
  danger?: boolean
}

/** A button that opens a menu of actions; Esc, Tab or a press elsewhere closes it, arrow keys move in it. */
export function MenuButton({ label, entries, children, side = 'right', className = 'btn btn-q btn-s btn-i' }: { label: string; entries: readonly MenuEntry[]; children?: ReactNode; side?: 'left' | 'right'; className?: string }) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    box.current?.querySelector<HTMLElement>('[role=menuitem]:not(:disabled)')?.focus()
    const away = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', away)
    return () => document.removeEventListener('pointerdown', away)
  }, [open])
  const close = () => {
    setOpen(false)
    box.current?.querySelector('button')?.focus()
  }
  const keys = (event: KeyboardEvent) => {
    if (!open) return
    if (event.key === 'Escape') close()
    else if (event.key === 'Tab') setOpen(false)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const items = Array.from(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? [])
      const at = items.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)
      items[(at + items.length) % items.length]?.focus()
    } else return
    if (event.key !== 'Tab') event.preventDefault()
  }
  return (
    <div className="menu-box" ref={box} onKeyDown={keys}>
      <button type="button" className={className} aria-label={children ? undefined : label} aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(!open)}>
        {children ?? <Icon name="more" />}
      </button>
      {open ? (
        <div className={`menu ${side === 'left' ? 'menu-left' : ''}`} role="menu" aria-label={label}>
          {entries.map((entry) => (
            <button
              key={entry.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              disabled={entry.disabled}
              className={entry.danger ? 'danger' : ''}
              onClick={() => {
                close()
                entry.onSelect()
              }}
            >
              {entry.label}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
