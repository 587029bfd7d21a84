import { leadsBack } from './edit-graph.ts'
import { entryOf, nodeOf, type JourneyGraph, type JourneyNode } from './graph.ts'
import type { Exit } from './kind.ts'

/**
 * A step in the outline: the successor by an only exit follows below it, successors by several
 * exits are nested inside it.
 */
export interface OutlineStep {
  node: JourneyNode
  ways: OutlineWay[]
}

export interface OutlineWay {
  exit: Exit
  /** Steps that only this branch leads to. */
  steps: OutlineStep[]
  /**
   * The step where the branch continues, listed elsewhere; null: nowhere yet, or it ends in its
   * last step.
   */
  to: JourneyNode | null
  isOpen: boolean
  isBack: boolean
}

export interface Outline {
  steps: OutlineStep[]
  /** Steps that cannot be reached. */
  apart: OutlineStep[][]
}

/**
 * The graph as nested lists, every step once: branches are nested inside the step where they part,
 * and their join follows below it.
 */
export function outlineOf(
  graph: JourneyGraph,
  exitsOf: (node: JourneyNode) => readonly Exit[],
): Outline {
  const shown = new Set<string>()
  const forward = (node: JourneyNode) =>
    exitsOf(node).flatMap(({ id }) =>
      node.exits[id] === undefined || leadsBack(node.kind, id)
        ? []
        : (nodeOf(graph, node.exits[id]) ?? []),
    )
  /** Steps that can be reached from a step, nearest first. */
  const reach = (from: JourneyNode): string[] => {
    const found = new Set([from.id])
    for (const id of found) for (const { id: next } of forward(nodeOf(graph, id)!)) found.add(next)
    return [...found]
  }
  const meetingOf = (node: JourneyNode): string | null => {
    const sides = forward(node).map(reach)
    return sides.length < 2
      ? null
      : (sides[0]!.find((id) => id !== node.id && sides.every((side) => side.includes(id))) ?? null)
  }
  const follow = (
    first: JourneyNode | null,
    stops: ReadonlySet<string>,
  ): { steps: OutlineStep[]; to: JourneyNode | null } => {
    const steps: OutlineStep[] = []
    for (let node = first; node;) {
      if (stops.has(node.id) || shown.has(node.id)) return { steps, to: node }
      shown.add(node.id)
      const exits = exitsOf(node)
      const meeting = meetingOf(node)
      const step: OutlineStep = { node, ways: [] }
      steps.push(step)
      const only = exits.length === 1 ? exits[0]! : null
      const next =
        only && node.exits[only.id] !== undefined ? nodeOf(graph, node.exits[only.id]!) : null
      const within = meeting === null ? stops : new Set([...stops, meeting])
      for (const exit of exits) {
        const target =
          node.exits[exit.id] === undefined ? null : nodeOf(graph, node.exits[exit.id]!)
        const isBack = leadsBack(node.kind, exit.id)
        step.ways.push({
          exit,
          isOpen: target === null,
          isBack,
          ...(only || isBack || !target
            ? {
                steps: [],
                to:
                  only && target && !shown.has(target.id) && !stops.has(target.id) ? null : target,
              }
            : follow(target, within)),
        })
      }
      if (only) {
        if (!next || shown.has(next.id) || stops.has(next.id)) return { steps, to: null }
        node = next
      } else node = meeting !== null && !stops.has(meeting) ? nodeOf(graph, meeting) : null
    }
    return { steps, to: null }
  }
  const { steps } = follow(entryOf(graph), new Set())
  const apart: OutlineStep[][] = []
  for (const node of graph.nodes) if (!shown.has(node.id)) apart.push(follow(node, new Set()).steps)
  return { steps, apart }
}

/** Every step of an outline, in its order. */
export const stepsIn = (steps: readonly OutlineStep[]): OutlineStep[] =>
  steps.flatMap((step) => [step, ...step.ways.flatMap((way) => stepsIn(way.steps))])
