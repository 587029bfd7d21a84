import { nodeOf, type JourneyGraph } from '#journey/graph.ts'
import type { Drawing } from './drawing.ts'

/**
 * The step an arrow key moves to: along the paths up and down, to the nearest one in its row
 * sideways. Null if there is none or the key is no arrow.
 */
export function adjacentStep(
  graph: JourneyGraph,
  { boxes, ways }: Drawing,
  id: string,
  key: string,
): string | null {
  const at = boxes.get(id)
  if (!at || !nodeOf(graph, id)) return null
  const middle = at.x + at.width / 2
  if (key === 'ArrowDown')
    return ways.find(({ from, to, isBack }) => from === id && to !== null && !isBack)?.to ?? null
  if (key === 'ArrowUp') return ways.find(({ to, isBack }) => to === id && !isBack)?.from ?? null
  if (key === 'Home') return graph.nodes[0]?.id ?? null
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  const side = key === 'ArrowRight' ? 1 : -1
  const near = [...boxes].filter(
    ([other, one]) =>
      other !== id &&
      side * (one.x + one.width / 2 - middle) > 0 &&
      Math.abs(one.y - at.y) < at.height,
  )
  return (
    near.toSorted(
      ([, a], [, b]) => Math.abs(a.x + a.width / 2 - middle) - Math.abs(b.x + b.width / 2 - middle),
    )[0]?.[0] ?? null
  )
}
