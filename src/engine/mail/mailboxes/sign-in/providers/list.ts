import type { Mailbox } from '#model/schema/entities.generated.ts'
import type { MailboxProvider, ProviderId } from '../provider.ts'
import { google } from './google/provider.ts'
import { microsoft } from './microsoft/provider.ts'

const byId: Record<ProviderId, MailboxProvider> = { google, microsoft }

/** All providers, in the order of their buttons. */
export const mailboxProviders: readonly MailboxProvider[] = [google, microsoft]

/** The provider with that id; undefined for others. */
export const namedProvider = (id: string): MailboxProvider | undefined =>
  mailboxProviders.find((mailboxProvider) => mailboxProvider.id === id)

/** The provider that a mailbox signs in by; null when it has a password. */
export const providerOfMailbox = ({
  signInBy = 'password',
}: Pick<Mailbox, 'signInBy'>): MailboxProvider | null =>
  signInBy === 'password' ? null : byId[signInBy]
