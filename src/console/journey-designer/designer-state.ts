import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import {
  change,
  connect,
  insert,
  insertCopies,
  place,
  remove,
  unplaced,
  type InsertPosition,
} from '#journey/edit-graph.ts'
import { nodeOf, type JourneyGraph, type JourneyNode } from '#journey/graph.ts'

/** The edited draft with its undo history. */
export interface DesignerState {
  graph: JourneyGraph
  past: readonly JourneyGraph[]
  future: readonly JourneyGraph[]
  /**
   * Identifies the target of the last edit: consecutive edits with the same key are undone
   * together.
   */
  key: string | null
  /** Ids of the selected steps in order of selection. */
  chosen: readonly string[]
}

export type DesignerAction =
  | { type: 'insert'; kind: string; place: InsertPosition }
  | { type: 'paste'; nodes: readonly JourneyNode[]; place: InsertPosition }
  | { type: 'duplicate'; ids: readonly string[] }
  | { type: 'remove'; ids: readonly string[] }
  | { type: 'connect'; from: string; exit: string; to: string | null }
  | {
      type: 'change'
      id: string
      to: Partial<Pick<JourneyNode, 'name' | 'note' | 'given'>>
      key: string
    }
  | { type: 'place'; at: Readonly<Record<string, { x: number; y: number }>> }
  /** Aligns to the position of the first step, in a column (`x`) or a row (`y`). */
  | { type: 'align'; at: Readonly<Record<string, { x: number; y: number }>>; by: 'x' | 'y' }
  | { type: 'tidy' }
  /** Replaces the graph with an older version or another user's. */
  | { type: 'take'; graph: JourneyGraph }
  | { type: 'choose'; ids: readonly string[] }
  | { type: 'undo' }
  | { type: 'redo' }

/** Maximum number of undo steps. */
export const MAX_STEPS = 200

export const startDesigner = (graph: JourneyGraph): DesignerState => ({
  graph,
  past: [],
  future: [],
  key: null,
  chosen: [],
})

const stillThere = (graph: JourneyGraph, ids: readonly string[]) =>
  ids.filter((id) => nodeOf(graph, id))

function step(
  state: DesignerState,
  graph: JourneyGraph,
  chosen: readonly string[] = state.chosen,
  key: string | null = null,
): DesignerState {
  if (graph === state.graph) return state
  const isMore = key !== null && key === state.key
  return {
    graph,
    past: isMore ? state.past : [...state.past, state.graph].slice(-MAX_STEPS),
    future: [],
    key,
    chosen: stillThere(graph, chosen),
  }
}

function stepCopies(
  state: DesignerState,
  nodes: readonly JourneyNode[],
  at: InsertPosition,
): DesignerState {
  const { graph, made } = insertCopies(state.graph, nodes, at, nodeDefinitionOf)
  return made.length === 0 ? state : step(state, graph, made)
}

/** The path on which a copy of a step is inserted: its first connected exit. */
function behind(graph: JourneyGraph, id: string): InsertPosition {
  const node = nodeOf(graph, id)
  const exits = node ? (nodeDefinitionOf(node.kind)?.exits(node.given) ?? []) : []
  const exit = exits.find((candidate) => node!.exits[candidate.id] !== undefined) ?? exits[0]
  return exit ? { from: id, exit: exit.id } : null
}

/**
 * Applies one edit. An impossible one (a step that does not exist, a second entry among copies)
 * changes nothing.
 */
export function designer(state: DesignerState, action: DesignerAction): DesignerState {
  const { graph } = state
  switch (action.type) {
    case 'insert': {
      const kind = nodeDefinitionOf(action.kind)
      if (!kind) return state
      const { graph: next, made } = insert(graph, kind, action.place, nodeDefinitionOf)
      return step(state, next, made)
    }
    case 'paste':
      return stepCopies(state, action.nodes, action.place)
    case 'duplicate': {
      const nodes = stillThere(graph, action.ids).map((id) => nodeOf(graph, id)!)
      // Several copies are left unconnected: which path leads through them is the person's choice.
      return stepCopies(state, nodes, nodes.length === 1 ? behind(graph, nodes[0]!.id) : null)
    }
    case 'remove':
      return step(state, remove(graph, action.ids, nodeDefinitionOf), [])
    case 'connect':
      return step(
        state,
        connect(graph, { from: action.from, exit: action.exit }, action.to, nodeDefinitionOf),
      )
    case 'change':
      return step(
        state,
        change(graph, action.id, action.to, nodeDefinitionOf),
        state.chosen,
        action.key,
      )
    case 'place':
      return step(state, place(graph, action.at))
    case 'align': {
      const [first] = Object.values(action.at)
      return first
        ? step(
            state,
            place(
              graph,
              Object.fromEntries(
                Object.entries(action.at).map(([id, at]) => [
                  id,
                  { ...at, [action.by]: first[action.by] },
                ]),
              ),
            ),
          )
        : state
    }
    case 'tidy':
      return step(state, unplaced(graph))
    case 'take':
      return step(state, action.graph, [])
    case 'choose':
      return { ...state, chosen: stillThere(graph, action.ids), key: null }
    case 'undo': {
      const before = state.past.at(-1)
      return before
        ? {
            graph: before,
            past: state.past.slice(0, -1),
            future: [graph, ...state.future],
            key: null,
            chosen: stillThere(before, state.chosen),
          }
        : state
    }
    case 'redo': {
      const [after, ...future] = state.future
      return after
        ? {
            graph: after,
            past: [...state.past, graph],
            future,
            key: null,
            chosen: stillThere(after, state.chosen),
          }
        : state
    }
  }
}
