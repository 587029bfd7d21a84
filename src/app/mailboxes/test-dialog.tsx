import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { MailboxView } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Spinner } from '#ui/base/spinner.tsx'
import { Part as Loaded } from '../page-parts/part.tsx'
import { tApp } from '../page-parts/messages.ts'
import { tMail as t } from './messages.ts'

/** The steps of a test that can fail, on either side. */
type Step = keyof typeof STEPS

interface TestedPart {
  ok: boolean
  step: Step | null
  message: string
}

const STEPS = {
  name: 'mail.step.name',
  connect: 'mail.step.connect',
  tls: 'mail.step.tls',
  greet: 'mail.step.greet',
  auth: 'mail.step.auth',
  mail: 'mail.step.mail',
  folders: 'mail.step.folders',
  append: 'mail.step.append',
} as const

interface MailboxTest {
  smtp: TestedPart
  imap: TestedPart
  mailbox: MailboxView
}

/** Signs in to both servers of a mailbox and shows their responses. */
export function TestDialog({
  mailbox,
  onClose,
  onEdit,
}: {
  mailbox: MailboxView
  onClose: () => void
  onEdit: () => void
}) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ['mailbox-test', mailbox.id],
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      const result = await api.post<MailboxTest>(
        `/mailboxes/${mailbox.id}/test`,
        {},
        { signal, timeout: 60_000 },
      )
      void client.invalidateQueries({ queryKey: ['mailboxes'] })
      return result
    },
  })
  const hasFailed = query.data && !(query.data.smtp.ok && query.data.imap.ok)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('mail.testTitle', { address: mailbox.address })}
      actions={
        <>
          {hasFailed ? <Button onClick={onEdit}>{t('mail.edit')}</Button> : null}
          <Button busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('mail.again')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {tApp('app.close')}
          </Button>
        </>
      }
    >
      <Loaded
        query={query}
        skeleton={
          <p className="mailbox-testing" role="status">
            <Spinner /> {t('mail.testing')}
          </p>
        }
      >
        {({ smtp, imap }) => (
          <dl className="mailbox-test" aria-live="polite">
            <Answer name={t('mail.sending')} {...smtp} />
            <Answer name={t('mail.reading')} {...imap} />
          </dl>
        )}
      </Loaded>
    </Dialog>
  )
}

const Answer = ({ name, ok, step, message }: TestedPart & { name: string }) => (
  <div>
    <dt className="med">{name}</dt>
    <dd>
      <span className={`dot ${ok ? 'd-pos' : 'd-neg'}`}>
        {ok ? t('mail.ok') : t(step ? STEPS[step] : 'mail.failed')}
      </span>
      <span className="soft s13 mailbox-answer">{message}</span>
    </dd>
  </div>
)
