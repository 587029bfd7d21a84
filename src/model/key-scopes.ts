/**
 * What a secret key may be limited to: `read` (everything that its tenant's keys may read), `write`
 * (that, and everything they may change), or the same for one family of addresses, such as
 * `contacts:read` or `campaigns:write`. A key without scopes may do everything.
 */
export type KeyScope = string

/** A family of addresses, as scopes name it and as people do. */
export interface KeyFamily {
  family: string
  name: string
}

/**
 * The family of an address of the API: what follows `/api/v1/`. Empty for addresses outside of it.
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

/** Every scope that means something where these families exist. */
export const scopesOf = (families: readonly string[]): KeyScope[] => [
  'read',
  'write',
  ...families.flatMap((family) => [`${family}:read`, `${family}:write`]),
]
