import { useId, useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react'
import { Button, type ButtonLook } from '../base/button.tsx'
import { Icon } from '../base/icon.tsx'
import type { IconName } from '../base/icon-shapes.ts'
import { Tooltip } from '../base/tooltip.tsx'
import './action-menu.css'

export interface MenuAction {
  label: string
  icon?: IconName
  onSelect: () => void
  disabled?: boolean
  danger?: boolean
}

interface MenuProps extends Pick<ButtonLook, 'size' | 'variant'> {
  label: string
  items: readonly MenuAction[]
  /** Label of the button; three dots without. */
  text?: string
  /** Shown before the label, instead of the arrow after it. */
  icon?: IconName
  /** The edge of the button that the menu aligns to. */
  side?: 'left' | 'right'
}

const GAP = 4

/**
 * Actions behind one button. Rendered in the top layer, so no scroll container clips it; supports
 * arrow keys, Home, End and Esc.
 */
export function ActionMenu({
  label,
  items,
  text,
  icon,
  side = 'right',
  size = 's',
  variant = text ? 'default' : 'quiet',
}: MenuProps) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  if (items.length === 0) return null
  const place = () => {
    const element = menu.current
    const box = button.current?.getBoundingClientRect()
    if (!element || !box) return
    const { width, height } = element.getBoundingClientRect()
    const below = box.bottom + GAP + height <= window.innerHeight
    const aligned = side === 'left' ? box.left : box.right - width
    element.style.left = `${Math.max(8, Math.min(aligned, window.innerWidth - width - 8))}px`
    element.style.top = `${below ? box.bottom + GAP : Math.max(8, box.top - GAP - height)}px`
  }
  const rows = () =>
    Array.from(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? [])
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const isOpen = event.newState === 'open'
    setOpen(isOpen)
    if (isOpen) {
      place()
      rows()[0]?.focus()
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const all = rows()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
    if (event.key === 'Tab') menu.current?.hidePopover()
    if (to === undefined) return
    event.preventDefault()
    all[(to + all.length) % all.length]?.focus()
  }
  const opener = (
    <Button
      size={size}
      variant={variant}
      className={text ? '' : 'ui-button-icon'}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-controls={id}
      popoverTarget={id}
    >
      {text ? (
        <>
          {icon ? <Icon name={icon} size={14} /> : null}
          {text}
          {icon ? null : <Icon name="down" size={12} />}
        </>
      ) : (
        <Icon name="more" />
      )}
    </Button>
  )
  return (
    <span ref={button} className="data-menu">
      {text ? (
        opener
      ) : (
        <Tooltip isName text={label}>
          {opener}
        </Tooltip>
      )}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className="data-menu-list"
        onToggle={onToggle}
        onKeyDown={onKeyDown}
      >
        <MenuItems items={items} onClose={() => menu.current?.hidePopover()} />
      </div>
    </span>
  )
}

function MenuItems({ items, onClose }: { items: readonly MenuAction[]; onClose(): void }) {
  return items.map((item) => (
    <button
      key={item.label}
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={item.disabled}
      className={item.danger ? 'data-menu-item data-menu-danger' : 'data-menu-item'}
      onClick={() => {
        onClose()
        item.onSelect()
      }}
    >
      {item.icon ? <Icon name={item.icon} /> : null}
      {item.label}
    </button>
  ))
}
