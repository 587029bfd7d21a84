import type { Log } from '#platform/log.ts'
import { errorOf } from '#model/lib/thrown.ts'
import {
  ServerSilent,
  type MailClient,
  type MailSignIn,
  type StandIn,
  type TokenAnswer,
} from './mail-sign-in.ts'

export interface MailSignInOptions {
  /** By provider; a client without an id is none. */
  clients: Readonly<Record<string, MailClient>>
  standIn: StandIn | null
  log: Log
  /** Milliseconds until an answer must be complete. */
  timeout?: number
}

const TIMEOUT = 15_000
/** An answer with three tokens has a few thousand characters. */
const LARGEST = 64 * 1024

const objectOf = (text: string): TokenAnswer['body'] => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/**
 * Calls the token and revocation endpoints over HTTPS, which the providers' folders name; redirects
 * are refused, because the form contains secrets.
 */
export function createMailSignIn({
  clients,
  standIn,
  log,
  timeout = TIMEOUT,
}: MailSignInOptions): MailSignIn {
  return {
    standIn,
    clientOf: (provider) => (clients[provider]?.id ? clients[provider] : null),
    async post(url, form) {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { accept: 'application/json' },
          body: new URLSearchParams(form),
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        })
        return { status: answer.status, body: objectOf((await answer.text()).slice(0, LARGEST)) }
      } catch (error) {
        const { host } = new URL(url)
        log.warn({ host, fault: errorOf(error).name }, 'an authorization server did not answer')
        throw new ServerSilent(`${host} did not answer.`)
      }
    },
  }
}
