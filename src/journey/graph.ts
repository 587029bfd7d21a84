import { isObject } from '#model/lib/is-object.ts'

/**
 * One step of a journey. Ids are stable across versions, so that people who wait at a step can be
 * moved to the same step of a newer version.
 */
export interface JourneyNode {
  id: string
  /**
   * Kind of node (`src/catalog/nodes`). A changed meaning needs a new kind, because stored graphs
   * keep theirs.
   */
  kind: string
  /** The name of the step; empty: derived from its kind. */
  name: string
  /** A note for colleagues. */
  note: string
  /** The parameters of the kind. */
  given: Record<string, unknown>
  /** By exit: the id of the next step. An absent exit leads nowhere yet. */
  exits: Record<string, string>
  /** The position on the canvas; absent: automatic layout. */
  at?: { x: number; y: number }
}

export type JourneyGraph = {
  nodes: JourneyNode[]
}

/** More than a user can manage on a canvas. */
export const MAX_NODES = 200

const ID = /^[a-z0-9][a-z0-9-]{0,29}$/

/** True for what may name a step or a way: small letters, digits and hyphens, at most 30. */
const isNodeId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)

/** A new journey: people enter and end. */
export const emptyGraph = (): JourneyGraph => ({
  nodes: [
    { id: 'entry', kind: 'entry', name: '', note: '', given: {}, exits: { next: 'exit' } },
    { id: 'exit', kind: 'exit', name: '', note: '', given: {}, exits: {} },
  ],
})

/** Checks the shape, not the meaning. */
export function isGraph(value: unknown): value is JourneyGraph {
  return isObject(value) && Array.isArray(value.nodes) && value.nodes.every(isNode)
}

function isNode(value: unknown): value is JourneyNode {
  if (!isObject(value)) return false
  const { id, kind, name, note, given, exits } = value
  return (
    isNodeId(id) &&
    typeof kind === 'string' &&
    typeof name === 'string' &&
    typeof note === 'string' &&
    isObject(given) &&
    isObject(exits) &&
    Object.values(exits).every((to) => typeof to === 'string')
  )
}

/** The step at which people enter; null when there is none. */
export const entryOf = ({ nodes }: JourneyGraph): JourneyNode | null =>
  nodes.find(({ kind }) => kind === 'entry') ?? null

export const nodeOf = ({ nodes }: JourneyGraph, id: string): JourneyNode | null =>
  nodes.find((node) => node.id === id) ?? null

export interface Edge {
  from: string
  exit: string
  to: string
}

/**
 * Steps in reading order: from the entry, each before its successors, then those that cannot be
 * reached.
 */
export function readingOrder(graph: JourneyGraph): JourneyNode[] {
  const seen = new Set<string>()
  const ordered: JourneyNode[] = []
  const visit = (node: JourneyNode | null) => {
    if (!node || seen.has(node.id)) return
    seen.add(node.id)
    ordered.push(node)
    for (const to of Object.values(node.exits)) visit(nodeOf(graph, to))
  }
  visit(entryOf(graph))
  for (const node of graph.nodes) visit(node)
  return ordered
}

/** Ids of the steps that can be reached from the entry. */
export function reachable(graph: JourneyGraph): Set<string> {
  const entry = entryOf(graph)
  const found = new Set<string>(entry ? [entry.id] : [])
  for (const id of found)
    for (const to of Object.values(nodeOf(graph, id)?.exits ?? {}))
      if (nodeOf(graph, to)) found.add(to)
  return found
}

/**
 * Cycles of steps: the ids of each, in order. Every cycle of the graph contains one of the returned
 * ones, which is enough to check that all of them have a step of a certain kind (depth-first
 * search; only back edges close a cycle).
 * @param leaveOut edges to ignore
 */
export function circles(
  graph: JourneyGraph,
  leaveOut: (edge: Edge) => boolean = () => false,
): string[][] {
  const state = new Map<string, 'open' | 'done'>()
  const path: string[] = []
  const found: string[][] = []
  const visit = (id: string) => {
    state.set(id, 'open')
    path.push(id)
    for (const [exit, to] of Object.entries(nodeOf(graph, id)?.exits ?? {})) {
      if (!nodeOf(graph, to) || leaveOut({ from: id, exit, to })) continue
      if (state.get(to) === 'open') found.push(path.slice(path.indexOf(to)))
      else if (!state.has(to)) visit(to)
    }
    path.pop()
    state.set(id, 'done')
  }
  for (const { id } of graph.nodes) if (!state.has(id)) visit(id)
  return found
}

/** The steps that differ between two graphs, ignoring positions on the canvas. */
export function compareGraphs(
  before: JourneyGraph,
  after: JourneyGraph,
): { added: string[]; removed: string[]; changed: string[] } {
  const plain = ({ at: _at, ...node }: JourneyNode) =>
    JSON.stringify(node, Object.keys(flat(node)).toSorted())
  const old = new Map(before.nodes.map((node) => [node.id, plain(node)]))
  const now = new Map(after.nodes.map((node) => [node.id, plain(node)]))
  return {
    added: [...now.keys()].filter((id) => !old.has(id)),
    removed: [...old.keys()].filter((id) => !now.has(id)),
    changed: [...now.keys()].filter((id) => old.has(id) && old.get(id) !== now.get(id)),
  }
}

/** Every name at any depth of a value: the replacer of `JSON.stringify` sorts by them. */
function flat(value: unknown, names: Record<string, true> = {}): Record<string, true> {
  if (Array.isArray(value)) for (const one of value) flat(one, names)
  else if (isObject(value))
    for (const [name, one] of Object.entries(value)) {
      names[name] = true
      flat(one, names)
    }
  return names
}
