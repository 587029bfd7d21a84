import { useEffect } from 'react'
import { useListContext } from 'react-admin'
import { onLiveEvent } from '#client/stream.ts'

/** Several writes that follow one another are read together. Milliseconds. */
const TOGETHER = 1500
/** Every write of anything is an entry there. */
const AUDIT = 'audit-entry'

/**
 * Keeps the list around it fresh while others write: rows are read again in place, and choice, page
 * and scroll stay.
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
