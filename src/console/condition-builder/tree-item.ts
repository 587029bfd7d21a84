import { createContext, useContext } from 'react'
import type { NodePosition } from '#condition/edit-tree.ts'
import { tConditions as t } from './messages.ts'

/** State shared by the rows of a tree, in addition to the tools of its builder. */
export interface TreeState {
  /** The node in the tab order. */
  current: string
  setCurrent(id: string): void
  /** Where the search for a new line is open. */
  adding: { groupId: string; at: number } | null
  setAdding(to: TreeState['adding']): void
  /** Collapsed groups. */
  folded: ReadonlySet<string>
  fold(id: string, on: boolean): void
}
export const TreeStateContext = createContext<TreeState | null>(null)
export const useTreeState = () => useContext(TreeStateContext)!

/** Nested groups can be collapsed; the outermost group and the events of a line cannot. */
export const isFoldable = ({ node, parent }: NodePosition) =>
  node.kind === 'group' && parent !== null

/** The attributes of a row (WAI-ARIA, tree item); only the last focused row is in the tab order. */
export function useTreeItem(position: NodePosition, name: string) {
  const { current, setCurrent } = useTreeState()
  const { node, level, index, siblings } = position
  return {
    role: 'treeitem',
    'data-node': node.id,
    'aria-level': level,
    'aria-posinset': index + 1,
    'aria-setsize': siblings,
    'aria-selected': current === node.id,
    'aria-label': node.on ? name : `${name}, ${t('builder.off')}`,
    tabIndex: current === node.id ? 0 : -1,
    onFocus: (event: { target: EventTarget; currentTarget: EventTarget }) => {
      if ((event.target as HTMLElement).closest('[role=treeitem]') === event.currentTarget)
        setCurrent(node.id)
    },
  } as const
}
