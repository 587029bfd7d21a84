import { checkValue } from '#model/check-value.ts'
import { PASSWORD } from './accounts.ts'

const EMAIL_MAX = 100

/** Faults of an address by field name (specification, section 5: at most 100 characters); empty when it fits. */
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

/** Faults of a new password by field name (specification, section 5: 6 to 50 characters); empty when it fits. */
export function checkPassword(password = ''): Record<string, string> {
  if (password.length >= PASSWORD.min && password.length <= PASSWORD.max) return {}
  if (!password) return { password: 'Please choose a password.' }
  return {
    password: `The password must have ${PASSWORD.min} to ${PASSWORD.max} characters; this one has ${password.length}.`,
  }
}
