import { createContext, useContext } from 'react'
import type { Standing } from '#condition/edit-tree.ts'
import { b } from './words.ts'

/** What the rows of a tree share beside the tools of its builder. */
export interface TreeState {
  /** The node that Tab comes to. */
  current: string
  setCurrent(id: string): void
  /** Where a new line is being looked for. */
  adding: { groupId: string; at: number } | null
  setAdding(to: TreeState['adding']): void
  /** Groups whose lines are put away. */
  folded: ReadonlySet<string>
  fold(id: string, on: boolean): void
}
export const TreeStateContext = createContext<TreeState | null>(null)
export const useTreeState = () => useContext(TreeStateContext)!

/** Groups within groups can be put away; the outermost, and events of a line, cannot. */
export const isFoldable = ({ node, parent }: Standing) => node.kind === 'group' && parent !== null

/** The attributes of a row (WAI-ARIA, tree item); Tab comes to the row that was last in focus. */
export function useTreeItem(standing: Standing, name: string) {
  const { current, setCurrent } = useTreeState()
  const { node, level, index, siblings } = standing
  return {
    role: 'treeitem',
    'data-node': node.id,
    'aria-level': level,
    'aria-posinset': index + 1,
    'aria-setsize': siblings,
    'aria-selected': current === node.id,
    'aria-label': node.on ? name : `${name}, ${b('builder.off')}`,
    tabIndex: current === node.id ? 0 : -1,
    onFocus: (event: { target: EventTarget; currentTarget: EventTarget }) => {
      if ((event.target as HTMLElement).closest('[role=treeitem]') === event.currentTarget)
        setCurrent(node.id)
    },
  } as const
}
