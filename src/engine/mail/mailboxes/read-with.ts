import type { Mailbox } from '#model/schema/entities.generated.ts'
import { ReadingFault, type ImapAccount } from '#platform/mailbox-reading/mailbox-reading.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { imapAccount } from './accounts.ts'
import { accessTokenOf } from './sign-in/access-token.ts'
import { providerOfMailbox } from './sign-in/providers/list.ts'

/**
 * Works with the IMAP server of a mailbox. One that signs in at a provider gets a new access token
 * once when the server refuses the current one. Must not be called in a transaction.
 * @throws Error with a sentence for users
 */
export async function readWith<Result>(
  engine: Engine,
  mailbox: Mailbox,
  work: (account: ImapAccount) => Promise<Result>,
): Promise<Result> {
  if (!providerOfMailbox(mailbox)) return work(imapAccount(engine, mailbox))
  const token = await accessTokenOf(engine, mailbox)
  try {
    return await work(imapAccount(engine, mailbox, token))
  } catch (error) {
    if (!(error instanceof ReadingFault) || error.stage !== 'auth') throw error
    return work(imapAccount(engine, mailbox, await accessTokenOf(engine, mailbox, token)))
  }
}
