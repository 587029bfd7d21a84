import { brand } from '#brand'
import { PASSWORD } from './accounts.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const esc = (text: unknown) => String(text ?? '').replace(/[&<>"']/g, (sign) => escapes[sign]!)

const style = `
:root{--ink:#14171c;--soft:#565c66;--paper:#fbfaf7;--surface:#fff;--line:#e5e1d9;--strong:#8c8779;--accent:#c7431b;--on:#fff;--negative:#b3261e;--info:#2459b8;--hover:#f1eee7}
@media(prefers-color-scheme:dark){:root{--ink:#edeae4;--soft:#a3a8b1;--paper:#121417;--surface:#1a1d22;--line:#2b3037;--strong:#6d747f;--accent:#ff7a4d;--on:#1d0c05;--negative:#ff8a80;--info:#82afff;--hover:#23272d}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;align-content:center;justify-items:center;gap:20px;padding:32px 16px;background:var(--paper);color:var(--ink);font:16px/1.55 "Inter Variable",system-ui,-apple-system,"Segoe UI",sans-serif;-webkit-font-smoothing:antialiased}
.brand{display:inline-flex;align-items:center;gap:9px;font-weight:680;font-size:19px;letter-spacing:-.02em;color:inherit;text-decoration:none}
.brand svg{width:24px;height:24px;display:block}
main{width:100%;max-width:440px;background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:32px}
h1{margin:0 0 4px;font-size:28px;line-height:1.15;letter-spacing:-.018em}
p{margin:0 0 16px}.soft{color:var(--soft)}.small{font-size:14px}
form{margin:0}.field{margin:0 0 16px}
label{display:block;margin:0 0 6px;font-size:14px;font-weight:520}
.help{margin:6px 0 0;font-size:13px;line-height:1.4;color:var(--soft)}
input{width:100%;height:44px;padding:0 12px;border:1px solid var(--strong);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit}
input[aria-invalid=true]{border-color:var(--negative);box-shadow:inset 0 0 0 1px var(--negative)}
.alert{margin:0 0 16px;padding:10px 12px;border:1px solid var(--negative);border-radius:8px;color:var(--negative);font-size:14px;font-weight:520}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;height:44px;border:1px solid var(--accent);border-radius:8px;background:var(--accent);color:var(--on);font:620 16px/1 inherit;font-family:inherit;text-decoration:none;cursor:pointer}
.quiet{height:40px;margin-top:8px;border-color:transparent;background:none;color:var(--ink);font-weight:520;font-size:14px}.quiet:hover{background:var(--hover)}
.two{display:grid;grid-template-columns:1fr 1fr;gap:12px}
a{color:var(--info)}.foot{margin:20px 0 0;padding-top:16px;border-top:1px solid var(--line);font-size:14px}
.foot p{margin:0}.foot p+p{margin-top:8px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media(max-width:480px){main{padding:24px 20px}}`

const mark = '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M4 17 10 6l4 7 2-3 4 7"/><circle cx="19" cy="6" r="2" fill="var(--accent)" stroke="none"/></svg>'

/** A whole page; `body` is HTML whose outside parts are escaped. */
export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${esc(title)} | ${brand.name}</title><style>${style}</style></head><body><a class="brand" href="/">${mark}${brand.name}</a><main><h1>${esc(title)}</h1>${body}</main></body></html>`
}

const alert = (message: string) => (message ? `<p class="alert" role="alert" id="fault">${esc(message)}</p>` : '')

interface Input {
  name: string
  label: string
  type: string
  autocomplete: string
  value?: string
  help?: string
  required?: boolean
  min?: number
  max?: number
  invalid?: boolean
  focus?: boolean
}

function field({ name, label, type, autocomplete, value = '', help = '', required = true, min, max, invalid = false, focus = false }: Input): string {
  const described = [help ? `${name}-help` : '', invalid ? 'fault' : ''].filter(Boolean).join(' ')
  const attributes = [
    `id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${esc(value)}"`,
    required ? 'required' : '',
    min ? `minlength="${min}"` : '',
    max ? `maxlength="${max}"` : '',
    described ? `aria-describedby="${described}"` : '',
    invalid ? 'aria-invalid="true"' : '',
    focus ? 'autofocus' : '',
  ]
  return `<div class="field"><label for="${name}">${label}</label><input ${attributes.filter(Boolean).join(' ')}>${help ? `<p class="help" id="${name}-help">${help}</p>` : ''}</div>`
}

