import { createContext, type ComponentType } from 'react'
import type { FieldInputProps } from './face.ts'

/**
 * How schemas and scripts are written where the server can be asked; given by the console. Without
 * one a schema is JSON, and a script text.
 */
export interface SchemaEditors {
  EventSchema: ComponentType<FieldInputProps>
  ObjectSchema: ComponentType<FieldInputProps>
  Script: ComponentType<FieldInputProps>
}
export const SchemaEditorsContext = createContext<SchemaEditors | null>(null)
