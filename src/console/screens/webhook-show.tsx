import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { useRefresh, type RaRecord } from 'react-admin'
import { api } from '#client/api.ts'
import type { Webhook, WebhookDelivery } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { CopyField } from '#ui/lists/copy-field.tsx'
import '#ui/lists/lists.css'
import { defineMessages } from '#ui/messages/messages.ts'
import { useMay, WriteAccess } from '../core/access.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { useMade } from '../parts/use-made.ts'

const t = defineMessages({
  'webhook.sign': 'Verify messages',
  'webhook.shownOnce': 'The secret is shown only once. Copy it now.',
  'webhook.hidden': 'The secret was shown when it was created. If you lost it, create a new one.',
  'webhook.secret': 'Signing secret',
  'webhook.how':
    'Every message has the headers webhook-id, webhook-timestamp and webhook-signature ' +
    '(Standard Webhooks). The signature is an HMAC-SHA256 of the id, the time and the body, ' +
    'joined by dots. Any Standard Webhooks library can verify it.',
  'webhook.new': 'New secret',
  'webhook.ask': 'Create a new secret?',
  'webhook.askWhy':
    'All messages are signed with the new secret from then on. Update the receiver right away.',
  'webhook.make': 'Create secret',
  'webhook.cancel': 'Cancel',
  'webhook.test': 'Send test',
  'webhook.tested': 'Test message sent',
  'webhook.again': 'Resend failed messages',
  'webhook.replayed': 'Resending {count} messages',
  'webhook.failed': 'Something went wrong',
  'webhook.off':
    'This webhook was switched off automatically. {reason} Fix the URL, then switch it on again.',
  'delivery.again': 'Resend',
  'delivery.sent': 'Message is being resent',
})

/** One webhook: its secret right after creation, a test, and failed deliveries. */
export function WebhookShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  const [secret, setSecret] = useMade('secret')
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      actions={(record) => (
        <Actions
          consoleResource={consoleResource}
          webhook={record as Webhook & RaRecord}
          onMade={setSecret}
        />
      )}
      lead={(record) => <Lead webhook={record as Webhook & RaRecord} secret={secret} />}
    />
  )
}

function useCall<T>(path: string, onDone: (answer: T) => void) {
  const queries = useQueryClient()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => api.post<T>(path, {}),
    onSuccess: (answer) => {
      onDone(answer)
      void queries.invalidateQueries()
      refresh()
    },
    onError: (error) =>
      toast({ title: t('webhook.failed'), description: error.message, variant: 'destructive' }),
  })
}

function Actions({
  consoleResource,
  webhook,
  onMade,
}: {
  consoleResource: ConsoleResource
  webhook: Webhook & RaRecord
  onMade(secret: string): void
}) {
  const may = useMay(consoleResource)
  const [isConfirming, setConfirming] = useState(false)
  const test = useCall(`/webhooks/${webhook.id}/test`, () => toast({ title: t('webhook.tested') }))
  const make = useCall<{ secret: string }>(`/webhooks/${webhook.id}/secret`, ({ secret }) => {
    onMade(secret)
    setConfirming(false)
  })
  if (!may('update')) return null
  return (
    <>
      <Button busy={test.isPending} disabled={!webhook.enabled} onClick={() => test.mutate()}>
        <Icon name="send" />
        {t('webhook.test')}
      </Button>
      <Button onClick={() => setConfirming(true)}>{t('webhook.new')}</Button>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('webhook.ask')}
        description={t('webhook.askWhy')}
        actions={
          <>
            <Button onClick={() => setConfirming(false)}>{t('webhook.cancel')}</Button>
            <Button variant="primary" busy={make.isPending} onClick={() => make.mutate()}>
              {t('webhook.make')}
            </Button>
          </>
        }
      />
    </>
  )
}

function Lead({ webhook, secret }: { webhook: Webhook & RaRecord; secret: string | null }) {
  const canWrite = useContext(WriteAccess)
  const again = useCall<{ count: number }>(`/webhooks/${webhook.id}/replay`, ({ count }) =>
    toast({ title: t('webhook.replayed', { count }) }),
  )
  return (
    <section className="c-section c-setup">
      <h2>{t('webhook.sign')}</h2>
      {webhook.disabledReason && (
        <p role="alert">{t('webhook.off', { reason: webhook.disabledReason })}</p>
      )}
      <p className={secret ? 'f-dot f-caution' : 'c-soft c-measure'} role="status">
        {t(secret ? 'webhook.shownOnce' : 'webhook.hidden')}
      </p>
      {secret && <CopyField label={t('webhook.secret')} value={secret} />}
      <p className="c-soft c-measure">{t('webhook.how')}</p>
      {canWrite && webhook.enabled && (webhook.failed ?? 0) > 0 && (
        <div>
          <Button busy={again.isPending} onClick={() => again.mutate()}>
            {t('webhook.again')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** One delivery: the result of its last attempt, and a retry. */
export function DeliveryShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      actions={(record) => <Again delivery={record as WebhookDelivery & RaRecord} />}
    />
  )
}

function Again({ delivery }: { delivery: WebhookDelivery & RaRecord }) {
  const canWrite = useContext(WriteAccess)
  const again = useCall(`/webhook-deliveries/${delivery.id}/replay`, () =>
    toast({ title: t('delivery.sent') }),
  )
  if (!canWrite || delivery.state === 'waiting') return null
  return (
    <Button busy={again.isPending} onClick={() => again.mutate()}>
      <Icon name="reply" />
      {t('delivery.again')}
    </Button>
  )
}
