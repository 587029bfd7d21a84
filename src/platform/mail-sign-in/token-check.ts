/** Whether a mail server lets a user in with an access token. */
export type TokenCheck = (user: string, token: string) => Promise<boolean>

const TIMEOUT = 5000

/** Asks a stand-in of the providers whether it gave the token to that user and still accepts it. */
export function createTokenCheck(origin: string): TokenCheck {
  return async (user, token) => {
    const answer = await fetch(`${origin}/introspect`, {
      method: 'POST',
      body: new URLSearchParams({ user, token }),
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch(() => null)
    return answer?.status === 204
  }
}
