import { createContext, type ComponentType } from 'react'
import type { FieldInputProps } from './face.ts'

/** How schemas are written where the server can be asked; given by the console. Without one a schema is JSON. */
export interface SchemaEditors {
  EventSchema: ComponentType<FieldInputProps>
  ObjectSchema: ComponentType<FieldInputProps>
}
export const SchemaEditorsContext = createContext<SchemaEditors | null>(null)
