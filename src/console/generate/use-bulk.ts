import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { timing } from '#ui/base/timing.ts'
import { toast } from '#ui/base/toast-state.ts'
import type { BulkAction } from '#model/bulk.ts'
import type { BulkOutcome } from '../core/data-provider.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { c } from '../core/messages.ts'

const doneWords = {
  delete: 'console.delete.done',
  activate: 'console.bulk.activated',
  deactivate: 'console.bulk.deactivated',
  tag: 'console.bulk.tagged',
  untag: 'console.bulk.untagged',
} as const

/**
 * Runs one operation on records, reports the result in a toast, and offers to undo deletions.
 * Returns failures by name; null if the whole request failed, which the toast reports.
 */
export function useBulk(
  of: ConsoleResource,
): (
  action: BulkAction,
  ids: readonly unknown[],
  tags?: readonly string[],
) => Promise<BulkOutcome | null> {
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  // Deleting and restoring also changes the records that reference these.
  const refresh = () => queryClient.invalidateQueries()
  const undo = async (marks: readonly string[]) => {
    try {
      const { done, failed } = (await dataProvider.undoDelete(of.name, marks)) as BulkOutcome
      if (failed.length === 0)
        toast({ title: c('console.delete.undone', { count: done.length }), variant: 'success' })
      else
        toast({
          title: c('console.delete.notUndone'),
          description: failed.map(({ name, reason }) => `${name}: ${reason}`).join(' '),
          variant: 'destructive',
          duration: Infinity,
        })
    } catch (error) {
      toast({
        title: c('console.delete.notUndone'),
        description: (error as Error).message,
        variant: 'destructive',
      })
    }
    void refresh()
  }
  return async (action, ids, tags) => {
    try {
      const outcome = (await dataProvider.bulk(of.name, action, ids, tags)) as BulkOutcome
      const count = outcome.done.length
      const canUndo = outcome.undo.length > 0
      if (count > 0)
        toast({
          title: c(doneWords[action], { count }),
          description: outcome.final ? c('console.delete.final') : undefined,
          variant: 'success',
          ...(canUndo
            ? {
                duration: timing.undoDuration,
                action: { label: c('console.delete.undo'), run: () => void undo(outcome.undo) },
              }
            : {}),
        })
      void refresh()
      return outcome
    } catch (error) {
      toast({
        title: c(action === 'delete' ? 'console.delete.failed' : 'console.bulk.failed'),
        description: (error as Error).message,
        variant: 'destructive',
      })
      return null
    }
  }
}
