import { brand } from '#brand'
import { escapeHtml } from '#model/lib/escape-html.ts'
import { PASSWORD } from './accounts.ts'
import { messagePage, page } from './page.ts'

/**
 * The submitted values (never a password) and their errors: `form` for the whole form, else by
 * field.
 */
export interface SignInEntry {
  email?: string
  givenName?: string
  familyName?: string
  faults?: Readonly<Record<string, string>>
}

interface Input {
  name: string
  label: string
  type: 'text' | 'email' | 'password'
  autocomplete: string
  value?: string | undefined
  help?: string
  optional?: boolean
  max?: number
  focus?: boolean
}

/**
 * An error of a field is below it; an error of the whole form is above and tied to every field that
 * may be the cause.
 */
function field(input: Input, { faults = {} }: SignInEntry, tiedToForm = false): string {
  const {
    name,
    label,
    type,
    autocomplete,
    value = '',
    help = '',
    optional = false,
    max,
    focus = false,
  } = input
  const fault = faults[name] ?? ''
  const invalid = fault !== '' || (tiedToForm && Boolean(faults.form))
  const described = [
    fault && `${name}-error`,
    invalid && !fault && 'form-error',
    help && `${name}-help`,
  ]
    .filter(Boolean)
    .join(' ')
  const attributes = [
    `id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"`,
    value ? `value="${escapeHtml(value)}"` : '',
    type === 'email' ? 'inputmode="email" autocapitalize="none" spellcheck="false"' : '',
    optional ? '' : 'required',
    max ? `maxlength="${max}"` : '',
    described ? `aria-describedby="${described}"` : '',
    invalid ? 'aria-invalid="true"' : '',
    focus ? 'autofocus' : '',
  ]
  const error = fault ? `<p class="error" id="${name}-error">${escapeHtml(fault)}</p>` : ''
  const hint = help ? `<p class="help" id="${name}-help">${help}</p>` : ''
  return (
    `<div><label for="${name}">${label}${optional ? ' <span>optional</span>' : ''}</label>` +
    `<input ${attributes.filter(Boolean).join(' ')}>${error}${hint}</div>`
  )
}

const alert = ({ faults = {} }: SignInEntry) =>
  faults.form ? `<p class="alert" role="alert" id="form-error">${escapeHtml(faults.form)}</p>` : ''
const email = (entry: SignInEntry, focus: boolean, tiedToForm = true) =>
  field(
    {
      name: 'email',
      label: 'Email address',
      type: 'email',
      autocomplete: 'username',
      max: 100,
      value: entry.email,
      focus,
    },
    entry,
    tiedToForm,
  )
const currentPassword = (name: string, label: string, entry: SignInEntry) =>
  field(
    {
      name,
      label,
      type: 'password',
      autocomplete: 'current-password',
      focus: Boolean(entry.email),
    },
    entry,
    true,
  )
// No minlength or maxlength: a browser would silently truncate a pasted password; the server
// reports the error.
const newPassword = (label: string, entry: SignInEntry, focus = false) =>
  field(
    {
      name: 'password',
      label,
      type: 'password',
      autocomplete: 'new-password',
      focus,
      help: `${PASSWORD.min} to ${PASSWORD.max} characters. Three or four unrelated words are strong and easy to keep.`,
    },
    entry,
  )
const cancel = (base: string) =>
  `<form method="post" action="${base}"><button class="quiet" name="action" value="cancel">Cancel</button></form>`
const submit = (label: string) => `<button name="action" value="default">${label}</button>`
const firstFault = ({ faults = {} }: SignInEntry, name: string) => Object.keys(faults)[0] === name

/** Shown when a sign-in cannot be stored. */
export const fullDiskPage = () =>
  messagePage(
    'The disk is full',
    'A disk of the server is full, so nobody can sign in right now. Try again after its operator has made room.',
  )

