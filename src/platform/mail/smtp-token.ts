import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { xoauth2 } from '../mail-servers/connection-fault.ts'
import type { SmtpAccount } from './mail.ts'

/**
 * The token for nodemailer, which answers the server's error challenge (334) by an empty line and
 * then asks for another token: the refusal that it read is the outcome of the attempt.
 */
export const tokenOf = (
  { user, accessToken = '' }: SmtpAccount,
  onRefused: () => void,
): NonNullable<SMTPConnection.AuthenticationType['oauth2']> =>
  ({
    getToken: (renew: boolean, done: (fault: null, token: string) => void) =>
      renew ? onRefused() : done(null, accessToken),
    buildXOAuth2Token: (token: string) => Buffer.from(xoauth2(user, token)).toString('base64'),
  }) as never // of the class, only these two methods are called
