import { useEffect } from 'react'
import { useListContext } from 'react-admin'
import { onLiveEvent } from '#client/stream.ts'

/** Milliseconds: combines consecutive writes into one reload. */
const TOGETHER = 1500
/** Records every write to any entity. */
const AUDIT = 'audit-entry'

/**
 * Refreshes the surrounding list when others write: reloads the rows in place and keeps selection,
 * page and scroll position.
 */
export function LiveList({ entityId }: { entityId: string }) {
  const { refetch } = useListContext()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onLiveEvent(({ topic, data }) => {
      const written = topic === 'record' ? (data as { entity?: unknown } | null)?.entity : undefined
      if (written === undefined || (written !== entityId && entityId !== AUDIT)) return
      timer ??= setTimeout(() => {
        timer = undefined
        void refetch()
      }, TOGETHER)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [entityId, refetch])
  return null
}
