import type { ActionFaces } from '#catalog/fields/actions/editor.ts'
import { ahead } from '../core/ahead.tsx'

/** The editor and the reader of actions, loaded on first use. */
export const actionFaces = {
  Editor: ahead(() => import('./action-editor.tsx')),
  Reader: ahead(() => import('./action-reader.tsx')),
} satisfies ActionFaces
