import { Pagination, useListContext, type PaginationActionsProps } from 'react-admin'
import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import TablePaginationActions, {
  type TablePaginationActionsProps,
} from '@mui/material/TablePaginationActions'
import { useEffect, type FC } from 'react'
import { Button } from '#ui/base/button.tsx'
import { SkeletonPage } from '#ui/base/skeleton.tsx'
import { Tooltip } from '#ui/base/tooltip.tsx'
import { paging } from '#model/api/paging.ts'
import { inSentence } from '#language'
import { messageOf } from '#model/lib/thrown.ts'
import { tConsole as t } from '../core/messages.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { isEstimate, totalWords } from '../page-parts/total-words.ts'

/** While the settings of a list or the session are read. */
export const ListLoading = ({ consoleResource }: { consoleResource: ConsoleResource }) => (
  <SkeletonPage
    label={t('console.list.loading', { things: inSentence(consoleResource.resource.label) })}
  />
)

/**
 * Ends a selection with the search that it was made in, and when the list is opened: what is not on
 * the screen is never deleted with what is.
 */
export function SelectionOfSearch() {
  const { filterValues, onUnselectItems } = useListContext()
  const search = JSON.stringify(filterValues)
  useEffect(() => {
    onUnselectItems()
    // The function is another one with each choice, which a choice must not undo.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search])
  return null
}

/** In place of a list that cannot be read: why, and a retry. */
export function ListFailed() {
  const { error, refetch } = useListContext()
  return (
    <div className="c-blank" role="alert">
      <h2>{t('console.list.failed')}</h2>
      <p>{error && messageOf(error)}</p>
      <Button onClick={() => void refetch()}>{t('console.retry')}</Button>
    </div>
  )
}

const sizes = [10, paging.defaultSize, paging.maxSize]

const PageButton = ({ title = '', ...props }: IconButtonProps) => (
  <Tooltip isName text={title}>
    <IconButton {...props} />
  </Tooltip>
)
const slots = { previousButton: PageButton, nextButton: PageButton }
const PageActions = (props: TablePaginationActionsProps) => (
  <TablePaginationActions {...props} slots={slots} />
)

/** react-admin's pagination; an estimated total is marked as such. */
export function ListPages() {
  const { data = [], page, perPage, total = 0 } = useListContext()
  const from = (page - 1) * perPage + 1
  return (
    <Pagination
      rowsPerPageOptions={sizes}
      actions={PageActions as unknown as FC<PaginationActionsProps>}
      {...(isEstimate(total)
        ? {
            labelDisplayedRows: () =>
              t('console.list.range', {
                from,
                to: from + data.length - 1,
                total: totalWords(total),
              }),
          }
        : {})}
    />
  )
}