export interface Entry {
  email?: string
  givenName?: string
  familyName?: string
  fault?: string
}

const emailField = ({ email, fault }: Entry) => field({ name: 'email', label: 'Email address', type: 'email', autocomplete: 'username', max: 100, invalid: Boolean(fault), focus: !email, ...(email ? { value: email } : {}) })
const newPassword = (label: string, fault = '') => field({ name: 'password', label, type: 'password', autocomplete: 'new-password', min: PASSWORD.min, max: PASSWORD.max, invalid: Boolean(fault), help: `${PASSWORD.min} to ${PASSWORD.max} characters. A few words in a row are easier to keep than signs.` })
const cancel = (base: string) => `<form method="post" action="${base}"><button class="quiet" name="action" value="cancel">Cancel</button></form>`

/** Hosted log-in. `base` is the interaction's path. */
export function logInPage(base: string, entry: Entry): string {
  const fields = emailField(entry) + field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', invalid: Boolean(entry.fault), focus: Boolean(entry.email) })
  return page('Log in', `<p class="soft">to go on to ${brand.name}</p>${alert(entry.fault ?? '')}<form method="post" action="${base}">${fields}<button name="action" value="default">Continue</button></form>${cancel(base)}<div class="foot"><p>No account yet? <a href="${base}/signup">Sign up</a></p><p><a href="/u/forgot">Forgot password?</a></p></div>`)
}

/** Hosted sign-up. */
export function signUpPage(base: string, entry: Entry): string {
  const names = `<div class="two">${field({ name: 'givenName', label: 'First name', type: 'text', autocomplete: 'given-name', required: false, max: 40, ...(entry.givenName ? { value: entry.givenName } : {}) })}${field({ name: 'familyName', label: 'Last name', type: 'text', autocomplete: 'family-name', required: false, max: 40, ...(entry.familyName ? { value: entry.familyName } : {}) })}</div>`
  return page('Sign up', `<p class="soft">14 days to try, nothing to pay.</p>${alert(entry.fault ?? '')}<form method="post" action="${base}/signup">${emailField(entry)}${names}${newPassword('Password', entry.fault)}<button name="action" value="default">Continue</button></form>${cancel(base)}<div class="foot"><p>You have an account? <a href="${base}?s=login">Log in</a></p></div>`)
}

export const verifyPage = (token: string, email: string) =>
  page('Verify your email', `<p>One click confirms that <strong>${esc(email)}</strong> is yours.</p><form method="post" action="/u/verify"><input type="hidden" name="token" value="${esc(token)}"><button>Verify email</button></form>`)

export const forgotPage = (entry: Entry) =>
  page('Reset your password', `<p class="soft">We send a link to the address of your account.</p>${alert(entry.fault ?? '')}<form method="post" action="/u/forgot">${emailField(entry)}<button>Send link</button></form><div class="foot"><p><a href="/login">Log in</a></p></div>`)

export const resetPage = (token: string, fault = '') =>
  page('Choose a new password', `${alert(fault)}<form method="post" action="/u/reset"><input type="hidden" name="token" value="${esc(token)}">${newPassword('New password', fault)}<button>Save password</button></form>`)

export const changePage = (entry: Entry) =>
  page('Change your password', `${alert(entry.fault ?? '')}<form method="post" action="/u/change">${emailField(entry)}${field({ name: 'current', label: 'Current password', type: 'password', autocomplete: 'current-password', invalid: Boolean(entry.fault) })}${newPassword('New password')}<button>Save password</button></form>`)

/** A page that only says something, with one way on. */
export const messagePage = (title: string, text: string, link: { href: string; label: string } = { href: '/', label: `Back to ${brand.name}` }) => page(title, `<p>${esc(text)}</p><a class="button" href="${link.href}">${esc(link.label)}</a>`)
