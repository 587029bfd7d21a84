import { createContext, type ComponentType } from 'react'
import type { FieldInputProps } from './face.ts'

/**
 * The components that edit schemas, scripts and emails with access to the server; provided by the
 * console. Without them a schema is JSON, and a script or an email is text.
 */
export interface SchemaEditors {
  EventSchema: ComponentType<FieldInputProps>
  ObjectSchema: ComponentType<FieldInputProps>
  Mjml: ComponentType<FieldInputProps>
  Script: ComponentType<FieldInputProps>
}
export const SchemaEditorsContext = createContext<SchemaEditors | null>(null)
