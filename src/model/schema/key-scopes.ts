/**
 * The scope of a secret key: `read` (everything that its tenant's keys may read), `write` (that,
 * and everything they may change), or the same for one family of addresses, such as `contacts:read`
 * or `campaigns:write`. A key without scopes is not limited.
 */
export type KeyScope = string

/** A family of addresses, with its name in scopes and its title. */
export interface KeyFamily {
  family: string
  name: string
}

/**
 * The family of an API address: the segment after `/api/v1/`. Empty for addresses outside of it.
 */
export function familyOf(path: string): string {
  return /^\/api\/v1\/([\w-]+)/.exec(path)?.[1] ?? ''
}

/** Whether a key with these scopes may read, or write, in a family. Writing includes reading. */
export function scopesAllow(scopes: readonly KeyScope[], family: string, writes: boolean): boolean {
  if (scopes.length === 0) return true
  return scopes.some((scope) => {
    const [area, what = area] = scope.split(':')
    return (scope === what || area === family) && (what === 'write' || (what === 'read' && !writes))
  })
}

/** Every valid scope for these families. */
export const scopesOf = (families: readonly string[]): KeyScope[] => [
  'read',
  'write',
  ...families.flatMap((family) => [`${family}:read`, `${family}:write`]),
]
