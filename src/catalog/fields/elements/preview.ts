import { createContext, type ComponentType } from 'react'
import type { Element } from './element.ts'

/**
 * Shown below the elements while they are edited: the resulting scores; provided by the console.
 */
export const ElementsPreviewContext = createContext<ComponentType<{
  elements: readonly Element[]
}> | null>(null)
