import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { MailboxView } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { CopyField } from '#ui/lists/copy-field.tsx'
import { useAction } from '../page-parts/use-action.ts'
import type { Provider } from './mailbox-values.ts'
import { tMail as t } from './messages.ts'

interface Offered {
  redirectUri: string
  providers: { id: string; title: string; isRegistered: boolean }[]
}

/** Ids of the providers that people sign in to, by the choice in the form. */
const ID_OF: Record<Exclude<Provider, 'other'>, string> = {
  gmail: 'google',
  microsoft: 'microsoft',
}

/** Sends the browser to the provider; it comes back to the sign-in page. */
export function useSignIn() {
  return useAction(
    (wanted: { provider: string; mailboxId?: string }) =>
      api.post<{ url: string }>('/mailbox-sign-ins', wanted),
    { refresh: [], onDone: ({ url }) => location.assign(url) },
  )
}

/** The button of a provider, or what an operator must do before there can be one. */
export function SignInChoice({
  provider,
  mailbox,
}: {
  provider: Exclude<Provider, 'other'>
  mailbox: MailboxView | null
}) {
  const signIn = useSignIn()
  const query = useQuery({
    queryKey: ['mailbox-providers'],
    queryFn: ({ signal }) => api.get<Offered>('/mailbox-providers', { signal }),
  })
  const id = mailbox && mailbox.signInBy !== 'password' ? mailbox.signInBy : ID_OF[provider]
  const offered = query.data?.providers.find((candidate) => candidate.id === id)
  if (!query.data || !offered) return null
  const vars = { provider: offered.title }
  const isSignedIn = mailbox?.signInBy === offered.id
  if (!offered.isRegistered)
    return (
      <details className="mailbox-sign-in">
        <summary>{t('mail.notRegistered', vars)}</summary>
        <p className="ui-help">{t('mail.notRegisteredHelp', vars)}</p>
        <CopyField label={t('mail.redirect')} value={query.data.redirectUri} />
      </details>
    )
  return (
    <div className="mailbox-sign-in">
      <Button
        variant={isSignedIn ? 'default' : 'primary'}
        busy={signIn.isPending}
        onClick={() =>
          signIn.mutate({ provider: offered.id, ...(mailbox ? { mailboxId: mailbox.id } : {}) })
        }
      >
        {isSignedIn ? t('mail.signInAgain') : t('mail.signIn', vars)}
      </Button>
      <p className="ui-help">
        {isSignedIn
          ? t('mail.signedInHelp', { ...vars, address: mailbox.address })
          : t('mail.signInHelp', vars)}
      </p>
      {isSignedIn ? null : <p className="mailbox-or">{t('mail.orPassword')}</p>}
    </div>
  )
}
