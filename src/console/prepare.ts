import { fieldTypeOf } from '#catalog/fields/definitions.ts'
import { actionFaces } from './action-editor/faces.ts'
import { conditionFaces } from './condition-builder/faces.ts'
import { ahead, type Ahead } from './core/ahead.tsx'
import type { ConsoleResource } from './core/registry.ts'
import { ownScreen } from './own-screens.ts'
import { schemaEditors } from './schema-editors/editors.ts'

/** Pages and forms of records. */
export const RecordScreen = ahead(() => import('./record-screen.tsx'))

/** What shows and edits the fields of these kinds. */
const faces: Record<string, readonly Pick<Ahead<never>, 'load'>[]> = {
  condition: [conditionFaces.Reader, conditionFaces.Editor],
  actions: [actionFaces.Reader, actionFaces.Editor],
  'event-schema': [schemaEditors.EventSchema],
  mjml: [schemaEditors.Mjml],
  'object-schema': [schemaEditors.ObjectSchema],
  script: [schemaEditors.Script],
}

/** Loads what the page and the form of a record are made of, so that opening one waits for nothing. */
export function prepare({ entity, resource }: ConsoleResource): void {
  const { show, edit, bulk = [] } = resource.screens ?? {}
  const own = [show, edit, ...bulk].flatMap((name) => (name ? [ownScreen(name)] : []))
  const kinds = new Set(entity.fields.map(({ node }) => fieldTypeOf(node)))
  const parts = [...kinds].flatMap((kind) => faces[kind] ?? [])
  // Rendering repeats a failed request, and reports it.
  for (const part of [RecordScreen, ...own, ...parts]) part.load().catch(() => {})
}
