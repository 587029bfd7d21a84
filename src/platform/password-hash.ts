import { hash, verify } from '@node-rs/argon2'

/** argon2id with the parameters of RFC 9106's second recommendation, cut to what a small machine bears: 19 MiB, 2 passes (OWASP). */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes and checks passwords of share links. A hash that cannot be read verifies nothing. */
export const passwordHash = {
  hash: (password: string): Promise<string> => hash(password, OPTIONS),
  async verify(hashed: string, password: string): Promise<boolean> {
    try {
      return await verify(hashed, password)
    } catch {
      return false
    }
  },
}
