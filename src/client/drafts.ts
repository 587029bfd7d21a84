import { useCallback, useEffect, useRef, useState, type SetStateAction } from 'react'
import { session } from './session.ts'
import { readJson, storageKeys, writeJson } from './storage.ts'

const KEEP = 30 * 86_400_000

interface Draft<T> {
  /** Version of the draft's shape; drafts of another shape are ignored. */
  shape: number
  /** Version of the record the draft is based on, so that a form can report later changes. */
  recordVersion: number | null
  savedAt: number
  value: T
}

const keyOf = (owner: string, key: string) => `${storageKeys.drafts}${owner}/${key}`

/** Unsaved input of the person who is signed in, in this browser; signing out removes it. */
export const drafts = {
  /** Unsaved input; null if there is none, if it is over 30 days old or of another shape. */
  read<T>(
    key: string,
    shape = 1,
  ): { value: T; recordVersion: number | null; savedAt: Date } | null {
    const owner = session.owner()
    const draft = owner && readJson<Draft<T>>('local', keyOf(owner, key))
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
    const owner = session.owner()
    if (!owner) return false
    const draft = { shape, recordVersion, savedAt: Date.now(), value } satisfies Draft<T>
    return writeJson('local', keyOf(owner, key), draft)
  },
  clear(key: string): void {
    const owner = session.owner()
    if (owner) writeJson('local', keyOf(owner, key), null)
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

/**
 * State that is kept as a draft: it begins with what an earlier visit left, and nothing is kept of
 * an empty value.
 * @returns `latest`, which is right also in an answer that arrives after a later change, and the
 * draft that was found
 */
export function useDraftState<T extends string | object>(key: string, empty: T) {
  const { offered, keep, clear } = useDraft<T>(key)
  const [value, setState] = useState<T>(offered?.value ?? empty)
  const latest = useRef(value)
  const setValue = useCallback(
    (change: SetStateAction<T>) => {
      const next = typeof change === 'function' ? change(latest.current) : change
      latest.current = next
      // The draft follows without a render: the page may have been left.
      if (Object.keys(next).length > 0) keep(next)
      else clear()
      setState(() => next)
    },
    [keep, clear],
  )
  return { value, setValue, latest, offered }
}
