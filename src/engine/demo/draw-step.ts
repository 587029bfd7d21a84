import type { JourneyNode } from '#journey/graph.ts'

/** A step of a journey, without a note. */
export const step = (node: Omit<JourneyNode, 'note'>): JourneyNode => ({ ...node, note: '' })
