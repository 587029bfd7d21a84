/** The author of an action, as written into records and the audit log. */
export interface Actor {
  kind: 'user' | 'api-key' | 'system' | 'public'
  /** Id of the person or key; empty for the product itself. */
  id: string
  name: string
}

export const systemActor: Actor = { kind: 'system', id: '', name: 'system' }

/** How a record names its author to readers: by name where there is one. */
export const writtenBy = ({ id, name }: Actor): string => (name || id || 'system').slice(0, 120)
