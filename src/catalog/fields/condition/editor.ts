import { createContext, type ComponentType } from 'react'
import type { Subject } from '#condition/facts.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import type { FieldDisplayProps, FieldInputProps } from '../face.ts'

/** The subject of a field's conditions: people, unless its schema says otherwise. */
export const aboutOf = (node: SchemaNode): Subject =>
  node['x-about'] === 'event' || node['x-about'] === 'session' ? node['x-about'] : 'profile'

export interface ConditionEditorProps extends FieldInputProps {
  about: Subject
}
export interface ConditionReaderProps extends FieldDisplayProps {
  about: Subject
}

/**
 * The components that edit and display conditions with access to properties and records; provided
 * by the console. Without them a condition is JSON and a plain sentence.
 */
export interface ConditionFaces {
  Editor: ComponentType<ConditionEditorProps>
  Reader: ComponentType<ConditionReaderProps>
  /** One line, for a row of a list. */
  Line: ComponentType<{ value: unknown }>
}
export const ConditionFacesContext = createContext<ConditionFaces | null>(null)
