import type { IdentityAccountRow } from '#model/schema/entities.generated.ts'
import { normalEmail, type Accounts } from './accounts.ts'
import { readForm, show, type PageContext } from './answer-page.ts'
import { checkEmail } from './check-entry.ts'
import { checkPassword } from './check-password.ts'
import type { TriedFrom } from './password-check.ts'
import { messagePage } from './page.ts'
import { changePage, forgotPage, resetPage, verifyPage } from './pages.ts'

export interface AccountPagesOptions {
  accounts: Accounts
  origin: string
  mayTry: (ip: string) => boolean
  /** Where this request tries a password from. */
  triedFrom: (ctx: PageContext) => TriedFrom
  /** Whether this address may trigger another email now. */
  mayMail: (ip: string) => boolean
  /** Sends the reset email; never rejects. */
  mailReset: (account: IdentityAccountRow) => Promise<void>
}

const toLogIn = { href: '/login', label: 'Log in' }
const deadLink = (ctx: PageContext) =>
  show(
    ctx,
    messagePage(
      'This link no longer works',
      'It was used already, replaced by a newer one, or is too old. Log in to get a new one.',
      toLogIn,
    ),
    400,
  )
const tooMany = (ctx: PageContext) =>
  show(ctx, messagePage('Too many attempts', 'Please wait a few minutes and try again.'), 429)

/** Asks for confirmation of an address, and stores it. */
async function verify({ accounts, origin }: AccountPagesOptions, ctx: PageContext) {
  const sent = ctx.method === 'POST'
  const token = sent ? ((await readForm(ctx)).token ?? '') : String(ctx.query.token ?? '')
  const found = await accounts.byToken(token, 'verify', sent)
  if (!found) return deadLink(ctx)
  const { account, works } = found
  if (!works)
    return account.email_verified
      ? show(
          ctx,
          messagePage(
            'This address is verified',
            'There is nothing left to do. You can log in.',
            toLogIn,
          ),
        )
      : deadLink(ctx)
  if (!sent) return show(ctx, verifyPage(token, account.email))
  await accounts.setVerified(account.id)
  ctx.redirect(`${origin}/?verified=true`)
  ctx.status = 303
}

/** Sends a link for a new password, with the same response whether or not the account exists. */
async function forgot({ accounts, mayMail, mailReset }: AccountPagesOptions, ctx: PageContext) {
  if (ctx.method !== 'POST') return show(ctx, forgotPage({}))
  const email = normalEmail((await readForm(ctx)).email ?? '')
  const faults = checkEmail(email)
  if (faults.email) return show(ctx, forgotPage({ email, faults }), 400)
  if (!mayMail(ctx.ip)) return tooMany(ctx)
  const account = await accounts.byEmail(email)
  // Not awaited: the time it takes would reveal that the account exists.
  if (account) void mailReset(account)
  show(
    ctx,
    messagePage(
      'Check your mail',
      'If there is an account with this address, a link is on its way. It works for one hour.',
      toLogIn,
    ),
  )
}

/** Sets a new password by the link of a reset email. */
async function reset({ accounts }: AccountPagesOptions, ctx: PageContext) {
  const form = ctx.method === 'POST' ? await readForm(ctx) : null
  const token = form?.token ?? String(ctx.query.token ?? '')
  const found = await accounts.byToken(token, 'reset', false)
  if (!found?.works) return deadLink(ctx)
  if (!form) return show(ctx, resetPage(token, found.account.email, {}))
  const { email, given_name: givenName, family_name: familyName } = found.account
  const faults = await checkPassword(form.password, { email, givenName, familyName })
  if (faults.password) return show(ctx, resetPage(token, found.account.email, { faults }), 400)
  const used = await accounts.byToken(token, 'reset', true)
  if (!used?.works) return deadLink(ctx)
  await accounts.setPassword(used.account, form.password!)
  // A person who could open the email owns the address.
  await accounts.setVerified(used.account.id)
  await accounts.revoke(used.account.subject)
  show(
    ctx,
    messagePage('Password saved', 'Every other sign-in of this account was ended.', toLogIn),
  )
}

/** Sets a new password for a person who knows the current one. */
async function change({ accounts, mayTry, triedFrom }: AccountPagesOptions, ctx: PageContext) {
  if (ctx.method !== 'POST') return show(ctx, changePage({}))
  const form = await readForm(ctx)
  const email = normalEmail(form.email ?? '')
  const faults = { ...checkEmail(email), ...(await checkPassword(form.password, { email })) }
  if (Object.keys(faults).length > 0) return show(ctx, changePage({ email, faults }), 400)
  if (!mayTry(ctx.ip)) return tooMany(ctx)
  const outcome = await accounts.signIn(email, (form.current ?? '').slice(0, 200), triedFrom(ctx))
  if (outcome.kind !== 'ok') {
    const locked = outcome.kind === 'locked'
    return show(
      ctx,
      changePage({
        email,
        faults: {
          form: locked
            ? 'Too many wrong passwords. Try again in 15 minutes.'
            : 'Wrong email or password.',
        },
      }),
      locked ? 429 : 400,
    )
  }
  await accounts.setPassword(outcome.account, form.password!)
  await accounts.revoke(outcome.account.subject)
  show(ctx, messagePage('Password saved', 'Every sign-in of this account was ended.', toLogIn))
}

/** Pages outside of an interaction: verification, forgotten, new and changed passwords. */
export function accountPages(
  options: AccountPagesOptions,
): Record<string, (ctx: PageContext) => Promise<void>> {
  return {
    '/u/verify': (ctx) => verify(options, ctx),
    '/u/forgot': (ctx) => forgot(options, ctx),
    '/u/reset': (ctx) => reset(options, ctx),
    '/u/change': (ctx) => change(options, ctx),
  }
}
