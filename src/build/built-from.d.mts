/** Whether `dist` holds a build of the present sources. */
export function isBuilt(): boolean
/** A digest of names, sizes and modification times of the sources. */
export function stateOfSources(): string
/** Marks the build as one of the sources in this state. */
export function markBuilt(state: string): void
