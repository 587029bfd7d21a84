import type { KeyboardEvent } from 'react'
import type { NodePosition } from '#condition/edit-tree.ts'
import { actionsOn } from './actions.ts'
import type { BuilderTools } from './tools.ts'
import { isFoldable, type TreeState } from './tree-item.ts'

/**
 * Handles the keys of the tree; controls inside a line handle their own, except Esc, which returns
 * to the row.
 */
export function onTreeKey(
  event: KeyboardEvent<HTMLElement>,
  rows: readonly NodePosition[],
  tools: BuilderTools,
  { setAdding, folded, fold }: Pick<TreeState, 'setAdding' | 'folded' | 'fold'>,
): void {
  const target = event.target as HTMLElement
  const item = target.closest<HTMLElement>('[role=treeitem]')
  if (!item) return
  if (target !== item) {
    if (event.key === 'Escape' && !event.defaultPrevented) item.focus()
    return
  }
  const at = rows.findIndex((nodePosition) => nodePosition.node.id === item.dataset['node'])
  const standing = rows[at]
  if (!standing) return
  const actions = actionsOn(tools, standing)
  const go = (to: NodePosition | undefined) => to && tools.focusNode(to.node.id)
  const { parent } = standing
  const group = standing.node.kind === 'group' ? standing.node : parent
  const control = event.ctrlKey || event.metaKey
  const keys: Record<string, () => void> = {
    ArrowDown: () => go(rows[at + 1]),
    ArrowUp: () => go(rows[at - 1]),
    ArrowRight: () =>
      folded.has(standing.node.id)
        ? fold(standing.node.id, false)
        : rows[at + 1] && rows[at + 1]!.level > standing.level && go(rows[at + 1]),
    ArrowLeft: () =>
      isFoldable(standing) && !folded.has(standing.node.id)
        ? fold(standing.node.id, true)
        : go(rows.slice(0, at).findLast((nodePosition) => nodePosition.level < standing.level)),
    Home: () => go(rows[0]),
    End: () => go(rows.at(-1)),
    Enter: () => tools.focusNode(standing.node.id, true),
    F2: () => tools.focusNode(standing.node.id, true),
    ' ': () => actions.switchOn(!standing.node.on),
    Delete: () => actions.remove(),
    Insert: () =>
      group &&
      setAdding({
        groupId: group.id,
        at: standing.node.kind === 'group' ? group.parts.length : standing.index + 1,
      }),
    'Alt+ArrowUp': () => actions.move(-1),
    'Alt+ArrowDown': () => actions.move(1),
    'Control+d': () => actions.duplicate(),
    'Control+g': () => actions.wrap(),
  }
  const act =
    keys[
      `${control ? 'Control+' : ''}${event.altKey ? 'Alt+' : ''}${control ? event.key.toLowerCase() : event.key}`
    ]
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  act()
}
