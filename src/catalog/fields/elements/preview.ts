import { createContext, type ComponentType } from 'react'
import type { Element } from './element.ts'

/**
 * What is shown below the elements while they are edited: the scores that they would give; given by
 * the console.
 */
export const ElementsPreviewContext = createContext<ComponentType<{
  elements: readonly Element[]
}> | null>(null)
