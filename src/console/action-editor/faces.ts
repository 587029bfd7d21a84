import { lazy } from 'react'
import type { ActionFaces } from '#catalog/fields/actions/editor.ts'

/** The editor and the reader of actions, loaded on first use. */
export const actionFaces: ActionFaces = {
  Editor: lazy(() => import('./action-editor.tsx')),
  Reader: lazy(() => import('./action-reader.tsx')),
}
