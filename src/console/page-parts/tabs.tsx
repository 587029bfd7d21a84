import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { numberFormat } from '#language'
import { Popover } from './popover.tsx'
import { c } from '../core/messages.ts'

export interface Tab {
  id: string
  label: string
  count?: number | undefined
  content: () => ReactNode
}

/** Maximum number of tabs in the row; the others are in its menu. */
const MAX_TABS = 8

/** The tabs of the row, with the chosen one as the last if it is from the menu. */
function split(tabs: readonly Tab[], chosen: Tab) {
  if (tabs.length <= MAX_TABS) return { shown: tabs, more: [] }
  const first = tabs.slice(0, MAX_TABS)
  const shown = first.includes(chosen) ? first : [...first.slice(0, -1), chosen]
  return { shown, more: tabs.filter((tab) => !shown.includes(tab)) }
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
  const { shown, more } = split(tabs, chosen)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!step) return
    const next = shown[(shown.indexOf(chosen) + step + shown.length) % shown.length]!
    choose(next)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${base}-${next.id}`)}`)?.focus()
  }
  return (
    <>
      <div className="c-tab-row">
        <div ref={list} className="c-tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {shown.map((tab) => (
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
              <TabWords tab={tab} />
            </button>
          ))}
        </div>
        {more.length > 0 && <MoreTabs tabs={more} onChoose={choose} />}
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

const TabWords = ({ tab: { label, count } }: { tab: Tab }) => (
  <>
    {label}
    {count !== undefined && <span className="c-tab-count">{numberFormat().format(count)}</span>}
  </>
)

/** The tabs that the row has no room for. */
function MoreTabs({ tabs, onChoose }: { tabs: readonly Tab[]; onChoose(tab: Tab): void }) {
  return (
    <Popover
      className="c-tab-more"
      button={
        <>
          {c('console.show.more')} <span className="c-tab-count">{tabs.length}</span>
        </>
      }
      label={c('console.show.moreTabs')}
      align="right"
    >
      {(close) => (
        <ul className="c-tab-menu">
          {tabs.map((tab) => (
            <li key={tab.id}>
              <button
                type="button"
                onClick={() => {
                  close()
                  onChoose(tab)
                }}
              >
                <TabWords tab={tab} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}
