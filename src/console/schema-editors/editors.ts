import { lazy } from 'react'
import type { SchemaEditors } from '#catalog/fields/schema-editors.ts'

/** Editors of schemas, scripts and emails that use the server, loaded on first use. */
export const schemaEditors: SchemaEditors = {
  EventSchema: lazy(() => import('./event-schema-editor.tsx')),
  Mjml: lazy(() => import('../template-editor/template-editor.tsx')),
  Script: lazy(() => import('../scripts/script-editor.tsx')),
  ObjectSchema: lazy(() => import('./object-schema-editor.tsx')),
}
