import { hash, verify } from '@node-rs/argon2'

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes passwords of share links with argon2id, as the design requires. */
export const passwords = {
  hash: (password: string): Promise<string> => hash(password, parameters),
  verify: (hashed: string, password: string): Promise<boolean> =>
    verify(hashed, password).catch(() => false),
}
