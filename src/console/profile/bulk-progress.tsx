import { useEffect, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { Link } from 'react-router-dom'
import type { BulkView } from '#model/api/answers/bulk-answers.ts'
import { Button } from '#ui/base/button.tsx'
import { isQueued, type BulkProvider } from '../core/data-provider.ts'
import { POLL_INTERVAL_MS } from '../core/poll-interval.ts'
import { useRefreshAll } from '../parts/use-paged.ts'
import { tList as t } from './list-messages.ts'

const isOver = ({ state }: BulkView) => !['queued', 'running'].includes(state)
const madeOf = ({ counts, undoOf }: BulkView) =>
  undoOf === null
    ? t('people.bulkDone', { count: counts.done + counts.unchanged })
    : t('people.bulkUndone', { count: counts.done })

/** The state of a bulk change as one line. */
export function bulkLine(bulk: BulkView): string {
  const { counts, total, perSecond, state, error } = bulk
  const made = counts.done + counts.unchanged + counts.failed + counts.undone
  const parts = isOver(bulk)
    ? [
        state === 'cancelled' ? t('people.bulkCancelled') : '',
        error ? t('people.bulkStopped', { reason: error }) : '',
        madeOf(bulk),
      ]
    : [
        t('people.bulkRunning', { done: made, total }),
        perSecond === null ? '' : t('people.bulkRate', { rate: perSecond }),
      ]
  const failed = counts.failed > 0 ? t('people.bulkFailed', { count: counts.failed }) : ''
  return [...parts, failed].filter(Boolean).join(' · ')
}

interface BulkProgressProps {
  /** Id of the bulk change, from the answer of `bulkByFilter`. */
  id: string
  onClose(): void
}

/**
 * Follows a bulk change: progress with a button to cancel it, then the outcome with a link to the
 * failed records and a button to undo it, which is followed in the same place.
 */
export function BulkProgress({ id: first, onClose }: BulkProgressProps) {
  const provider = useDataProvider() as unknown as BulkProvider
  const refresh = useRefreshAll()
  const [id, setId] = useState(first)
  const asked = useQuery({
    queryKey: ['bulk-change', id],
    queryFn: () => provider.bulkState(id),
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : POLL_INTERVAL_MS),
  })
  const over = asked.data !== undefined && isOver(asked.data)
  useEffect(() => {
    if (over) void refresh()
    // The end of a change refreshes once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [over, id])
  const cancel = useMutation({
    mutationFn: () => provider.cancelBulk(id),
    onSettled: () => asked.refetch(),
  })
  const undo = useMutation({
    mutationFn: () => provider.undoBulk(id),
    onSuccess: (answer) => setId(isQueued(answer) ? answer.jobId : answer.bulkId),
  })
  const bulk = asked.data
  const unread = asked.isError ? t('people.bulkUnread') : '…'
  const fault = undo.error?.message ?? cancel.error?.message
  return (
    <section className="c-bulk-notice" aria-label={bulk ? madeOf(bulk) : undefined}>
      {bulk && !over && (
        <progress max={Math.max(1, bulk.total)} value={bulk.total - bulk.counts.waiting} />
      )}
      <p role="status">{bulk ? bulkLine(bulk) : unread}</p>
      {fault && (
        <p className="ui-error" role="alert">
          {fault}
        </p>
      )}
      <div className="c-bulk-acts">
        {bulk && bulk.counts.failed > 0 && (
          <Link to={`/admin/jobs/${encodeURIComponent(id)}/show`}>{t('people.bulkFailures')}</Link>
        )}
        {bulk && !over && (
          <Button size="s" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('people.bulkCancel')}
          </Button>
        )}
        {bulk?.undoable && (
          <Button size="s" busy={undo.isPending} onClick={() => undo.mutate()}>
            {t('people.bulkUndo')}
          </Button>
        )}
        <Button size="s" onClick={onClose}>
          {t('people.bulkClose')}
        </Button>
      </div>
    </section>
  )
}
