import { useQueryClient, type Query } from '@tanstack/react-query'
import { useDataProvider, type RaRecord } from 'react-admin'
import { timing } from '#ui/base/timing.ts'
import { toast } from '#ui/base/toast-state.ts'
import type { BulkAction } from '#model/api/bulk.ts'
import { messageOf } from '#model/lib/thrown.ts'
import type { BulkOutcome } from '../core/data-provider.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { tConsole as t } from '../core/messages.ts'

const doneWords = {
  delete: 'console.delete.done',
  activate: 'console.bulk.activated',
  deactivate: 'console.bulk.deactivated',
  tag: 'console.bulk.tagged',
  untag: 'console.bulk.untagged',
  set: 'console.bulk.setDone',
} as const

/** The input of an operation: tags to add or remove, or the fields that `set` writes. */
export interface BulkInput {
  tags?: readonly string[]
  values?: Readonly<Record<string, unknown>>
}

export type Bulk = (
  action: BulkAction | 'set',
  ids: readonly unknown[],
  input?: BulkInput,
) => Promise<BulkOutcome | null>

// Only an undo needs it.
const loadSetBack = () => import('./set-back.ts')

type Outcome = BulkOutcome & { before?: RaRecord[] }

const toastFault = (title: string, error: unknown) =>
  toast({ title, description: messageOf(error), variant: 'destructive' })

/**
 * Whether a query asks about one of these records: a part of its key, at any depth, is the id or a
 * path through it.
 */
const asksAbout = (ids: readonly string[]) => {
  const named = new Set(ids.flatMap((id) => [id, encodeURIComponent(id)]))
  const isNamed = (part: unknown): boolean =>
    typeof part === 'object' && part !== null
      ? Object.values(part).some(isNamed)
      : String(part)
          .split('/')
          .some((segment) => named.has(segment))
  return ({ queryKey }: Query) => isNamed(queryKey)
}

/**
 * Runs one operation on records, reports the result in a toast, and offers to undo deletions and
 * changed fields. Returns failures by name; null if the whole request failed, which the toast
 * reports. The adapter between the lists and the API's bulk operations.
 */
export function useBulk(consoleResource: ConsoleResource): Bulk {
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  /**
   * Reloads the screen, because deleting and restoring also changes the records that reference
   * these. Answers about deleted records only become outdated: the server knows nothing more of them.
   */
  const refresh = (deleted: readonly string[] = []) => {
    const isGone = asksAbout(deleted)
    void queryClient.invalidateQueries({ predicate: isGone, refetchType: 'none' })
    void queryClient.invalidateQueries({ predicate: (query) => !isGone(query) })
  }

  /** Restores deleted records, or the previous values of changed ones. */
  const undo = async ({ undo: marks, before = [] }: Outcome, values: object = {}) => {
    try {
      const outcomes: BulkOutcome[] =
        before.length > 0
          ? await (await loadSetBack()).setBack(dataProvider, consoleResource, values, before)
          : [await dataProvider.undoDelete(consoleResource.name, marks)]
      const done = outcomes.flatMap((outcome) => outcome.done)
      const failed = outcomes.flatMap((outcome) => outcome.failed)
      if (failed.length === 0)
        toast({
          title: t('console.delete.undone', { count: done.length }),
          variant: 'success',
        })
      else
        toast({
          title: t('console.delete.notUndone'),
          description: failed.map(({ name, reason }) => `${name}: ${reason}`).join(' '),
          variant: 'destructive',
          duration: Infinity,
        })
    } catch (error) {
      toastFault(t('console.delete.notUndone'), error)
    }
    refresh()
  }

  return async (action, ids, { tags, values } = {}) => {
    try {
      const outcome: Outcome =
        action === 'set'
          ? await dataProvider.setMany(consoleResource.name, ids, values ?? {})
          : await dataProvider.bulk(consoleResource.name, action, ids, tags)
      const count = outcome.done.length
      const canUndo = outcome.undo.length > 0 || (outcome.before?.length ?? 0) > 0
      if (count > 0)
        toast({
          title: t(doneWords[action], { count }),
          description: outcome.final ? t('console.delete.final') : undefined,
          variant: 'success',
          ...(canUndo
            ? {
                duration: timing.undoDuration,
                action: {
                  label: t('console.delete.undo'),
                  run: () => void undo(outcome, values),
                },
              }
            : {}),
        })
      refresh(action === 'delete' ? outcome.done : [])
      return outcome
    } catch (error) {
      toastFault(t(action === 'delete' ? 'console.delete.failed' : 'console.bulk.failed'), error)
      refresh()
      return null
    }
  }
}
