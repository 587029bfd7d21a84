import { useEffect, useRef, type ReactNode } from 'react'

/** What has the focus while the menu of filters closes: its button, or the menu itself. */
const MENU = '.add-filter, [role="menu"]'

/** Gives the focus to a filter that was just chosen from the menu, in place of the menu's button. */
export function FocusChosen({ children }: { children: ReactNode }) {
  const filter = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement?.closest(MENU))
      filter.current?.querySelector<HTMLElement>('input, [role="combobox"], button')?.focus()
  }, [])
  return (
    <div ref={filter} className="c-contents">
      {children}
    </div>
  )
}
