/** Who is doing something: written into records and the audit log. */
export interface Actor {
  kind: 'user' | 'api-key' | 'system' | 'public'
  /** Id of the person or key; empty for the product itself. */
  id: string
  name: string
}

export const systemActor: Actor = { kind: 'system', id: '', name: 'system' }
