import { brand } from '#brand'
import { textBefore } from '#model/lib/text-before.ts'
import { PASSWORD } from './accounts.ts'

/** The owner of the password, as far as known. */
export interface PasswordOwner {
  email?: string
  givenName?: string
  familyName?: string
}

let common: Promise<ReadonlySet<string>> | null = null
/** Some 49,000 passwords in lower case, loaded when the first password is chosen. */
const commonPasswords = () =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  ))

/** Normalizes a text for comparison, without case and spaces. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

function isOfOwner(
  password: string,
  { email = '', givenName = '', familyName = '' }: PasswordOwner,
): boolean {
  const own = [
    email,
    textBefore(email, '@'),
    email.split('@')[1] ?? '',
    givenName,
    familyName,
    `${givenName}${familyName}`,
    `${familyName}${givenName}`,
    brand.name,
  ]
  return own.some((text) => text !== '' && plain(text) === plain(password))
}

/**
 * Errors of a new password by field name; empty when it is valid. The length is the specification's
 * (section 5: 6 to 50 characters, kept as typed); in addition, easily guessed passwords are refused
 * (NIST SP 800-63B, section 3.1.1.2): common ones, the owner's name or address, a single repeated
 * character.
 */
export async function checkPassword(
  password = '',
  owner: PasswordOwner = {},
): Promise<Record<string, string>> {
  if (!password) return { password: 'Please choose a password.' }
  if (password.length < PASSWORD.min || password.length > PASSWORD.max)
    return {
      password:
        `The password must have ${PASSWORD.min} to ${PASSWORD.max} characters; this one has ` +
        `${password.length}.`,
    }
  const word = plain(password)
  if (word === '')
    return {
      password: 'A password of spaces alone is guessed at once. Choose one with other characters.',
    }
  if (new Set(word).size === 1)
    return {
      password: 'One character repeated is guessed at once. Choose a password with more than one.',
    }
  if (isOfOwner(password, owner))
    return {
      password: `Your name, your email address and the name ${brand.name} are guessed first. Choose another password.`,
    }
  const known = await commonPasswords()
  if (known.has(word) || known.has(password.trim().toLowerCase()))
    return {
      password:
        'This is one of the most common passwords, which are guessed first. Choose ' +
        'another, such as three or four unrelated words.',
    }
  return {}
}
