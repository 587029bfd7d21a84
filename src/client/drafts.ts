import { useCallback, useEffect, useRef, useState } from 'react'
import { readJson, removeByPrefix, writeJson } from './storage.ts'

const PREFIX = 'outrider.draft.'
const KEEP = 30 * 86_400_000

interface Draft<T> {
  /** Version of the draft's shape; drafts of another shape are ignored. */
  shape: number
  /** Version of the record the draft is based on, so that a form can report later changes. */
  recordVersion: number | null
  savedAt: number
  value: T
}

export const drafts = {
  /** Unsaved input; null if there is none, if it is over 30 days old or of another shape. */
  read<T>(
    key: string,
    shape = 1,
  ): { value: T; recordVersion: number | null; savedAt: Date } | null {
    const draft = readJson<Draft<T>>('local', PREFIX + key)
    if (!draft || draft.shape !== shape || Date.now() - draft.savedAt > KEEP) return null
    return {
      value: draft.value,
      recordVersion: draft.recordVersion,
      savedAt: new Date(draft.savedAt),
    }
  },
  /** Stores unsaved input. Callers must leave out secrets. */
  write<T>(
    key: string,
    value: T,
    { shape = 1, recordVersion = null }: { shape?: number; recordVersion?: number | null } = {},
  ): boolean {
    return writeJson('local', PREFIX + key, {
      shape,
      recordVersion,
      savedAt: Date.now(),
      value,
    } satisfies Draft<T>)
  },
  clear(key: string): void {
    writeJson('local', PREFIX + key, null)
  },
  /** Deletes all drafts, for a device that another person will use. */
  clearAll(): void {
    removeByPrefix('local', PREFIX)
  },
}

/**
 * A draft that follows a form: `offered` is left by an earlier visit, `keep` writes half a second
 * after the last change (and at once when the page is left), call `clear` after a successful save.
 */
export function useDraft<T>(
  key: string,
  options: { shape?: number; recordVersion?: number | null } = {},
) {
  const { shape = 1, recordVersion = null } = options
  const [offered] = useState(() => drafts.read<T>(key, shape))
  const waiting = useRef<{ value: T } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = useCallback(() => {
    clearTimeout(timer.current)
    if (waiting.current) drafts.write(key, waiting.current.value, { shape, recordVersion })
    waiting.current = null
  }, [key, shape, recordVersion])
  useEffect(() => {
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])
  const keep = useCallback(
    (value: T) => {
      waiting.current = { value }
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, 500)
    },
    [flush],
  )
  const clear = useCallback(() => {
    clearTimeout(timer.current)
    waiting.current = null
    drafts.clear(key)
  }, [key])
  return { offered, keep, clear }
}
