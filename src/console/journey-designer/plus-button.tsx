import { useState, type DragEvent } from 'react'
import type { InsertPosition } from '#journey/edit-graph.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Tooltip } from '#ui/base/tooltip.tsx'
import { useDesigner } from './context.ts'

/** Data type of a drag from the palette; its content is the id of a kind. */
export const DRAGGED_KIND = 'application/x-outrider-step'

/** Drag-and-drop handlers of a target for step kinds. */
export function useDrop(place: Exclude<InsertPosition, null>) {
  const { dispatch } = useDesigner()
  const [isOver, setOver] = useState(false)
  const takes = (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED_KIND)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!takes(event)) return
      event.preventDefault()
      event.stopPropagation()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!takes(event)) return
      event.preventDefault()
      event.stopPropagation()
      setOver(false)
      dispatch({ type: 'insert', kind: event.dataTransfer.getData(DRAGGED_KIND), place })
    },
  }
}

/**
 * "+" on a path: opens the step kinds next to it and accepts dragged ones. It is not in the tab
 * order, because the keyboard has the + key on the step above.
 */
export function PlusButton({
  place,
  label,
  isOpen = false,
}: {
  place: Exclude<InsertPosition, null>
  label: string
  isOpen?: boolean
}) {
  const { add } = useDesigner()
  const { isOver, ...drop } = useDrop(place)
  return (
    <Tooltip isName text={label}>
      <button
        type="button"
        tabIndex={-1}
        className={[
          'jd-plus nodrag nopan',
          isOver ? 'jd-over' : '',
          isOpen ? 'jd-plus-open' : '',
        ].join(' ')}
        aria-label={label}
        onClick={(event) => add(place, event.currentTarget)}
        {...drop}
      >
        <Icon name="plus" size={12} />
      </button>
    </Tooltip>
  )
}
