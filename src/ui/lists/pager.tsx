import { useEffect } from 'react'
import { IconButton } from '../base/button.tsx'
import { Icon } from '../base/icon.tsx'
import { formatNumber } from './format.ts'
import { tData } from './messages.ts'

export interface PagerProps {
  /** Counted from 0. */
  page: number
  size: number
  total: number
  onPage: (page: number) => void
  /** Offers other page sizes. */
  onSize?: (size: number) => void
  sizes?: readonly number[]
}

/**
 * The footer of a list: "1 to 30 of 84" and the buttons of its pages; nothing where one page holds all
 * and its size is fixed. Goes back to the last page where the current one is behind it, as after the
 * removal of its only row.
 */
export function Pager({ page, size, total, onPage, onSize, sizes = [30, 50] }: PagerProps) {
  const lastPage = Math.ceil(total / size) - 1
  const isBehindLast = total > 0 && page > lastPage
  useEffect(() => {
    if (isBehindLast) onPage(lastPage)
    // `onPage` is another function at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isBehindLast, lastPage])
  if (!onSize && total <= size) return null
  const from = total === 0 ? 0 : page * size + 1
  const to = Math.min(total, (page + 1) * size)
  return (
    <nav className="data-pager" aria-label={tData('data.pages')}>
      <span className="num soft" role="status">
        {total === 0
          ? tData('data.nothing')
          : tData('data.range', {
              from: formatNumber(Math.min(from, total)),
              to: formatNumber(to),
              total: formatNumber(total),
            })}
      </span>
      {onSize && total > Math.min(...sizes) ? (
        <label className="data-pager-size">
          <span className="soft">{tData('data.perPage')}</span>
          <select
            className="field field-s"
            value={size}
            onChange={(event) => onSize(Number(event.target.value))}
          >
            {sizes.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <span className="data-pager-buttons">
        <IconButton
          label={tData('data.previous')}
          size="s"
          disabled={page <= 0}
          onClick={() => onPage(page - 1)}
        >
          <Icon name="left" />
        </IconButton>
        <IconButton
          label={tData('data.next')}
          size="s"
          disabled={to >= total}
          onClick={() => onPage(page + 1)}
        >
          <Icon name="chev" />
        </IconButton>
      </span>
    </nav>
  )
}
