import { fail } from '#model/lib/errors.ts'
import { say } from '#language'

type Account = Partial<Record<`${'smtp' | 'imap'}${'Host' | 'Password'}`, string>>

/**
 * Keeps a stored password from another server: one is accepted only with the password.
 * @throws ProductError `invalid`
 */
export function assertNotForOthers(
  before: Account,
  values: Account,
  protocols: readonly ('smtp' | 'imap')[],
): void {
  for (const protocol of protocols) {
    const host = values[`${protocol}Host`]
    const isKept = (name: keyof Account) => !values[name] || values[name] === before[name]
    // Mail is read with the password for sending where it has none.
    const password: keyof Account =
      protocol === 'imap' && !before.imapPassword && !values.imapPassword
        ? 'smtpPassword'
        : `${protocol}Password`
    if (!host || host === before[`${protocol}Host`] || !before[password] || !isKept(password))
      continue
    const sentence = say('Enter the password again, because it would be sent to another server.')
    throw fail('invalid', sentence, [{ path: `/${password}`, message: sentence }])
  }
}
