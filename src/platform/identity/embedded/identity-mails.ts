import { brand } from '#brand'
import type { SystemMailer } from '#platform/mail/mail.ts'
import { hello, letterMail, type Letter } from '#platform/mail/letter.ts'

/** The emails of the embedded provider. They reject when the mail server does not accept them. */
export function identityMails(systemMailer: SystemMailer, origin: string) {
  const send = (letter: Letter) => systemMailer.send(letterMail(letter))
  return {
    verification: ({ email, given_name }: { email: string; given_name: string }, token: string) =>
      send({
        to: email,
        subject: `Verify your email for ${brand.name}`,
        greeting: hello(given_name),
        text: `Welcome to ${brand.name}. Please confirm that this address is yours; then you can log in.`,
        action: 'Verify email',
        link: `${origin}/u/verify?token=${token}`,
        after: 'The link works for three days. If you did not sign up, do nothing.',
      }),
    known: ({ email, given_name }: { email: string; given_name: string }) =>
      send({
        to: email,
        subject: `You already have an account at ${brand.name}`,
        greeting: hello(given_name),
        text:
          'Someone, probably you, tried to sign up with this address. It already has an ' +
          'account, and nothing was changed. You can log in as before.',
        action: 'Choose a new password',
        link: `${origin}/u/forgot`,
        after: 'If you know your password, or if it was not you, do nothing.',
      }),
    reset: ({ email, given_name }: { email: string; given_name: string }, token: string) =>
      send({
        to: email,
        subject: `Reset your ${brand.name} password`,
        greeting: hello(given_name),
        text: 'Someone, probably you, asked for a new password.',
        action: 'Choose a new password',
        link: `${origin}/u/reset?token=${token}`,
        after:
          'The link works once, within one hour. If this was not you, ignore this email: your password stays the same.',
      }),
  }
}
