import type { ConditionFaces } from '#catalog/fields/condition/editor.ts'
import { ahead } from '../core/ahead.tsx'

/** The builder and the reader of conditions, loaded on first use. */
export const conditionFaces = {
  Editor: ahead(() => import('./condition-builder.tsx')),
  Line: ahead(() => import('./condition-line.tsx')),
  Reader: ahead(() => import('./condition-reader.tsx')),
} satisfies ConditionFaces
