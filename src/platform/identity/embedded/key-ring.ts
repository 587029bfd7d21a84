import { createLocalJWKSet, errors, type JWK, type JWTVerifyGetKey } from 'jose'
import { keptKeys, type ProviderKeys } from './kept-keys.ts'

/** How often the keys are reloaded, which also checks their age, in milliseconds. */
const READ_EVERY = 3_600_000
/** Minimum time between reloads caused by tokens with an unknown key, in milliseconds. */
const MIN_RELOAD_INTERVAL = 10_000

export interface KeyRing {
  readonly keys: ProviderKeys
  /**
   * Finds the key of a token. A key that another process made since is loaded from the database.
   */
  verifyingKey: JWTVerifyGetKey
  /**
   * Reloads the keys when due, which also replaces a key that is too old. Resolves to whether
   * another key signs now.
   */
  refresh(): Promise<boolean>
}

const publicPart = ({ d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...open }: JWK) => open

/** The provider's keys, kept current while it runs. Uses the machine's clock. */
export async function createKeyRing(read: () => ReturnType<typeof keptKeys>): Promise<KeyRing> {
  let keys = await read()
  let readAt = Date.now()
  const setOf = ({ jwks }: ProviderKeys) => createLocalJWKSet({ keys: jwks.map(publicPart) })
  let keySet = setOf(keys)

  async function readAgain(): Promise<boolean> {
    readAt = Date.now()
    const signedBy = keys.jwks[0]!.kid
    keys = await read()
    keySet = setOf(keys)
    return keys.jwks[0]!.kid !== signedBy
  }

  return {
    get keys() {
      return keys
    },
    async verifyingKey(header, token) {
      try {
        return await keySet(header, token)
      } catch (error) {
        if (
          !(error instanceof errors.JWKSNoMatchingKey) ||
          Date.now() - readAt < MIN_RELOAD_INTERVAL
        )
          throw error
        await readAgain()
        return keySet(header, token)
      }
    },
    refresh: async () => Date.now() - readAt >= READ_EVERY && (await readAgain()),
  }
}
