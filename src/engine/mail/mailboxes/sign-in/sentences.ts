import { say } from '#language'
import { ServerSilent, type TokenAnswer } from '#platform/mail-sign-in/mail-sign-in.ts'
import type { MailboxProvider } from './provider.ts'

/** The account has to sign in again; the message says so. */
export class SignedOut extends Error {}

/** The provider refuses this installation, which only an operator can change. */
export class ClientRefused extends Error {}

type Named = Pick<MailboxProvider, 'title'>

/** What a person has to do about a mailbox without a refresh token. */
export const signInAgain = ({ title }: Named): string =>
  say('Sign in again with {provider}. Emails wait until then.', { provider: title })

/** Says that an operator has to register the installation. */
export const notRegistered = ({ title }: Named): string =>
  say('This installation is not registered at {provider}. Ask the people who run it.', {
    provider: title,
  })

/** A refusal by the token endpoint that is not about the account. */
export function refusalOf({ title }: Named, { status, body }: TokenAnswer): Error {
  if (status >= 500 || status === 429)
    return new ServerSilent(
      say('{provider} could not answer (status {status}). Try again in a few minutes.', {
        provider: title,
        status: String(status),
      }),
    )
  return new ClientRefused(
    say(
      '{provider} refuses this installation ({error}). Ask the people who run it to check client ID ' +
        'and client secret.',
      { provider: title, error: String(body.error ?? status).slice(0, 60) },
    ),
  )
}

/**
 * What an error in the redirect or of the token endpoint means for the person who signs in.
 * @param error code of RFC 6749, section 4.1.2.1 or 5.2
 */
export function explainRefusal(
  provider: MailboxProvider,
  error: string,
  description: string,
): string {
  const own = provider.explain(error, description)
  if (own) return say(own)
  const vars = { provider: provider.title, error: error.slice(0, 60) }
  switch (error) {
    case 'access_denied':
      return say('You did not allow access at {provider}, so nothing was connected.', vars)
    case 'temporarily_unavailable':
    case 'server_error':
      return say('{provider} could not answer. Try again in a few minutes.', vars)
    case 'invalid_grant':
      return say('The sign-in at {provider} took too long. Start again.', vars)
    case 'redirect_uri_mismatch':
    case 'invalid_client':
    case 'unauthorized_client':
      return say(
        '{provider} refuses this installation ({error}). Ask the people who run it to check client ' +
          'ID, client secret and redirect address.',
        vars,
      )
    default:
      return say('{provider} ended the sign-in ({error}). Start again.', vars)
  }
}
