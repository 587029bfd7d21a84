import type { SchemaEditors } from '#catalog/fields/schema-editors.ts'
import { ahead } from '../core/ahead.tsx'

/** Editors of schemas, scripts and emails that use the server, loaded on first use. */
export const schemaEditors = {
  EventSchema: ahead(() => import('./event-schema-editor.tsx')),
  Mjml: ahead(() => import('../template-editor/template-editor.tsx')),
  Script: ahead(() => import('../scripts/script-editor.tsx')),
  ObjectSchema: ahead(() => import('./object-schema-editor.tsx')),
} satisfies SchemaEditors
