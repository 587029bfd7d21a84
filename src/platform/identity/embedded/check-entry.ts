import { checkValue } from '#model/check-value.ts'
import { PASSWORD } from './accounts.ts'

/** Faults of an address by field name (specification, section 5: at most 100 characters); empty when it fits. */
export function checkEmail(email: string): Record<string, string> {
  if (!email) return { email: 'Please enter your email address' }
  const fault = checkValue({ type: 'string', format: 'email', maxLength: 100, title: 'The email address' }, email)[0]
  return fault ? { email: fault.message } : {}
}

/** Faults of a new password by field name (specification, section 5: 6 to 50 characters); empty when it fits. */
export function checkPassword(password = ''): Record<string, string> {
  if (password.length >= PASSWORD.min && password.length <= PASSWORD.max) return {}
  if (!password) return { password: 'Please choose a password.' }
  return { password: `The password must have ${PASSWORD.min} to ${PASSWORD.max} characters; this one has ${password.length}.` }
}
