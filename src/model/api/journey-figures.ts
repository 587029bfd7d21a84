/**
 * The number of people at one step of a journey, by outcome: `entered = here + gone + ended +
 * failed`.
 */
export interface NodeFigures {
  entered: number
  here: number
  /** By exit. */
  gone: Record<string, number>
  ended: number
  failed: number
}

/** The same for a journey: `entered = running + done + left + failed`. Tests are left out. */
export interface JourneyFigures {
  entered: number
  running: number
  done: number
  left: number
  failed: number
  converted: number
  nodes: Record<string, NodeFigures>
}
