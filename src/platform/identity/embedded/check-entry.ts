import { checkValue } from '#model/schema/check-value.ts'
import { personNameFault } from '#model/lib/person-name.ts'
import { message, say } from '#language'

const EMAIL_MAX = 100

/**
 * Errors of an address by field name (specification, section 5: at most 100 characters); empty when
 * it is valid.
 */
export function checkEmail(email: string): Record<string, string> {
  if (!email) return { email: 'Please enter your email address' }
  if (email.length > EMAIL_MAX)
    return {
      email: `The address must have at most ${EMAIL_MAX} characters; this one has ${email.length}.`,
    }
  if (checkValue({ type: 'string', format: 'email' }, email).length > 0)
    return { email: 'Please enter a whole address, for example name@company.com.' }
  return {}
}

const NAMES = { givenName: message('First name'), familyName: message('Last name') } as const

/** Errors of names by field name; empty when they are valid. */
export function checkNames(
  entry: Readonly<Partial<Record<keyof typeof NAMES, string>>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(NAMES).flatMap(([field, title]) => {
      const fault = personNameFault(entry[field as keyof typeof NAMES] ?? '')
      return fault ? [[field, say(fault, { title: say(title) })]] : []
    }),
  )
}
