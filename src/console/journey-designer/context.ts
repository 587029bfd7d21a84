import { createContext, useContext, type Dispatch } from 'react'
import type { Problem } from '#journey/check-graph.ts'
import type { InsertPosition } from '#journey/edit-graph.ts'
import type { Span } from '#journey/earliest.ts'
import type { JourneyGraph, JourneyNode } from '#journey/graph.ts'
import type { NodeWords } from '#journey/kind.ts'
import type { JourneyFigures } from '#model/api/journey-figures.ts'
import type { DesignerAction } from './designer-state.ts'

/** Markers of a step on the canvas and in the outline. */
export type Mark = 'added' | 'removed' | 'changed' | 'passed'

/** Shared by every part of the designer. */
export interface DesignerTools {
  journeyId: string
  graph: JourneyGraph
  chosen: readonly string[]
  dispatch: Dispatch<DesignerAction>
  /** False for comparisons and people with read-only access. */
  writes: boolean
  words: NodeWords
  problems: readonly Problem[]
  counts: JourneyFigures | null
  spans: ReadonlyMap<string, Span>
  marks: ReadonlyMap<string, Mark>
  /** Paths taken in a simulation, as `step exit`. */
  went: ReadonlySet<string>
  /** Opens the menu of steps for a position, next to the pressed button. */
  add(place: Exclude<InsertPosition, null>, anchor: Element): void
  /** Selects a step and shows its settings; `byKey` moves the focus there. */
  open(id: string, byKey?: boolean): void
  /** Aligns the selected steps in a column or a row. */
  align(by: 'x' | 'y'): void
  copy(): void
  paste(): void
}

export const DesignerContext = createContext<DesignerTools | null>(null)

export function useDesigner(): DesignerTools {
  const tools = useContext(DesignerContext)
  if (!tools) throw new Error('useDesigner needs a surrounding journey designer')
  return tools
}

export const faultsOf = (problems: readonly Problem[], id: string): Problem[] =>
  problems.filter(({ nodeId }) => nodeId === id)

/** The nodes of the selected steps. */
export const chosenNodes = ({
  graph,
  chosen,
}: Pick<DesignerTools, 'graph' | 'chosen'>): JourneyNode[] =>
  graph.nodes.filter(({ id }) => chosen.includes(id))
