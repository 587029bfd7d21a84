import { createContext, type ComponentType } from 'react'
import type { FieldDisplayProps, FieldInputProps } from '../face.ts'

/**
 * The components that edit and display actions with access to records; provided by the console.
 * Without them actions are JSON and plain sentences.
 */
export interface ActionFaces {
  Editor: ComponentType<FieldInputProps>
  Reader: ComponentType<FieldDisplayProps>
}
export const ActionFacesContext = createContext<ActionFaces | null>(null)
