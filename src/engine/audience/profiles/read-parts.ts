/**
 * A person as far as conditions read it from the profile itself. Values that are written in place
 * are not seen as changed.
 */
export interface ReadParts {
  name: unknown
  email: unknown
  tags: unknown
  anonymous: unknown
  firstSeenAt: unknown
  lastSeenAt: unknown
  properties: Record<string, unknown>
  systemProperties: Record<string, unknown>
  consents: Record<string, unknown>
}
