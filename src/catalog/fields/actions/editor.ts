import { createContext, type ComponentType } from 'react'
import type { FieldDisplayProps, FieldInputProps } from '../face.ts'

/**
 * How actions are put together and read where records can be looked up; given by the console.
 * Without one they are JSON and plain sentences.
 */
export interface ActionFaces {
  Editor: ComponentType<FieldInputProps>
  Reader: ComponentType<FieldDisplayProps>
}
export const ActionFacesContext = createContext<ActionFaces | null>(null)
