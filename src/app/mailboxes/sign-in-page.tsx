import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useQueryClient } from '@tanstack/react-query'
import { api, errorSentence } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import type { MailboxView } from '#model/api/outreach.ts'
import { buttonClass } from '#ui/base/button.tsx'
import { Spinner } from '#ui/base/spinner.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { PageFrame } from '../page-parts/page-frame.tsx'
import { tApp } from '../page-parts/messages.ts'
import { tMail as t } from './messages.ts'
import './mailboxes.css'

/** What the provider put into the address (RFC 6749, section 4.1.2). */
function readReturn(search: string): Record<string, string> {
  const query = new URLSearchParams(search)
  const given = {
    state: query.get('state') ?? '',
    code: query.get('code'),
    error: query.get('error'),
    errorDescription: query.get('error_description'),
  }
  return Object.fromEntries(
    Object.entries(given).filter((pair): pair is [string, string] => !!pair[1]),
  )
}

let finished: Promise<MailboxView> | null = null

/**
 * Ends the sign-in of the address once, however often the page is mounted: the code works once, and
 * does not stay in the history.
 */
function finishOnce(): Promise<MailboxView> {
  const given = readReturn(location.search)
  if (finished && !given.state) return finished
  history.replaceState(history.state, '', paths.mailboxSignIn)
  finished = api.post('/mailbox-sign-ins/finish', { state: '', ...given }, { timeout: 60_000 })
  return finished
}

/** The page that a provider returns people to: ends the sign-in, then shows the mailboxes. */
export default function SignInPage() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [fault, setFault] = useState('')
  useEffect(() => {
    finishOnce()
      .then(async ({ address }) => {
        toast({ title: t('mail.connected', { address }), variant: 'success' })
        await client.invalidateQueries({ queryKey: ['mailboxes'] })
        return navigate(paths.mailboxes, { replace: true })
      })
      .catch((error: unknown) => setFault(errorSentence(error, tApp('app.actionFailed'))))
  }, [client, navigate])
  return (
    <PageFrame title={t('mail.returnTitle')}>
      <div className="panel mailbox-return">
        {fault ? (
          <div role="alert">
            <p className="med">{t('mail.returnFailed')}</p>
            <p>{fault}</p>
            <Link className={buttonClass()} to={paths.mailboxes}>
              {t('mail.backToMailboxes')}
            </Link>
          </div>
        ) : (
          <p className="mailbox-testing" role="status">
            <Spinner /> {t('mail.returning')}
          </p>
        )}
      </div>
    </PageFrame>
  )
}
