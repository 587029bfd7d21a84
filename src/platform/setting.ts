/** What a setting holds. */
export type Kind = 'text' | 'number' | 'boolean' | 'list'

/** One setting of the program. */
export interface Setting<K extends Kind = Kind, D = unknown> {
  kind: K
  default: D
  /** Shown in docs/operating.md and in the error for a wrong value. */
  description: string
  secret?: boolean
  allowed?: readonly string[]
}

/** Declares a setting. */
export const setting = <const K extends Kind, const D>(
  kind: K,
  fallback: D,
  description: string,
  more: Pick<Setting, 'secret' | 'allowed'> = {},
): Setting<K, D> => ({ kind, default: fallback, description, ...more })
