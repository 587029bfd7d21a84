import { useQueryClient, type Query } from '@tanstack/react-query'
import { useDataProvider, type RaRecord } from 'react-admin'
import { timing } from '#ui/base/timing.ts'
import { toast } from '#ui/base/toast-state.ts'
import type { BulkAction } from '#model/api/bulk.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { say } from '#language'
import { stableJson } from '#model/lib/stable-json.ts'
import type { BulkFailure, BulkOutcome } from '../core/data-provider.ts'
import { recordLabel, type ConsoleResource } from '../core/registry.ts'
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

/** The records whose field no longer has the value that was set, with the name of that field. */
function changedAgain(values: object, records: readonly RaRecord[]) {
  const found = new Map<RaRecord['id'], string>()
  for (const record of records)
    for (const [name, value] of Object.entries(values))
      if (stableJson(record[name] ?? null) !== stableJson(value ?? null)) found.set(record.id, name)
  return found
}

/** The records that had the same values, with these. */
function byPrevious(names: readonly string[], before: readonly RaRecord[]) {
  const groups = new Map<string, { ids: RaRecord['id'][]; previous: Record<string, unknown> }>()
  for (const record of before) {
    const previous = Object.fromEntries(names.map((name) => [name, record[name] ?? null]))
    const key = JSON.stringify(previous)
    const group = groups.get(key) ?? { ids: [], previous }
    groups.set(key, { ...group, ids: [...group.ids, record.id] })
  }
  return groups.values()
}

const keptFailure = (
  { entity }: ConsoleResource,
  record: RaRecord,
  field: string,
): BulkFailure => ({
  id: String(record.id),
  name: recordLabel(entity, record),
  reason: say('"{name}" was changed again since. It keeps its value.', {
    name: say(entity.field(field)?.node.title ?? field),
  }),
})

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

  /**
   * Writes the previous values of changed records, those with the same values together. A value
   * that was changed again since is kept.
   */
  const setBack = async (values: object, before: readonly RaRecord[]) => {
    const { data: records } = await dataProvider.getMany<RaRecord>(consoleResource.name, {
      ids: before.map(({ id }) => id),
    })
    const changed = changedAgain(values, records)
    const failed = before.flatMap((record) => {
      const name = changed.get(record.id)
      return name === undefined ? [] : [keptFailure(consoleResource, record, name)]
    })
    const outcomes: BulkOutcome[] = [{ done: [], failed, undo: [], final: false }]
    const kept = before.filter(({ id }) => !changed.has(id))
    for (const { ids, previous } of byPrevious(Object.keys(values), kept))
      outcomes.push(await dataProvider.setMany(consoleResource.name, ids, previous))
    return outcomes
  }

  /** Restores deleted records, or the previous values of changed ones. */
  const undo = async ({ undo: marks, before = [] }: Outcome, values: object = {}) => {
    try {
      const outcomes: BulkOutcome[] =
        before.length > 0
          ? await setBack(values, before)
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
