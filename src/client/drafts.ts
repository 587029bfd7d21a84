import { useCallback, useEffect, useRef, useState } from 'react'
import { readJson, removeByPrefix, writeJson } from './storage.ts'

const PREFIX = 'outrider.draft.'
const KEEP = 30 * 86_400_000

interface Draft<T> {
  /** Of the draft's shape; a draft of another shape is not offered. */
  shape: number
  /**
   * Version of the record it was typed over, so that a form can say that the record has changed
   * since.
   */
  recordVersion: number | null
  savedAt: number
  value: T
}

export const drafts = {
  /**
   * What was typed and not saved; null when there is none, when it is over 30 days old or of
   * another shape.
   */
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
  /** Keeps what was typed. Secrets must not be handed to it. */
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
  /** For a machine that somebody else will use. */
  clearAll(): void {
    removeByPrefix('local', PREFIX)
  },
}

/**
 * A draft that follows a form: `offered` is what an earlier visit left, `keep` writes half a second
 * after the last change (and at once when the page is left), `clear` belongs after a successful
 * save.
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
