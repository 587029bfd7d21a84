import type { Provider } from 'oidc-provider'
import { brand } from '#brand'
import { checkValue } from '#model/check-value.ts'
import type { IdentityAccountRow } from '#model/entities.generated.ts'
import type { Log } from '#platform/log.ts'
import type { SystemMailer } from '#platform/mail/mail.ts'
import { normalEmail, PASSWORD, type Accounts } from './accounts.ts'
import { changePage, forgotPage, logInPage, messagePage, resetPage, signUpPage, verifyPage } from './pages.ts'
import { createRateLimit } from './rate-limit.ts'

type Context = Parameters<Parameters<Provider['use']>[0]>[0]
type Body = Record<string, string>

export interface HostedPagesOptions {
  provider: Provider
  accounts: Accounts
  systemMailer: SystemMailer
  log: Log
  origin: string
}

const MOST_BODY = 20_000
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'"

async function readForm(ctx: Context): Promise<Body> {
  let text = ''
  for await (const chunk of ctx.req) {
    text += String(chunk)
    if (text.length > MOST_BODY) throw new Error('the form is too large')
  }
  return Object.fromEntries(new URLSearchParams(text))
}

function show(ctx: Context, html: string, status = 200) {
  ctx.status = status
  ctx.type = 'html'
  ctx.set({ 'cache-control': 'no-store', 'content-security-policy': policy, 'referrer-policy': 'same-origin', 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  ctx.body = html
}

function faultOf(email: string, password: string): string {
  const wrongEmail = checkValue({ type: 'string', format: 'email', maxLength: 100, minLength: 1, title: 'The email address' }, email)[0]
  if (wrongEmail) return wrongEmail.message
  return checkValue({ type: 'string', minLength: PASSWORD.min, maxLength: PASSWORD.max, title: 'The password' }, password)[0]?.message ?? ''
}

/** Log-in, sign-up, verification, reset and change, as Koa middleware before the provider's own routes. */
export function hostedPages({ provider, accounts, systemMailer, log, origin }: HostedPagesOptions) {
  const attempts = createRateLimit(30, 60_000)
  const mails = createRateLimit(10, 10 * 60_000)
  const tooMany = (ctx: Context) => show(ctx, messagePage('Too many attempts', 'Please wait a minute and try again.'), 429)

  async function mailVerification(account: IdentityAccountRow) {
    const token = await accounts.makeToken(account.id, 'verify')
    await systemMailer.send({ to: account.email, subject: `Verify your email for ${brand.name}`, text: `Welcome to ${brand.name}.\n\nConfirm that this address is yours:\n${origin}/u/verify?token=${token}\n\nThe link works for three days. If you did not sign up, do nothing.\n` })
  }
  const mailQuietly = (sending: Promise<void>) => sending.catch((error: Error) => log.error({ fault: error.message }, 'an identity mail could not be sent'))

  async function interaction(ctx: Context, uid: string, wantsSignUp: boolean) {
    const base = `/u/login/${uid}`
    let details
    try {
      details = await provider.interactionDetails(ctx.req, ctx.res)
    } catch {
      return show(ctx, messagePage('This page is too old', 'The sign-in was begun too long ago, or in another window. Begin again.', { href: '/login', label: 'Log in' }), 400)
    }
    const finish = async (result: Parameters<Provider['interactionResult']>[2]) => {
      ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false }))
      ctx.status = 303
    }
    const signUp = wantsSignUp || (details.params.screen_hint === 'signup' && ctx.query.s !== 'login' && ctx.method === 'GET')
    const draw = signUp ? signUpPage : logInPage
    if (ctx.method === 'GET') return show(ctx, draw(base, { email: String(details.params.login_hint ?? '') }))
    if (!attempts(ctx.ip)) return tooMany(ctx)
    const body = await readForm(ctx)
    const entry = { email: normalEmail(body.email ?? ''), givenName: body.givenName?.trim() ?? '', familyName: body.familyName?.trim() ?? '' }
    if (body.action === 'cancel') return finish({ error: 'access_denied', error_description: 'User cancelled' })
    const unverified = (email: string) => finish({ error: 'access_denied', error_description: `Please verify your email (${email}) before logging in.` })
    if (signUp) {
      const fault = faultOf(entry.email, body.password ?? '')
      if (fault) return show(ctx, signUpPage(base, { ...entry, fault }), 400)
      const made = await accounts.create({ ...entry, givenName: entry.givenName.slice(0, 40), familyName: entry.familyName.slice(0, 40), password: body.password ?? '' })
      if (!made) return show(ctx, signUpPage(base, { ...entry, fault: 'This email is already registered. Please log in instead.' }), 400)
      await mailQuietly(mailVerification(made))
      return unverified(made.email)
    }
    const outcome = await accounts.signIn(entry.email, (body.password ?? '').slice(0, 200))
    if (outcome.kind === 'locked') return show(ctx, logInPage(base, { ...entry, fault: 'Too many wrong passwords. Try again in 15 minutes, or reset the password.' }), 429)
    if (outcome.kind === 'wrong') return show(ctx, logInPage(base, { ...entry, fault: 'Wrong email or password.' }), 400)
    if (outcome.account.blocked) return finish({ error: 'unauthorized', error_description: 'user is blocked' })
    if (!outcome.account.email_verified) return unverified(outcome.account.email)
    return finish({ login: { accountId: outcome.account.subject, remember: true, ts: Math.floor(Date.now() / 1000) } })
  }

  const deadLink = (ctx: Context) => show(ctx, messagePage('This link no longer works', 'It was used already, replaced by a newer one, or is too old. Log in to get a new one.', { href: '/login', label: 'Log in' }), 400)

  async function verify(ctx: Context) {
    const token = ctx.method === 'POST' ? ((await readForm(ctx)).token ?? '') : String(ctx.query.token ?? '')
    // Mail scanners open links: only the button on the page verifies.
    const account = await accounts.byToken(token, 'verify', ctx.method === 'POST')
    if (!account) return deadLink(ctx)
    if (ctx.method === 'GET') return show(ctx, verifyPage(token, account.email))
    await accounts.setVerified(account.id)
    ctx.redirect(`${origin}/?verified=true`)
    ctx.status = 303
  }

  async function forgot(ctx: Context) {
    if (ctx.method === 'GET') return show(ctx, forgotPage({}))
    if (!mails(ctx.ip)) return tooMany(ctx)
    const email = normalEmail((await readForm(ctx)).email ?? '')
    const account = await accounts.byEmail(email)
    if (account) {
      const token = await accounts.makeToken(account.id, 'reset')
      void mailQuietly(systemMailer.send({ to: account.email, subject: `Reset your ${brand.name} password`, text: `Somebody, probably you, asked for a new password.\n\nChoose one here within an hour:\n${origin}/u/reset?token=${token}\n\nIf it was not you, do nothing.\n` }))
    }
    return show(ctx, messagePage('Look into your mail', 'If there is an account with this address, a link is on its way.', { href: '/login', label: 'Log in' }))
  }

  async function reset(ctx: Context) {
    const body = ctx.method === 'POST' ? await readForm(ctx) : {}
    const token = body.token ?? String(ctx.query.token ?? '')
    if (!(await accounts.byToken(token, 'reset', false))) return deadLink(ctx)
    if (ctx.method === 'GET') return show(ctx, resetPage(token))
    const fault = faultOf('a@b.example', body.password ?? '')
    if (fault) return show(ctx, resetPage(token, fault), 400)
    const account = await accounts.byToken(token, 'reset', true)
    if (!account) return deadLink(ctx)
    await accounts.setPassword(account.id, body.password ?? '')
    // Whoever could open the mail owns the address.
    await accounts.setVerified(account.id)
    await accounts.revoke(account.subject)
    return show(ctx, messagePage('Password saved', 'Every other sign-in of this account was ended.', { href: '/login', label: 'Log in' }))
  }

  async function change(ctx: Context) {
    if (ctx.method === 'GET') return show(ctx, changePage({}))
    if (!attempts(ctx.ip)) return tooMany(ctx)
    const body = await readForm(ctx)
    const email = normalEmail(body.email ?? '')
    const fault = faultOf(email, body.password ?? '')
    const outcome = fault ? null : await accounts.signIn(email, body.current ?? '')
    if (outcome?.kind !== 'ok') return show(ctx, changePage({ email, fault: fault || (outcome?.kind === 'locked' ? 'Too many wrong passwords. Try again in 15 minutes.' : 'Wrong email or password.') }), 400)
    await accounts.setPassword(outcome.account.id, body.password ?? '')
    await accounts.revoke(outcome.account.subject)
    return show(ctx, messagePage('Password saved', 'Every sign-in of this account was ended.', { href: '/login', label: 'Log in' }))
  }

  const pages: Record<string, (ctx: Context) => Promise<unknown>> = { '/u/verify': verify, '/u/forgot': forgot, '/u/reset': reset, '/u/change': change }

  return {
    mailVerification,
    middleware: async (ctx: Context, next: () => Promise<unknown>): Promise<unknown> => {
      if (!ctx.path.startsWith('/u/')) return next()
      if (ctx.method === 'POST' && ctx.get('origin') && ctx.get('origin') !== origin && ctx.get('origin') !== 'null') return show(ctx, messagePage('Not from here', 'This form was sent from another site.'), 403)
      const match = /^\/u\/login\/([\w-]+)(\/signup)?$/.exec(ctx.path)
      if (match) return interaction(ctx, match[1]!, match[2] !== undefined)
      const one = pages[ctx.path]
      return one ? one(ctx) : show(ctx, messagePage('404 - Page Not Found', 'There is no such page.'), 404)
    },
  }
}
