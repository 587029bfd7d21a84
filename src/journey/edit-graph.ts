import { withoutLostExits } from './check-graph.ts'
import { MAX_NODES, nodeOf, type JourneyGraph, type JourneyNode } from './graph.ts'
import type { NodeDefinition } from './kind.ts'
import { required } from '#model/lib/lookup.ts'

export type KindOf = (kind: string) => NodeDefinition | null

/**
 * Where a step is inserted: on an exit of another, before a step that several exits lead to, or
 * unconnected.
 */
export type InsertPosition = { from: string; exit: string } | { before: string } | null

/** The result of an edit: the graph, and the ids of new steps. */
export interface Edited {
  graph: JourneyGraph
  made: string[]
}

/** Parameters that are a list of exits: their entries have a generated id. */
const isWays = (parameter: NodeDefinition['parameters'][string]) =>
  parameter.type === 'array' && parameter.items?.properties?.id?.['x-hidden'] === true

/** The parameter that holds a kind's exits; null for kinds without. */
export const waysParameter = (kind: NodeDefinition): string | null =>
  Object.keys(kind.parameters).find((name) => isWays(kind.parameters[name]!)) ?? null

/** An id that is not taken: `wait`, `wait-2`, `wait-3` … */
export function freeId(wanted: string, taken: ReadonlySet<string>): string {
  const base = wanted.replace(/-\d+$/, '').slice(0, 24)
  for (let n = 1; ; n++) {
    const id = n === 1 ? base : `${base}-${n}`
    if (!taken.has(id)) return id
  }
}

const idsOf = ({ nodes }: JourneyGraph) => new Set(nodes.map(({ id }) => id))

/** A new step of a kind: with the minimum number of exits, and no other parameters. */
function freshNode(kind: NodeDefinition, id: string): JourneyNode {
  const ways = waysParameter(kind)
  const least = ways ? Math.max(1, kind.parameters[ways]!.minItems ?? 1) : 0
  const given = ways
    ? { [ways]: Array.from({ length: least }, (_, n) => ({ id: `way-${n + 1}` })) }
    : {}
  return { id, kind: kind.id, name: '', note: '', given, exits: {} }
}

/** True for the exit that always leads back. */
export const leadsBack = (kind: string, exit: string): boolean =>
  kind === 'jump' && exit === 'again'

const replaced = (graph: JourneyGraph, node: JourneyNode): JourneyGraph => ({
  nodes: graph.nodes.map((journeyNode) => (journeyNode.id === node.id ? node : journeyNode)),
})

/** Connects an exit to a step, or to none. Unknown steps and exits change nothing. */
export function connect(
  graph: JourneyGraph,
  { from, exit }: { from: string; exit: string },
  to: string | null,
  kindOf: KindOf,
): JourneyGraph {
  const node = nodeOf(graph, from)
  if (
    !node ||
    (to !== null && !nodeOf(graph, to)) ||
    !kindOf(node.kind)
      ?.exits(node.given)
      .some(({ id }) => id === exit)
  )
    return graph
  const { [exit]: _old, ...others } = node.exits
  return replaced(graph, { ...node, exits: to === null ? others : { ...others, [exit]: to } })
}

/** Redirects every exit that led to a step to another step, or to none. */
const redirected = (
  graph: JourneyGraph,
  from: string,
  to: string | null,
  unless?: string,
): JourneyGraph => ({
  nodes: graph.nodes.map((node) => {
    if (node.id === unless || !Object.values(node.exits).includes(from)) return node
    const exits = Object.entries(node.exits).flatMap(([exit, target]) => {
      if (target !== from) return [[exit, target]]
      return to === null || to === node.id ? [] : [[exit, to]]
    })
    return { ...node, exits: Object.fromEntries(exits) }
  }),
})

const nodeBehind = (graph: JourneyGraph, place: NonNullable<InsertPosition>) =>
  'before' in place ? nodeOf(graph, place.before)?.id : nodeOf(graph, place.from)?.exits[place.exit]

/**
 * Inserts steps at a place. People enter at the first one and continue at the last one: its open
 * exits lead to the step that followed before.
 */
function putIn(
  graph: JourneyGraph,
  nodes: readonly JourneyNode[],
  place: InsertPosition,
  kindOf: KindOf,
): Edited {
  const [first] = nodes
  const made = nodes.map(({ id }) => id)
  if (!first || graph.nodes.length + nodes.length > MAX_NODES) return { graph, made: [] }
  const next = (place && nodeBehind(graph, place)) ?? null
  // An entry has no predecessor, so it is added unconnected.
  const isHead = first.kind === 'entry'
  const joined = nodes.map((node) => {
    const open =
      next === null
        ? []
        : (kindOf(node.kind)?.exits(node.given) ?? []).filter(
            ({ id }) => node.exits[id] === undefined && !leadsBack(node.kind, id),
          )
    return open.length === 0
      ? node
      : {
          ...node,
          exits: { ...node.exits, ...Object.fromEntries(open.map(({ id }) => [id, next!])) },
        }
  })
  const moved =
    place !== null && 'before' in place && !isHead
      ? redirected(graph, place.before, first.id)
      : graph
  const within = { nodes: [...moved.nodes, ...joined] }
  return {
    graph:
      place !== null && 'from' in place && !isHead
        ? connect(within, { from: place.from, exit: place.exit }, first.id, kindOf)
        : within,
    made,
  }
}

/**
 * Where a step goes when no step is selected: on the first open exit after the entry, else on the
 * line before the path splits or ends. Null for a graph without an entry.
 */
