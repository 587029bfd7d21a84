/** The parts of a profile that conditions read. Mutated values are not detected as changed. */
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
