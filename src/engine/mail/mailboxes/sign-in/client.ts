import type { MailClient, StandIn } from '#platform/mail-sign-in/mail-sign-in.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { systemProperty } from '#engine/kernel/system-property.ts'
import type { MailboxProvider } from './provider.ts'

/** The page of the product that providers return people to. */
export const RETURN_PATH = '/mailboxes/sign-in'

/** The address to register at every provider. */
export const redirectUri = ({ publicUrl }: Pick<Engine, 'publicUrl'>): string =>
  `${publicUrl}${RETURN_PATH}`

/** System properties that hold the client of a provider; they precede the environment. */
export const clientProperties = (provider: string) => ({
  id: `mail.${provider}.client-id`,
  secret: `mail.${provider}.client-secret`,
})

/** What this installation is registered as at a provider; null where an operator has to do it. */
export async function clientOf(
  engine: Pick<Engine, 'stores' | 'secrets' | 'mailSignIn'>,
  provider: string,
): Promise<MailClient | null> {
  const names = clientProperties(provider)
  const id = String((await systemProperty(engine, names.id)) ?? '').trim()
  if (!id) return engine.mailSignIn.clientOf(provider)
  return { id, secret: String((await systemProperty(engine, names.secret)) ?? '').trim() }
}

/** The provider with the addresses of the stand-in, where there is one. */
export const reached = (provider: MailboxProvider, standIn: StandIn | null): MailboxProvider =>
  standIn
    ? {
        ...provider,
        authorizationEndpoint: `${standIn.origin}/${provider.id}/authorize`,
        tokenEndpoint: `${standIn.origin}/${provider.id}/token`,
        revocationEndpoint:
          provider.revocationEndpoint && `${standIn.origin}/${provider.id}/revoke`,
        smtp: { host: '127.0.0.1', port: standIn.smtpPort, security: 'none' },
        imap: { host: '127.0.0.1', port: standIn.imapPort, security: 'none' },
      }
    : provider
