import { readDuration } from '#model/lib/duration.ts'
import { required } from '#model/lib/lookup.ts'
import { entryOf, nodeOf, type JourneyGraph, type JourneyNode } from './graph.ts'

/** When people can be at a step, in minutes after entering the journey. */
export interface Span {
  from: number
  /** The latest, if every step ends within its limit. */
  to: number
  /** The hour of the day at which they arrive, where an earlier step set one. */
  clock: string
}

const MINUTES = {
  year: 365 * 1440,
  month: 30 * 1440,
  week: 7 * 1440,
  day: 1440,
  hour: 60,
  minute: 1,
  second: 1 / 60,
} as const

function minutesOf(duration: unknown, otherwise: string): number {
  const read = readDuration(typeof duration === 'string' ? duration : otherwise) ?? {}
  return Object.entries(read).reduce(
    (sum, [unit, amount]) => sum + amount * MINUTES[unit as keyof typeof MINUTES],
    0,
  )
}

/**
 * How long a step holds people before they leave by an exit: minimum, maximum, and until which
 * hour. Allowed days and hours may add to it.
 */
function holding({ kind, given }: JourneyNode, exit: string): Span {
  const { how = 'time', time, timeout, from, waits } = given
  const clock = kind === 'wait' && typeof from === 'string' ? from : ''
  if (kind === 'wait' && how === 'time')
    return { from: minutesOf(time, 'P1D'), to: minutesOf(time, 'P1D'), clock }
  if (kind === 'wait' || (kind === 'todo' && waits === true)) {
    const longest = minutesOf(timeout, 'P7D')
    return {
      from: exit === 'timed-out' ? longest : 0,
      to: longest,
      clock: exit === 'timed-out' ? '' : clock,
    }
  }
  return { from: 0, to: 0, clock: '' }
}

/**
 * The steps that can be reached from the entry, each after all steps that lead to it, except by
 * back edges (reverse postorder of a depth-first search).
 */
function inOrder(graph: JourneyGraph): JourneyNode[] {
  const seen = new Set<string>()
  const finished: JourneyNode[] = []
  const visit = (node: JourneyNode | null) => {
    if (!node || seen.has(node.id)) return
    seen.add(node.id)
    for (const to of Object.values(node.exits)) visit(nodeOf(graph, to))
    finished.push(node)
  }
  visit(entryOf(graph))
  return finished.toReversed()
}

/**
 * For every step that can be reached from the entry: the earliest and latest time people can
 * arrive. Back edges are ignored.
 */
export function spansOf(graph: JourneyGraph): Map<string, Span> {
  const order = inOrder(graph)
  const places = new Map(order.map(({ id }, at) => [id, at]))
  const spans = new Map<string, Span>(
    order.slice(0, 1).map(({ id }) => [id, { from: 0, to: 0, clock: '' }]),
  )
  for (const node of order) {
    const here = required(spans, node.id)
    for (const [exit, to] of Object.entries(node.exits)) {
      if ((places.get(to) ?? -1) <= required(places, node.id)) continue
      const span = holding(node, exit)
      const clock = span.from > 0 || span.to > 0 || span.clock !== '' ? span.clock : here.clock
      const known = spans.get(to)
      const come = { from: here.from + span.from, to: here.to + span.to, clock }
      spans.set(
        to,
        known
          ? {
              from: Math.min(known.from, come.from),
              to: Math.max(known.to, come.to),
              clock: known.clock === clock ? clock : '',
            }
          : come,
      )
    }
  }
  return spans
}
