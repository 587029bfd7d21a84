import { nodeDefinitions, nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import { defaultPosition } from '#journey/edit-graph.ts'
import { nodeOf } from '#journey/graph.ts'
import { nodeGroups } from '#journey/kind.ts'
import { Icon } from '#ui/base/icon.tsx'
import { say } from '#language'
import { useDesigner } from './context.ts'
import { iconOf } from './icons.ts'
import { DRAGGED_KIND } from './plus-button.tsx'
import { tDesigner as t } from './messages.ts'

/**
 * All step kinds: drag one onto a line, or press one to insert it after the selected step; without
 * one, at the end of the path from the entry.
 */
export function Palette() {
  const { graph, chosen, dispatch } = useDesigner()
  const press = (kind: string) => {
    const last = chosen.length > 0 ? nodeOf(graph, chosen.at(-1)!) : null
    const exits = last ? (nodeDefinitionOf(last.kind)?.exits(last.given) ?? []) : []
    const exit = exits.find(({ id }) => last!.exits[id] === undefined) ?? exits[0]
    dispatch({
      type: 'insert',
      kind,
      place:
        last && exit ? { from: last.id, exit: exit.id } : defaultPosition(graph, nodeDefinitionOf),
    })
  }
  return (
    <nav className="jd-palette" aria-label={t('journey.palette')}>
      {nodeGroups.map(({ id, title }) => (
        <div key={id} role="group" aria-label={say(title)} className="jd-palette-group">
          {nodeDefinitions
            .filter((kind) => kind.group === id)
            .map((kind) => (
              <button
                key={kind.id}
                type="button"
                draggable
                className="jd-palette-item"
                title={`${kind.description} ${t('journey.dragHint')}.`}
                disabled={kind.id === 'entry' && graph.nodes.some((node) => node.kind === 'entry')}
                onClick={() => press(kind.id)}
                onDragStart={(event) => {
                  event.dataTransfer.setData(DRAGGED_KIND, kind.id)
                  event.dataTransfer.effectAllowed = 'copy'
                }}
              >
                <Icon name={iconOf(kind)} size={18} />
                {kind.title}
              </button>
            ))}
        </div>
      ))}
    </nav>
  )
}
