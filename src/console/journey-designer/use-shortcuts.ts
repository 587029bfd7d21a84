import { useEffect, useRef } from 'react'

export interface Shortcuts {
  undo(): void
  redo(): void
  copy(): void
  paste(): void
  duplicate(): void
  remove(): void
  all(): void
  add(): void
  nothing(): void
}

/** True if keys enter text here, or belong to a dialog or a menu. */
const writesText = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable], dialog, [role=menu], [role=listbox], .jd-panel',
  ) !== null

/** Keyboard shortcuts of the designer, inactive while the person types. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const held = useRef(shortcuts)
  held.current = shortcuts
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.altKey ||
        writesText(event.target) ||
        document.querySelector('dialog[open]')
      )
        return
      const key = event.key.toLowerCase()
      const mod = event.ctrlKey || event.metaKey
      // Leaves the copying of selected text to the browser.
      if (mod && key === 'c' && (window.getSelection()?.toString() ?? '') !== '') return
      const act = mod
        ? {
            z: event.shiftKey ? held.current.redo : held.current.undo,
            y: held.current.redo,
            c: held.current.copy,
            v: held.current.paste,
            d: held.current.duplicate,
            a: held.current.all,
          }[key]
        : {
            delete: held.current.remove,
            backspace: held.current.remove,
            '+': held.current.add,
            insert: held.current.add,
            escape: held.current.nothing,
          }[key]
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
