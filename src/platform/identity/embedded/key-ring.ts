import { createLocalJWKSet, errors, type JWK, type JWTVerifyGetKey } from 'jose'
import { keptKeys, type ProviderKeys } from './kept-keys.ts'

/** How often the keys are read again, in milliseconds: their age is looked at then. */
const READ_EVERY = 3_600_000
/** A token with an unknown key may make us read them again, this often. */
const READ_AT_MOST_EVERY = 10_000

export interface KeyRing {
  readonly keys: ProviderKeys
  /**
   * Finds the key of a token. One that another process made meanwhile is read from the database.
   */
  verifyingKey: JWTVerifyGetKey
  /**
   * Reads the keys again when that is due, which also replaces a key that is too old. Resolves to
   * whether another key signs now.
   */
  refresh(): Promise<boolean>
}

const publicPart = ({ d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...open }: JWK) => open

/** The provider's keys, kept up to date while it runs. By the machine's clock. */
export async function createKeyRing(read: () => ReturnType<typeof keptKeys>): Promise<KeyRing> {
  let keys = await read()
  let readAt = Date.now()
  const setOf = ({ jwks }: ProviderKeys) =>
    createLocalJWKSet({ keys: jwks.map(publicPart) as never })
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
          Date.now() - readAt < READ_AT_MOST_EVERY
        )
          throw error
        await readAgain()
        return keySet(header, token)
      }
    },
    refresh: async () => Date.now() - readAt >= READ_EVERY && (await readAgain()),
  }
}