export function defaultPosition({ nodes }: JourneyGraph, kindOf: KindOf): InsertPosition {
  const seen = new Set<string>()
  let last: InsertPosition = null
  let node = nodes.find(({ kind }) => kind === 'entry')
  while (node && !seen.has(node.id)) {
    seen.add(node.id)
    const { id, kind, given, exits } = node
    const all = (kindOf(kind)?.exits(given) ?? []).filter((exit) => !leadsBack(kind, exit.id))
    const open = all.find((exit) => exits[exit.id] === undefined)
    if (open) return { from: id, exit: open.id }
    if (all.length !== 1) break
    const exit = all[0]!.id
    const next = nodes.find((journeyNode) => journeyNode.id === exits[exit])
    if (next) last = { from: id, exit }
    node = next
  }
  return last
}

/** A new step. */
export function insert(
  graph: JourneyGraph,
  kind: NodeDefinition,
  place: InsertPosition,
  kindOf: KindOf,
): Edited {
  return putIn(graph, [freshNode(kind, freeId(kind.id, idsOf(graph)))], place, kindOf)
}

/**
 * Copies steps under new ids; exits between copied steps connect the copies, all others are open.
 */
export function insertCopies(
  graph: JourneyGraph,
  copied: readonly JourneyNode[],
  place: InsertPosition,
  kindOf: KindOf,
): Edited {
  const taken = idsOf(graph)
  const fit = [...new Map(copied.map((node) => [node.id, node])).values()].filter(
    ({ kind }) =>
      kindOf(kind) && !(kind === 'entry' && graph.nodes.some((node) => node.kind === 'entry')),
  )
  const names = new Map(
    fit.map(({ id }) => {
      const own = freeId(id, taken)
      taken.add(own)
      return [id, own]
    }),
  )
  const copies = fit.map(({ at: _at, ...node }) => ({
    ...node,
    id: required(names, node.id),
    exits: Object.fromEntries(
      Object.entries(node.exits).flatMap(([exit, to]) =>
        names.has(to) ? [[exit, required(names, to)]] : [],
      ),
    ),
  }))
  return putIn(graph, copies, place, kindOf)
}

/** The first step after a removed one that remains; null when there is none. */
function follower(
  graph: JourneyGraph,
  id: string,
  gone: ReadonlySet<string>,
  kindOf: KindOf,
): string | null {
  const seen = new Set<string>()
  const look = (at: string): string | null => {
    if (!gone.has(at)) return at
    const node = nodeOf(graph, at)
    if (!node || seen.has(at)) return null
    seen.add(at)
    const order =
      kindOf(node.kind)
        ?.exits(node.given)
        .map((exit) => exit.id) ?? Object.keys(node.exits)
    for (const exit of order) {
      const to = node.exits[exit]
      const found = to === undefined || leadsBack(node.kind, exit) ? null : look(to)
      if (found !== null) return found
    }
    return null
  }
  return look(id)
}

/** Removes steps; exits that led to one lead to the step that followed it. */
export function remove(graph: JourneyGraph, ids: readonly string[], kindOf: KindOf): JourneyGraph {
  const gone = new Set(ids.filter((id) => nodeOf(graph, id)))
  if (gone.size === 0) return graph
  return {
    nodes: graph.nodes
      .filter(({ id }) => !gone.has(id))
      .map((node) => {
        if (!Object.values(node.exits).some((to) => gone.has(to))) return node
        const exits = Object.entries(node.exits).flatMap(([exit, to]) => {
          const next = follower(graph, to, gone, kindOf)
          return next === null || (next !== to && next === node.id) ? [] : [[exit, next]]
        })
        return { ...node, exits: Object.fromEntries(exits) }
      }),
  }
}

/**
 * Changes a step's name or parameters. A new exit leads where all the others lead, if they lead to
 * one step.
 */
export function change(
  graph: JourneyGraph,
  id: string,
  to: Partial<Pick<JourneyNode, 'name' | 'note' | 'given'>>,
  kindOf: KindOf,
): JourneyGraph {
  const node = nodeOf(graph, id)
  const kind = node && kindOf(node.kind)
  if (!node || !kind) return graph
  const next = withoutLostExits({ ...node, ...to }, kind)
  const before = new Set(kind.exits(node.given).map((exit) => exit.id))
  const targets = [
    ...new Set(
      Object.entries(node.exits).flatMap(([exit, target]) =>
        leadsBack(node.kind, exit) ? [] : [target],
      ),
    ),
  ]
  const isWhole = [...before].every(
    (exit) => node.exits[exit] !== undefined || leadsBack(node.kind, exit),
  )
  const fresh =
    targets.length === 1 && isWhole
      ? kind
          .exits(next.given)
          .filter((exit) => !before.has(exit.id) && !leadsBack(node.kind, exit.id))
      : []
  return replaced(graph, {
    ...next,
    exits: { ...next.exits, ...Object.fromEntries(fresh.map((exit) => [exit.id, targets[0]!])) },
  })
}

/** Steps at positions that a user chose. */
export const place = (
  graph: JourneyGraph,
  at: Readonly<Record<string, { x: number; y: number }>>,
): JourneyGraph => ({
  nodes: graph.nodes.map((node) =>
    at[node.id]
      ? { ...node, at: { x: Math.round(at[node.id]!.x), y: Math.round(at[node.id]!.y) } }
      : node,
  ),
})

/** Removes all chosen positions, so that the automatic layout places every step. */
export const unplaced = (graph: JourneyGraph): JourneyGraph =>
  graph.nodes.some(({ at }) => at)
    ? { nodes: graph.nodes.map(({ at: _at, ...node }) => node) }
    : graph
