import type { Provider } from 'oidc-provider'
import { isDiskFull } from '#model/lib/disk-full.ts'
import type { IdentityAccountRow } from '#model/schema/entities.generated.ts'
import type { Log } from '#platform/log.ts'
import type { SystemMailer } from '#platform/mail/mail.ts'
import { accountPages } from './account-pages.ts'
import type { Accounts, LinkKind } from './accounts.ts'
import { FormTooLarge, show, type PageContext } from './answer-page.ts'
import { answerFont } from './fonts.ts'
import type { DeviceCookies } from './device-cookie.ts'
import { identityMails } from './identity-mails.ts'
import { messagePage } from './page.ts'
import { fullDiskPage } from './pages.ts'
import type { TriedFrom } from './password-check.ts'
import { clientNetwork } from '#platform/network-address.ts'
import { createRateLimit } from '#platform/rate-limit.ts'
import type { SignInAttempt } from '../identity.ts'
import { signInPages } from './sign-in-pages.ts'
import { MINUTE_MS } from '#model/lib/time-units.ts'
import { messageOf } from '#model/lib/thrown.ts'

export interface HostedPagesOptions {
  provider: Provider
  accounts: Accounts
  systemMailer: SystemMailer
  log: Log
  origin: string
  onSignIn: (attempt: SignInAttempt) => Promise<void>
  devices: DeviceCookies
}

/**
 * Fetch Metadata and Origin (RFC 6454): a browser states where a form came from. Programs that send
 * neither header have no cookies to abuse.
 */
function isFromElsewhere(ctx: PageContext, origin: string): boolean {
  const from = ctx.get('origin')
  const site = ctx.get('sec-fetch-site')
  return (
    (from !== '' && from !== origin) || (site !== '' && site !== 'same-origin' && site !== 'none')
  )
}

/** Sends account emails, at a limited rate for each address. */
function accountLetters({
  accounts,
  systemMailer,
  log,
  origin,
}: Pick<HostedPagesOptions, 'accounts' | 'systemMailer' | 'log' | 'origin'>) {
  const letters = identityMails(systemMailer, origin)
  // Prevents flooding a mailbox by repeated requests for its address.
  const mayReceive = createRateLimit(5, 10 * MINUTE_MS)

  /**
   * @returns false for an address that received too many
   * @throws Error when the mail server does not accept the email
   */
  async function mail(account: IdentityAccountRow, kind: LinkKind): Promise<boolean> {
    if (!mayReceive(`${kind} ${account.email}`)) return false
    const token = await accounts.makeToken(account.id, kind)
    await (kind === 'verify' ? letters.verification : letters.reset)(account, token)
    return true
  }
  return {
    mail,
    quietly: (kind: LinkKind) => async (account: IdentityAccountRow) => {
      await mail(account, kind).catch((error: Error) =>
        log.error({ fault: error.message, kind }, 'an identity mail could not be sent'),
      )
    },
    async mailKnown(account: IdentityAccountRow) {
      if (mayReceive(`known ${account.email}`))
        await letters
          .known(account)
          .catch((error: Error) =>
            log.error({ fault: error.message }, 'an identity mail could not be sent'),
          )
    },
  }
}

/** Responds to a request that failed, or whose form was too large. */
function showFault(ctx: PageContext, error: unknown, log: Log): void {
  if (error instanceof FormTooLarge)
    return show(ctx, messagePage('This did not work', 'The form was too large.'), 413)
  log.error(
    { fault: messageOf(error), path: ctx.path.replace(/login\/.*/, 'login') },
    'a sign-in page failed',
  )
  if (isDiskFull(error)) return show(ctx, fullDiskPage(), 507)
  return show(
    ctx,
    messagePage('This did not work', 'Something went wrong on our side. Please try again.'),
    500,
  )
}

/**
 * Login, sign-up, verification, reset and password change, as Koa middleware before the provider's
 * own routes.
 */
export function hostedPages({
  provider,
  accounts,
  systemMailer,
  log,
  origin,
  onSignIn,
  devices,
}: HostedPagesOptions) {
  const { mail, quietly, mailKnown } = accountLetters({ accounts, systemMailer, log, origin })
  const byNetwork = (limit: (key: string) => boolean) => (ip: string) => limit(clientNetwork(ip))
  const mayTry = byNetwork(createRateLimit(30, MINUTE_MS))
  const maySignUp = byNetwork(createRateLimit(30, 10 * MINUTE_MS))
  const mayMail = byNetwork(createRateLimit(10, 10 * MINUTE_MS))
  const triedFrom = (ctx: PageContext): TriedFrom => ({
    network: clientNetwork(ctx.ip),
    deviceOf: (subject) => devices.deviceOf(ctx, subject),
  })
  // Not awaited: a known address must not get a later response than an unknown one.
  const report = (attempt: SignInAttempt) =>
    void onSignIn(attempt).catch((error: Error) =>
      log.error({ fault: error.message }, 'a sign-in could not be noted'),
    )
  const signIn = signInPages({
    provider,
    accounts,
    mayTry,
    maySignUp,
    mailVerification: quietly('verify'),
    mailKnown,
    triedFrom,
    rememberDevice: devices.remember,
    report,
  })
  const pages = accountPages({
    accounts,
    origin,
    mayTry,
    mayMail,
    mailReset: quietly('reset'),
    triedFrom,
  })

  async function answer(ctx: PageContext): Promise<void> {
    if (!['GET', 'HEAD', 'POST'].includes(ctx.method))
      return show(
        ctx,
        messagePage('This did not work', 'This address answers pages and forms only.'),
        405,
      )
    if (ctx.method === 'POST' && isFromElsewhere(ctx, origin))
      return show(ctx, messagePage('Not from here', 'This form was sent from another site.'), 403)
    if (await answerFont(ctx)) return
    const match = /^\/u\/login\/([\w-]+)(\/signup)?$/.exec(ctx.path)
    if (match) return signIn(ctx, match[1]!, match[2] !== undefined)
    const one = pages[ctx.path]
    return one
      ? one(ctx)
      : show(ctx, messagePage('404 - Page Not Found', 'There is no such page.'), 404)
  }

  return {
    mailVerification: (account: IdentityAccountRow) => mail(account, 'verify'),
    mailReset: (account: IdentityAccountRow) => mail(account, 'reset'),
    async middleware(ctx: PageContext, next: () => Promise<unknown>): Promise<unknown> {
      if (!ctx.path.startsWith('/u/')) return next()
      try {
        return await answer(ctx)
      } catch (error) {
        return showFault(ctx, error, log)
      }
    },
  }
}
