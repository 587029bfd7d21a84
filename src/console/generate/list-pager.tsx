import { useListContext } from 'react-admin'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { paging } from '#model/paging.ts'
import { c } from '../core/messages.ts'
import { isEstimate, totalWords } from './total-words.ts'

const sizes = [10, paging.defaultSize, paging.maxSize]

export function ListPager() {
  const { data = [], page, perPage, total = 0, setPage, setPerPage, isPending } = useListContext()
  const pages = Math.max(1, Math.ceil(total / perPage))
  const estimated = isEstimate(total)
  const from = total === 0 ? 0 : (page - 1) * perPage + 1
  return (
    <footer className="c-pager">
      <span className="c-soft c-num" aria-live="polite">
        {isPending
          ? ''
          : c('console.list.range', {
              from,
              to: estimated ? from + data.length - 1 : Math.min(total, page * perPage),
              total: totalWords(total),
            })}
      </span>
      <span className="c-pager-end">
        <label className="c-soft c-p2">
          {c('console.list.perPage')}{' '}
          <select
            className="c-size"
            value={perPage}
            onChange={(event) => setPerPage(Number(event.target.value))}
          >
            {[...new Set([...sizes, perPage])]
              .sort((a, b) => a - b)
              .map((size) => (
                <option key={size}>{size}</option>
              ))}
          </select>
        </label>
        <IconButton
          variant="default"
          size="s"
          label={c('console.list.previous')}
          disabled={page <= 1}
          onClick={() => setPage(page - 1)}
        >
          <Icon name="left" />
        </IconButton>
        <span className="c-num">
          {estimated
            ? c('console.list.pageOnly', { page })
            : c('console.list.page', { page, pages })}
        </span>
        <IconButton
          variant="default"
          size="s"
          label={c('console.list.next')}
          disabled={estimated ? data.length < perPage : page >= pages}
          onClick={() => setPage(page + 1)}
        >
          <Icon name="chev" />
        </IconButton>
      </span>
    </footer>
  )
}
