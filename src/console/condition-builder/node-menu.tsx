import type { NodePosition } from '#condition/edit-tree.ts'
import { ActionMenu, type MenuAction } from '#ui/lists/action-menu.tsx'
import { actionsOn } from './actions.ts'
import { useTools } from './tools.ts'
import { b } from './messages.ts'

/** The menu of actions on a node. */
export function NodeMenu({ standing, label }: { standing: NodePosition; label: string }) {
  const tools = useTools()
  const actions = actionsOn(tools, standing)
  const { node, parent } = standing
  const items: MenuAction[] = [
    ...(parent
      ? [{ label: b('builder.duplicate'), icon: 'copy' as const, onSelect: actions.duplicate }]
      : []),
    ...(actions.movable
      ? [
          { label: b('builder.moveUp'), icon: 'up' as const, onSelect: () => actions.move(-1) },
          { label: b('builder.moveDown'), icon: 'down' as const, onSelect: () => actions.move(1) },
        ]
      : []),
    ...(parent
      ? [{ label: b('builder.wrap'), icon: 'cond' as const, onSelect: actions.wrap }]
      : []),
    ...(parent && node.kind === 'group'
      ? [{ label: b('builder.dissolve'), icon: 'outline' as const, onSelect: actions.dissolve }]
      : []),
    ...(actions.removable
      ? [
          {
            label: b('builder.remove'),
            icon: 'trash' as const,
            danger: true,
            onSelect: actions.remove,
          },
        ]
      : []),
  ]
  return <ActionMenu label={label} items={items} />
}
