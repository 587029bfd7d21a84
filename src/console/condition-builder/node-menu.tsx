import type { NodePosition } from '#condition/edit-tree.ts'
import { ActionMenu, type MenuAction } from '#ui/lists/action-menu.tsx'
import { actionsOn } from './actions.ts'
import { useTools } from './tools.ts'
import { tConditions as t } from './messages.ts'

/** The menu of actions on a node. */
export function NodeMenu({ standing, label }: { standing: NodePosition; label: string }) {
  const tools = useTools()
  const actions = actionsOn(tools, standing)
  const { node, parent } = standing
  const items: MenuAction[] = [
    ...(parent
      ? [
          {
            label: t('builder.duplicate'),
            icon: 'copy' as const,
            onSelect: actions.duplicate,
          },
        ]
      : []),
    ...(actions.movable
      ? [
          {
            label: t('builder.moveUp'),
            icon: 'up' as const,
            onSelect: () => actions.move(-1),
          },
          {
            label: t('builder.moveDown'),
            icon: 'down' as const,
            onSelect: () => actions.move(1),
          },
        ]
      : []),
    ...(parent
      ? [
          {
            label: t('builder.wrap'),
            icon: 'cond' as const,
            onSelect: actions.wrap,
          },
        ]
      : []),
    ...(parent && node.kind === 'group'
      ? [
          {
            label: t('builder.dissolve'),
            icon: 'outline' as const,
            onSelect: actions.dissolve,
          },
        ]
      : []),
    ...(actions.removable
      ? [
          {
            label: t('builder.remove'),
            icon: 'trash' as const,
            danger: true,
            onSelect: actions.remove,
          },
        ]
      : []),
  ]
  return <ActionMenu label={label} items={items} />
}
