import { productNow } from '#ui/base/product-clock.ts'
import { useContext } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useInfiniteGetList, type RaRecord } from 'react-admin'
import { exactMoment } from '#ui/lists/exact-moment.ts'
import { api } from '#client/api.ts'
import type { ProfileMerge } from '#model/schema/entities.generated.ts'
import { paging } from '#model/api/paging.ts'
import { Button } from '#ui/base/button.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { dateFormat } from '#language'
import { WriteAccess } from '../core/access.ts'
import { useResource } from '../core/registry.ts'
import { tActs } from './act-messages.ts'
import { useRefreshAll } from '../parts/use-paged.ts'
import { tProfile } from './messages.ts'

/** Decides only whether to offer it; the server checks the time itself. */
const UNDO_WINDOW_MS = 30 * 86_400_000
const dayOf = (at: Date | number): string => dateFormat({ dateStyle: 'medium' }).format(at)

type Merge = ProfileMerge & RaRecord

/** Profiles merged into this one, with an undo for 30 days. Renders nothing without any. */
export function Merges({ profileId }: { profileId: string }) {
  const consoleResource = useResource('profile-merge')
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteGetList<Merge>(
    consoleResource.name,
    {
      filter: { masterId: profileId },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: paging.defaultSize },
    },
  )
  const merges = data?.pages.flatMap((page) => page.data) ?? []
  if (merges.length === 0) return null
  return (
    <section className="c-todos" aria-label={tActs('merge.merges')}>
      <h3>{tActs('merge.merges')}</h3>
      <ul>
        {merges.map((merge) => (
          <MergeLine key={merge.id} merge={merge} />
        ))}
      </ul>
      {hasNextPage && (
        <Button size="s" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {tProfile('profile.earlier')}
        </Button>
      )}
    </section>
  )
}

function undoWords({ undoneAt }: Merge, until: number, isOpen: boolean) {
  if (undoneAt) return tActs('merge.wasUndone', { when: dayOf(new Date(undoneAt)) })
  return isOpen ? tActs('merge.until', { when: dayOf(until) }) : tActs('merge.tooLate')
}

function MergeLine({ merge }: { merge: Merge }) {
  const canWrite = useContext(WriteAccess)
  const refresh = useRefreshAll()
  const until = Date.parse(merge.createdAt) + UNDO_WINDOW_MS
  const isOpen = !merge.undoneAt && until > productNow().getTime()
  const undo = useMutation({
    mutationFn: () => api.post(`/profile-merges/${merge.id}/undo`),
    onSuccess: () => toast({ title: tActs('merge.undone'), variant: 'success' }),
    onError: (error) =>
      toast({
        title: tActs('merge.notUndone'),
        description: error.message,
        variant: 'destructive',
      }),
    onSettled: refresh,
  })
  return (
    <li>
      <time
        className="c-soft c-num"
        dateTime={merge.createdAt}
        title={exactMoment(new Date(merge.createdAt))}
      >
        {dayOf(new Date(merge.createdAt))}
      </time>
      <span className="c-todo-words">
        <span className="c-medium">{merge.name}</span>
        <span className="c-soft">{undoWords(merge, until, isOpen)}</span>
      </span>
      {canWrite && isOpen && (
        <Button size="s" busy={undo.isPending} onClick={() => undo.mutate()}>
          {tActs('merge.undo')}
        </Button>
      )}
    </li>
  )
}
