import { useCallback, useEffect, useRef, useState } from 'react'
import type { Language } from '#condition/language.ts'
import { conditionOf, treeOf, type GroupNode } from '#condition/tree.ts'
import { redo, startHistory, step, undo, type History } from './history.ts'

/**
 * The tree of a controlled value, with undo history. A value set from outside (a draft, a resolved
 * conflict) is a step as well.
 */
export function useTree(
  value: unknown,
  onChange: (value: unknown) => void,
  language: Language,
  written: (root: GroupNode) => unknown,
) {
  const [history, setHistory] = useState<History<GroupNode>>(() =>
    startHistory(treeOf(value, language)),
  )
  const kept = useRef(history)
  const lastSent = useRef(JSON.stringify(value ?? null))
  const send = useRef(onChange)
  send.current = onChange
  const take = useCallback(
    (next: History<GroupNode>) => {
      if (next === kept.current) return
      const changed = next.present !== kept.current.present
      kept.current = next
      setHistory(next)
      if (!changed) return
      const condition = written(next.present)
      lastSent.current = JSON.stringify(condition ?? null)
      send.current(condition)
    },
    [written],
  )
  const now = JSON.stringify(value ?? null)
  useEffect(() => {
    if (now === lastSent.current) return
    lastSent.current = now
    kept.current = step(kept.current, treeOf(JSON.parse(now), language), null)
    setHistory(kept.current)
  }, [now, language])
  return {
    root: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit: useCallback(
      (change: (root: GroupNode) => GroupNode, key?: string) =>
        take(step(kept.current, change(kept.current.present), key ?? null)),
      [take],
    ),
    replace: useCallback(
      (next: unknown, key?: string) =>
        take(step(kept.current, treeOf(next, language), key ?? null)),
      [take, language],
    ),
    undo: useCallback(() => take(undo(kept.current)), [take]),
    redo: useCallback(() => take(redo(kept.current)), [take]),
  }
}

/** The condition of a tree; `none` for an empty tree that started without a condition. */
export const writtenAs =
  (none: unknown) =>
  (root: GroupNode): unknown =>
    conditionOf(root) ?? none
