import { createContext, useContext, type Dispatch } from 'react'
import type { Problem } from '#journey/check-graph.ts'
import type { Place } from '#journey/edit-graph.ts'
import type { Span } from '#journey/earliest.ts'
import type { JourneyGraph, JourneyNode } from '#journey/graph.ts'
import type { NodeWords } from '#journey/kind.ts'
import type { JourneyFigures } from '#model/journey-figures.ts'
import type { DesignerAction } from './designer-state.ts'

/** What is said about a step on the canvas and in the outline beside what it is. */
export type Mark = 'added' | 'removed' | 'changed' | 'passed'

/** What every part of the designer shares. */
export interface DesignerTools {
  journeyId: string
  graph: JourneyGraph
  chosen: readonly string[]
  dispatch: Dispatch<DesignerAction>
  /** False: nothing can be changed (a comparison, or somebody who may only read). */
  writes: boolean
  words: NodeWords
  problems: readonly Problem[]
  counts: JourneyFigures | null
  spans: ReadonlyMap<string, Span>
  marks: ReadonlyMap<string, Mark>
  /** Ways that a simulated person went, as `step exit`. */
  went: ReadonlySet<string>
  /** Opens the menu of steps for a place, beside what was pressed. */
  add(place: Exclude<Place, null>, beside: Element): void
  /** Chooses a step and shows its settings; the keyboard goes on there. */
  open(id: string, byKey?: boolean): void
  /** The chosen steps in a column or in a row. */
  align(by: 'x' | 'y'): void
  copy(): void
  paste(): void
}

export const DesignerContext = createContext<DesignerTools | null>(null)

export function useDesigner(): DesignerTools {
  const tools = useContext(DesignerContext)
  if (!tools) throw new Error('stands in a journey designer only')
  return tools
}

export const faultsOf = (problems: readonly Problem[], id: string): Problem[] =>
  problems.filter(({ nodeId }) => nodeId === id)

/** The chosen steps as nodes. */
export const chosenNodes = ({
  graph,
  chosen,
}: Pick<DesignerTools, 'graph' | 'chosen'>): JourneyNode[] =>
  graph.nodes.filter(({ id }) => chosen.includes(id))
