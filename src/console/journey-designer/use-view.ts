import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { useReactFlow } from 'reactflow'
import type { Drawing } from './drawing.ts'

export interface CanvasControls {
  fit(): void
  reveal(id: string): void
}

const MARGIN = 12
/** Pixels kept free below a revealed step, so that its successor is partly visible. */
const ROOM = 96

/**
 * The viewport of the drawing: starts at the entry, keeps its center on resize, and reveals the
 * selected step.
 */
export function useView(
  box: RefObject<HTMLElement | null>,
  drawing: Drawing,
  last: string | undefined,
  controls: { current: CanvasControls | null },
) {
  const flow = useReactFlow()
  const held = useRef({ drawing, last })
  held.current = { drawing, last }
  const reveal = useCallback(
    (id: string) => {
      const at = held.current.drawing.boxes.get(id)
      const { width, height } = box.current?.getBoundingClientRect() ?? { width: 0, height: 0 }
      if (!at || width === 0) return
      const { x, y, zoom } = flow.getViewport()
      const [left, top, right, bottom] = [
        at.x * zoom + x,
        at.y * zoom + y,
        (at.x + at.width) * zoom + x,
        (at.y + at.height) * zoom + y,
      ]
      // Moves no further than needed.
      const dx = left < MARGIN ? MARGIN - left : Math.min(0, width - MARGIN - right)
      const dy = top < MARGIN ? MARGIN - top : Math.min(0, height - ROOM - bottom)
      if (dx !== 0 || dy !== 0) void flow.setViewport({ x: x + dx, y: y + dy, zoom })
    },
    [box, flow],
  )
  useEffect(() => {
    controls.current = { fit: () => void flow.fitView({ padding: 0.08, maxZoom: 1 }), reveal }
    return () => void (controls.current = null)
  }, [controls, flow, reveal])
  useEffect(() => {
    const element = box.current
    if (!element) return
    let { width } = element.getBoundingClientRect()
    const observer = new ResizeObserver(() => {
      const now = element.getBoundingClientRect().width
      if (now === width) return
      const { x, y, zoom } = flow.getViewport()
      void flow.setViewport({ x: x + (now - width) / 2, y, zoom })
      width = now
      if (held.current.last) reveal(held.current.last)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, flow, reveal])
  useEffect(() => {
    if (last) reveal(last)
  }, [last, drawing, reveal])
  // Starts with the entry at the top edge, in reading size.
  const begin = useCallback(() => {
    const all = [...held.current.drawing.boxes.values()]
    const [first] = all
    const width = box.current?.getBoundingClientRect().width ?? 0
    const [left, right] = [
      Math.min(...all.map(({ x }) => x)),
      Math.max(...all.map((one) => one.x + one.width)),
    ]
    const middle =
      !first || right - left + 2 * MARGIN <= width ? (left + right) / 2 : first.x + first.width / 2
    void flow.setViewport({ x: Math.round(width / 2 - middle), y: MARGIN, zoom: 1 })
  }, [box, flow])
  return { reveal, begin }
}
