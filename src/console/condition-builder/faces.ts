import { lazy } from 'react'
import type { ConditionFaces } from '#catalog/fields/condition/editor.ts'

/** The builder and the reader of conditions, loaded on first use. */
export const conditionFaces: ConditionFaces = {
  Editor: lazy(() => import('./condition-builder.tsx')),
  Line: lazy(() => import('./condition-line.tsx')),
  Reader: lazy(() => import('./condition-reader.tsx')),
}
