import type { Provider } from 'oidc-provider'
import type { IdentityAccountRow } from '#model/schema/entities.generated.ts'
import type { SignInAttempt } from '../identity.ts'
import { normalEmail, type Accounts } from './accounts.ts'
import { readForm, show, type PageContext, type Form } from './answer-page.ts'
import { checkEmail, checkNames } from './check-entry.ts'
import { checkPassword } from './check-password.ts'
import type { PasswordResult, TriedFrom } from './password-check.ts'
import { messagePage } from './page.ts'
import { logInPage, signUpPage, type SignInEntry } from './pages.ts'

export interface SignInPagesOptions {
  provider: Provider
  accounts: Accounts
  /** Whether this address may submit another form now. */
  mayTry: (ip: string) => boolean
  maySignUp: (ip: string) => boolean
  /** Sends the verification email; never rejects. */
  mailVerification: (account: IdentityAccountRow) => Promise<void>
  /** Notifies an account's address that another sign-up used it; never rejects. */
  mailKnown: (account: IdentityAccountRow) => Promise<void>
  /** Where this request tries a password from. */
  triedFrom: (ctx: PageContext) => TriedFrom
  /** Marks the device of this request as known to the account. */
  rememberDevice: (ctx: PageContext, subject: string) => void
  /** Called with the outcome of each login. */
  report: (attempt: SignInAttempt) => void
}

type Result = Parameters<Provider['interactionResult']>[2]
type Step = { kind: 'page'; html: string; status: number } | { kind: 'finish'; result: Result }

/**
 * A second sign-up within this time, in milliseconds, counts as a resubmitted form rather than
 * another person.
 */
const SAME_SIGN_UP = 3_600_000

const finish = (result: Result): Step => ({ kind: 'finish', result })
/** The app opens its verification dialog on this sentence, and reads the address from it. */
const unverified = (email: string) =>
  finish({
    error: 'access_denied',
    error_description: `Please verify your email (${email}) before logging in.`,
  })
/** After a sign-up the dialog shows a welcome, even when the person started on the login page. */
const signedUp = (email: string) =>
  finish({
    error: 'access_denied',
    error_description: `Please verify your email (${email}) to finish signing up.`,
  })
const names = (form: Form) => ({
  givenName: (form.givenName ?? '').trim().slice(0, 40),
  familyName: (form.familyName ?? '').trim().slice(0, 40),
})

/** A correct password does not open accounts that are blocked or unverified. */
function outcomeOf(checked: PasswordResult): SignInAttempt['outcome'] {
  if (checked.kind !== 'ok') return checked.kind
  if (checked.account.blocked) return 'blocked'
  return checked.account.email_verified ? 'ok' : 'unverified'
}

async function logIn(
  { accounts, report, triedFrom, rememberDevice }: SignInPagesOptions,
  ctx: PageContext,
  base: string,
  form: Form,
): Promise<Step> {
  const email = normalEmail(form.email ?? '')
  const again = (fault: string, status: number): Step => ({
    kind: 'page',
    html: logInPage(base, { email, faults: { form: fault } }),
    status,
  })
  const outcome = await accounts.signIn(email, (form.password ?? '').slice(0, 200), triedFrom(ctx))
  report({ email, outcome: outcomeOf(outcome) })
  if (outcome.kind === 'locked')
    return again(
      'Too many wrong passwords. Log-in for this address is locked for 15 minutes. You can reset the password instead.',
      429,
    )
  if (outcome.kind === 'wrong') return again('Wrong email or password.', 400)
  if (outcome.account.blocked)
    return finish({ error: 'unauthorized', error_description: 'user is blocked' })
  if (!outcome.account.email_verified) return unverified(outcome.account.email)
  rememberDevice(ctx, outcome.account.subject)
  return finish({
    login: {
      accountId: outcome.account.subject,
      remember: true,
      ts: Math.floor(Date.now() / 1000),
    },
  })
}

/**
 * The response is the same for addresses with and without an account; only an email to the address
 * reveals it.
 */
async function signUp(
  { accounts, mailVerification, mailKnown, triedFrom }: SignInPagesOptions,
  ctx: PageContext,
  base: string,
  form: Form,
): Promise<Step> {
  const email = normalEmail(form.email ?? '')
  const { password = '' } = form
  const entry: SignInEntry = { email, ...names(form) }
  const again = (faults: Record<string, string>): Step => ({
    kind: 'page',
    html: signUpPage(base, { ...entry, faults }),
    status: 400,
  })
  const faults = {
    ...checkEmail(email),
    ...checkNames(entry),
    ...(await checkPassword(form.password, entry)),
  }
  if (Object.keys(faults).length > 0) return again(faults)
  const account = await accounts.create({
    email,
    ...names(form),
    password,
  })
  if (account) {
    await mailVerification(account)
    return signedUp(account.email)
  }
  const known = await accounts.byEmail(email)
  const sentTwice =
    known &&
    !known.email_verified &&
    known.created_at.getTime() > Date.now() - SAME_SIGN_UP &&
    (await accounts.signIn(known.email, password, triedFrom(ctx))).kind === 'ok'
  if (known && !sentTwice) await mailKnown(known)
  return signedUp(email)
}

/**
 * Login and sign-up of one provider interaction, `/u/login/{uid}` and `/u/login/{uid}/signup`: the
 * interaction's cookie is bound to that path.
 */
export function signInPages(options: SignInPagesOptions) {
  const { provider, mayTry, maySignUp } = options
  return async (ctx: PageContext, uid: string, onSignUpPath: boolean): Promise<void> => {
    const base = `/u/login/${uid}`
    const details = await provider.interactionDetails(ctx.req, ctx.res).catch(() => null)
    if (!details)
      return show(
        ctx,
        messagePage(
          'This page is too old',
          'The sign-in was begun too long ago, or in another window. Please begin again.',
          { href: '/login', label: 'Log in' },
        ),
        400,
      )
    if (ctx.method !== 'POST') {
      const wantsSignUp =
        onSignUpPath || (details.params.screen_hint === 'signup' && ctx.query.s !== 'login')
      const hint = String(details.params.login_hint ?? '').slice(0, 100)
      return show(ctx, (wantsSignUp ? signUpPage : logInPage)(base, { email: hint }))
    }
    const form = await readForm(ctx)
    const cancelled = form.action === 'cancel'
    if (!cancelled && !(onSignUpPath ? maySignUp : mayTry)(ctx.ip))
      return show(
        ctx,
        messagePage('Too many attempts', 'Please wait a few minutes and try again.', {
          href: base,
          label: 'Back',
        }),
        429,
      )
    const step = cancelled
      ? finish({ error: 'access_denied', error_description: 'User cancelled' })
      : await (onSignUpPath ? signUp : logIn)(options, ctx, base, form)
    if (step.kind === 'page') return show(ctx, step.html, step.status)
    ctx.redirect(
      await provider.interactionResult(ctx.req, ctx.res, step.result, {
        mergeWithLastSubmission: false,
      }),
    )
    ctx.status = 303
  }
}
