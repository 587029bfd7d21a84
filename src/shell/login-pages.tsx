import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '#ui/base/routing.tsx'
import { brand } from '#brand'
import { isReturnPath, paths } from '#client/paths.ts'
import { asFailure, session, useSession } from '#client/session.ts'
import { workflow } from '#client/workflow.ts'
import { Button } from '#ui/base/button.tsx'
import { Spinner } from '#ui/base/spinner.tsx'
import { t } from '#ui/messages/messages.ts'
import { handleAuthFailure } from './auth-arrival.ts'
import { isUnverifiedReturn, readAuthFailure } from './auth-errors.ts'
import { verification } from './verification.ts'

/** Milliseconds without a response from the login provider before the page offers a retry. */
const PROVIDER_TIMEOUT_MS = 8000

const hasNews = (url: URL): boolean =>
  readAuthFailure(url) !== null ||
  isUnverifiedReturn(url) ||
  url.searchParams.get('verified') === 'true'

/**
 * `/login` and `/signup`, linked by older clients and emails: redirect to the hosted page, or
 * straight in for signed-in users.
 */
function Redirecting({ signup }: { signup: boolean }) {
  const { status } = useSession()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [isSlow, setSlow] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const begun = useRef(false)
  const query = new URLSearchParams(search)
  const wanted = query.get('returnTo')
  const returnTo = isReturnPath(wanted) ? wanted : paths.dashboard
  const go = () =>
    session.login({
      returnTo,
      signup,
      loginHint: query.get('login_hint') ?? query.get('email') ?? undefined,
    })
  useEffect(() => {
    if (status === 'loading' || begun.current) return
    // The shell handles an address with an error, an unfinished verification or verified=true: it
    // cleans the address, and people read its message before they continue themselves.
    if (hasNews(new URL(location.href))) {
      begun.current = status !== 'authenticated'
      setHeld(begun.current)
      return
    }
    begun.current = true
    if (status === 'authenticated') void navigate(returnTo, { replace: true })
    else void go().finally(() => setTimeout(() => setSlow(true), 1500))
  })
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PROVIDER_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="shell-notice">
      <title>{`${t('login.button')} · ${brand.name}`}</title>
      <h1 className="shell-notice-quiet">{t(isHeld ? 'login.button' : 'login.going')}</h1>
      {isSlow || isHeld ? (
        <Button variant="primary" size="l" onClick={() => void go()}>
          {t('login.retry')}
        </Button>
      ) : (
        <Spinner size={20} label={t('login.going')} />
      )}
    </div>
  )
}

export const LoginPage = () => <Redirecting signup={false} />
export const SignupPage = () => <Redirecting signup />

/** `/oauth/callback`: completes the sign-in and returns to where it started. */
export function OauthCallbackPage() {
  const navigate = useNavigate()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void finish().then((next) => navigate(next, { replace: true }))
  }, [navigate])
  return (
    <div className="shell-notice">
      <title>{`${t('login.finishing')} · ${brand.name}`}</title>
      <h1 className="shell-notice-quiet">{t('login.finishing')}</h1>
      <Spinner size={20} label={t('login.finishing')} />
    </div>
  )
}

async function finish(): Promise<string> {
  const url = new URL(location.href)
  if (url.searchParams.get('verified') === 'true') {
    await session.afterFailedLogin()
    return `${paths.home}?verified=true`
  }
  const failure = readAuthFailure(url)
  if (!failure && url.searchParams.has('state') && url.searchParams.has('code')) {
    try {
      const next = await session.finishLogin()
      // A visitor who entered a website on the public site continues with Start New Campaign.
      const { websiteUrl, begunAt } = workflow.get()
      return next === paths.dashboard && (websiteUrl || begunAt) ? paths.startNew : next
    } catch (error) {
      await session.afterFailedLogin()
      // No failure if a session exists anyway (Back into the callback, a second tab).
      if (session.get().status !== 'authenticated') handleAuthFailure(asFailure(error))
      return paths.home
    }
  }
  await session.afterFailedLogin()
  if (failure) handleAuthFailure(failure)
  else if (isUnverifiedReturn(url) && session.get().status !== 'authenticated')
    verification.open('')
  return paths.home
}
