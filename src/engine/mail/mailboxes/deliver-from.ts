import type { Mailbox } from '#model/schema/entities.generated.ts'
import type { DeliveryResult, OutgoingMail, ProbeFault, SmtpAccount } from '#platform/mail/mail.ts'
import { ServerSilent } from '#platform/mail-sign-in/mail-sign-in.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { smtpAccount } from './accounts.ts'
import { accessTokenOf } from './sign-in/access-token.ts'
import { providerOfMailbox } from './sign-in/providers/list.ts'

type Failure = Extract<DeliveryResult, { stage: unknown }>

/** Nothing was sent, and a user or an operator must act before anything can be. */
const cannotSignIn = (error: unknown): Failure => ({
  kind: 'rejected',
  stage: 'auth',
  code: 535,
  enhanced: '5.7.8',
  reply: messageOf(error),
})

/** The authorization server is down: the email waits, as it does for a mail server that is down. */
const isSilent = (error: ServerSilent): Failure => ({
  kind: 'deferred',
  stage: 'auth',
  code: 0,
  enhanced: '',
  reply: error.message,
})

/** The account to connect with, or why there is none now. */
async function accountOf(
  engine: Engine,
  mailbox: Mailbox,
  refused: string,
): Promise<SmtpAccount | Failure> {
  try {
    const token = providerOfMailbox(mailbox) ? await accessTokenOf(engine, mailbox, refused) : ''
    return smtpAccount(engine, mailbox, token)
  } catch (error) {
    return error instanceof ServerSilent ? isSilent(error) : cannotSignIn(error)
  }
}

/**
 * Works with the SMTP server of a mailbox. One that signs in at a provider gets a new access token
 * once when the server refuses the current one. Must not be called in a transaction.
 * @returns the result, or why there is no account to connect with
 */
async function withAccount<Result>(
  engine: Engine,
  mailbox: Mailbox,
  work: (account: SmtpAccount) => Promise<Result>,
  isRefused: (result: Result) => boolean,
): Promise<Result | Failure> {
  const account = await accountOf(engine, mailbox, '')
  if ('stage' in account) return account
  const result = await work(account)
  if (!account.accessToken || !isRefused(result)) return result
  const renewed = await accountOf(engine, mailbox, account.accessToken)
  return 'stage' in renewed ? renewed : work(renewed)
}

/**
 * Hands an email to the server of a mailbox. Errors of servers, keys and tokens are results. Must
 * not be called in a transaction.
 */
export const deliverFrom = (
  engine: Engine,
  mailbox: Mailbox,
  mail: OutgoingMail,
): Promise<DeliveryResult> =>
  withAccount(
    engine,
    mailbox,
    (account) => engine.transport.deliver(account, mail),
    (result) => result.kind !== 'accepted' && result.stage === 'auth' && result.code >= 500,
  )

/** Tests sending without sending. @returns null, or the step that failed */
export async function probeSending(engine: Engine, mailbox: Mailbox): Promise<ProbeFault | null> {
  const fault = await withAccount(
    engine,
    mailbox,
    (account) => engine.transport.probe(account, mailbox.address),
    (result) => result?.stage === 'auth',
  )
  if (!fault) return null
  return { stage: fault.stage, message: 'message' in fault ? fault.message : fault.reply }
}
