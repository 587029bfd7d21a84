import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

export interface Tab {
  id: string
  label: string
  count?: number
  content: () => ReactNode
}

/**
 * Tabs with counts; the chosen one is kept in the address. Arrow keys move between them (WAI-ARIA,
 * tabs pattern).
 */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const base = useId()
  const [params, setParams] = useSearchParams()
  const list = useRef<HTMLDivElement>(null)
  const chosen = tabs.find((tab) => tab.id === params.get('tab')) ?? tabs[0]!
  useEffect(() => {
    // Scrolls the chosen tab into view in a narrow window, without scrolling the page.
    const [row, tab] = [
      list.current,
      list.current?.querySelector<HTMLElement>('[aria-selected="true"]'),
    ]
    if (row && tab)
      row.scrollLeft = Math.max(
        tab.offsetLeft + tab.offsetWidth - row.offsetLeft - row.clientWidth,
        Math.min(row.scrollLeft, tab.offsetLeft - row.offsetLeft),
      )
    // Counts that load later make the tabs wider.
  }, [chosen.id, tabs.map(({ label, count }) => `${label} ${count ?? ''}`).join()])
  const choose = (tab: Tab) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (tab === tabs[0]) next.delete('tab')
        else next.set('tab', tab.id)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!step) return
    const next = tabs[(tabs.indexOf(chosen) + step + tabs.length) % tabs.length]!
    choose(next)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${base}-${next.id}`)}`)?.focus()
  }
  return (
    <>
      <div ref={list} className="c-tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab === chosen}
            aria-controls={`${base}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab)}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="c-tab-count">{tab.count.toLocaleString('en')}</span>
            )}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${chosen.id}`}
        className="c-tab-panel"
        tabIndex={-1}
      >
        {chosen.content()}
      </div>
    </>
  )
}
