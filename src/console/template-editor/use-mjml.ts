import { useCallback, useEffect, useRef, useState } from 'react'
import { pushState, redo, startHistory, undo, type History } from '#model/email/mjml/history.ts'
import { keepIds, readSource, type ReadFault } from '#model/email/mjml/read-source.ts'
import { writeNode, type MjmlDocument } from '#model/email/mjml/tree.ts'

/** One state of the document, for both views. */
export interface MjmlState {
  source: string
  /** The last tree that could be read; `source` is newer while there are faults. */
  tree: MjmlDocument
  faults: readonly ReadFault[]
}

function stateOf(source: string, before?: MjmlState): MjmlState {
  const { tree, faults } = readSource(source)
  if (!before) return { source, tree, faults }
  return { source, faults, tree: faults.length > 0 ? before.tree : keepIds(before.tree, tree) }
}

export interface MjmlEditing extends MjmlState {
  canUndo: boolean
  canRedo: boolean
  /** Takes a changed tree. Changes with the same key within a second are one step of undo. */
  apply(tree: MjmlDocument, key?: string): void
  /** Takes a source as typed. */
  type(source: string): void
  undo(): void
  redo(): void
}

/**
 * The document of an editor and its one history. A value that was set from outside, such as a
 * restored draft, is a step of the history too.
 */
export function useMjml(value: string, onChange: (source: string) => void): MjmlEditing {
  const [history, setHistory] = useState(() => startHistory(stateOf(value)))
  const current = useRef(history)
  const report = useRef(onChange)
  report.current = onChange
  const take = useCallback((next: History<MjmlState>, isOwn: boolean) => {
    if (next === current.current) return
    current.current = next
    setHistory(next)
    if (isOwn) report.current(next.present.source)
  }, [])
  useEffect(() => {
    const { present } = current.current
    if (value !== present.source)
      take(pushState(current.current, stateOf(value, present), '', Date.now()), false)
  }, [value, take])
  const push = (state: MjmlState, key: string) =>
    take(pushState(current.current, state, key, Date.now()), true)
  return {
    ...history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    apply(tree, key = '') {
      if (tree !== current.current.present.tree)
        push({ source: writeNode(tree), tree, faults: [] }, key)
    },
    type(source) {
      const { present } = current.current
      if (source !== present.source) push(stateOf(source, present), 'source')
    },
    undo: () => take(undo(current.current), true),
    redo: () => take(redo(current.current), true),
  }
}
