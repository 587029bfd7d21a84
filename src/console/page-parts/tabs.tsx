import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useSearchParams } from 'react-router-dom'
import { numberFormat } from '#language'
import { Popover } from './popover.tsx'
import { tConsole as t } from '../core/messages.ts'

export interface Tab {
  id: string
  label: string
  count?: number | undefined
  content: () => ReactNode
}

/** The tabs in the order of the row, which has room for the first `fit`; the chosen one has room. */
function inRow(tabs: readonly Tab[], chosen: Tab, fit: number): readonly Tab[] {
  const last = Math.max(fit, 1) - 1
  if (tabs.indexOf(chosen) <= last) return tabs
  const others = tabs.filter((tab) => tab !== chosen)
  return others.toSpliced(last, 0, chosen)
}

/** The number of tabs on the first line of a row that wraps, and so hides those without room. */
function useFit(row: RefObject<HTMLElement | null>): number {
  const [fit, setFit] = useState(Infinity)
  const measure = useCallback(() => {
    const tabs = [...(row.current?.children ?? [])] as HTMLElement[]
    const wrapped = tabs.findIndex((tab) => tab.offsetTop > tabs[0]!.offsetTop)
    setFit(wrapped < 0 ? Infinity : wrapped)
  }, [row])
  // Counts that load later make the tabs wider.
  useLayoutEffect(measure)
  useEffect(() => {
    const fonts = document.fonts as FontFaceSet | undefined
    window.addEventListener('resize', measure)
    fonts?.addEventListener('loadingdone', measure)
    return () => {
      window.removeEventListener('resize', measure)
      fonts?.removeEventListener('loadingdone', measure)
    }
  }, [measure])
  return fit
}

/** How many tabs a key moves by. */
const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Tabs with counts; the chosen one is kept in the address. Arrow keys move between them (WAI-ARIA,
 * tabs pattern).
 */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const base = useId()
  const [params, setParams] = useSearchParams()
  const list = useRef<HTMLDivElement>(null)
  const chosen = tabs.find((tab) => tab.id === params.get('tab')) ?? tabs[0]!
  const fit = useFit(list)
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
  const row = inRow(tabs, chosen, fit)
  const [shown, more] = [row.slice(0, Math.max(fit, 1)), row.slice(Math.max(fit, 1))]
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROWS[event.key] ?? 0
    if (!step) return
    const next = shown[(shown.indexOf(chosen) + step + shown.length) % shown.length]!
    choose(next)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${base}-${next.id}`)}`)?.focus()
  }
  return (
    <>
      <div className="c-tab-row">
        <div ref={list} className="c-tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {row.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}`}
              className={more.includes(tab) ? 'c-tab-hidden' : undefined}
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
          {t('console.show.more')} <span className="c-tab-count">{tabs.length}</span>
        </>
      }
      label={t('console.show.moreTabs')}
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