/** Hosted login. `base` is the interaction's path. */
export function logInPage(base: string, entry: SignInEntry): string {
  const password = currentPassword('password', 'Password', entry)
  return page(
    'Log in',
    `Continue to ${brand.name}.`,
    `${alert(entry)}<div class="actions"><form method="post" action="${base}">` +
      email(entry, !entry.email) +
      password +
      `${submit('Continue')}</form>${cancel(base)}</div>\n` +
      `<div class="foot"><p>No account yet? <a href="${base}/signup">Sign up</a></p>` +
      '<p><a href="/u/forgot">Forgot password?</a></p></div>',
  )
}

/** Hosted sign-up. */
export function signUpPage(base: string, entry: SignInEntry): string {
  const name = (key: 'givenName' | 'familyName', label: string, autocomplete: string) =>
    field(
      { name: key, label, type: 'text', autocomplete, optional: true, max: 40, value: entry[key] },
      entry,
    )
  const toLogIn = `${base}?s=login`
  const startsAtEmail = !entry.email || firstFault(entry, 'email')
  return page(
    'Sign up',
    `Create your ${brand.name} account. We send a mail to confirm your address.`,
    `${alert(entry)}<div class="actions"><form method="post" action="${base}/signup">` +
      email(entry, startsAtEmail) +
      `<div class="two">${name('givenName', 'First name', 'given-name')}` +
      `${name('familyName', 'Last name', 'family-name')}</div>` +
      newPassword('Password', entry, !startsAtEmail) +
      `${submit('Continue')}</form>${cancel(base)}</div>\n` +
      `<div class="foot"><p>You have an account? <a href="${toLogIn}">Log in</a></p></div>`,
  )
}

/**
 * The target of the link in the verification email. Mail scanners open links, so only the button
 * verifies.
 */
export const verifyPage = (token: string, address: string) =>
  page(
    'Verify your email',
    `One click confirms that <strong>${escapeHtml(address)}</strong> is yours.`,
    '<form method="post" action="/u/verify">' +
      `<input type="hidden" name="token" value="${escapeHtml(token)}">` +
      `${submit('Verify email')}</form>`,
  )

export const forgotPage = (entry: SignInEntry) =>
  page(
    'Reset your password',
    'We send a link to the address of your account.',
    `${alert(entry)}<form method="post" action="/u/forgot">` +
      `${email(entry, true)}${submit('Send link')}</form>` +
      '<div class="foot"><p><a href="/login">Back to log in</a></p></div>',
  )

export const resetPage = (token: string, address: string, entry: SignInEntry) =>
  page(
    'Choose a new password',
    `For <strong>${escapeHtml(address)}</strong>. Everywhere else you are signed out.`,
    // The hidden address lets password managers store the new password under the right name.
    `${alert(entry)}<form method="post" action="/u/reset">` +
      `<input type="hidden" name="token" value="${escapeHtml(token)}">` +
      '<input hidden type="email" aria-label="Account" name="username" ' +
      `autocomplete="username" value="${escapeHtml(address)}">` +
      `${newPassword('New password', entry, true)}${submit('Save password')}</form>`,
  )

export const changePage = (entry: SignInEntry) =>
  page(
    'Change your password',
    'Afterwards you log in again, everywhere.',
    `${alert(entry)}<form method="post" action="/u/change">` +
      email(entry, !entry.email) +
      currentPassword('current', 'Current password', entry) +
      `${newPassword('New password', entry)}${submit('Save password')}</form>` +
      '<div class="foot"><p><a href="/u/forgot">Forgot password?</a></p></div>',
  )

/**
 * Standard logout without an `id_token_hint`: the person confirms. `form` is the library's; the
 * buttons belong to it.
 */
export const logOutPage = (form: string) =>
  page(
    'Log out',
    `Do you want to log out of ${brand.name}?`,
    `${form}<div class="actions"><button form="op.logoutForm" name="logout" ` +
      'value="yes">Log out</button><button class="quiet" form="op.logoutForm">Stay</button>' +
      '</div>',
  )
