/** Loads what an export needs, after a press. */
export const loadExport = () => import('./save-export.ts')
