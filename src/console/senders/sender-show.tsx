import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRefresh, type RaRecord } from 'react-admin'
import { api } from '#client/api.ts'
import { formatMoment } from '#ui/lists/format.ts'
import type { Sender } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { CopyField } from '#ui/lists/copy-field.tsx'
import '#ui/lists/lists.css'
import { useMay } from '../core/access.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import { howToReport, tSenders as t } from './messages.ts'

type SenderRecord = Sender & RaRecord
interface TestResult {
  ok: boolean
  message: string
}

/** One sender: whether it sends, a connection test, and the address for its provider's reports. */
export function SenderShow({
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
      actions={(record) => (
        <TestButton consoleResource={consoleResource} sender={record as SenderRecord} />
      )}
      lead={(record) => <Lead sender={record as SenderRecord} />}
    />
  )
}

function TestButton({
  consoleResource,
  sender,
}: {
  consoleResource: ConsoleResource
  sender: SenderRecord
}) {
  const may = useMay(consoleResource)
  const queries = useQueryClient()
  const refresh = useRefresh()
  const test = useMutation({
    mutationFn: () => api.post<TestResult>(`/senders/${sender.id}/test`, {}),
    onSuccess: ({ ok, message }) => {
      toast(
        ok
          ? { title: t('sender.works'), variant: 'success' }
          : { title: t('sender.broken'), description: message, variant: 'destructive' },
      )
      void queries.invalidateQueries()
      refresh()
    },
    onError: (error) =>
      toast({
        title: t('sender.failed'),
        description: error.message,
        variant: 'destructive',
      }),
  })
  if (!may('update')) return null
  return (
    <Button busy={test.isPending} onClick={() => test.mutate()}>
      {t('sender.test')}
    </Button>
  )
}

/** Whether the sender sends, as a color and a sentence. */
function stateOf({ enabled, state, stateReason, coolUntil }: Sender): [tone: string, text: string] {
  if (state === 'error') return ['f-negative', t('sender.error', { reason: stateReason ?? '' })]
  if (enabled === false) return ['f-caution', t('sender.off')]
  if (coolUntil && Date.parse(coolUntil) > Date.now())
    return ['f-caution', t('sender.resting', { until: formatMoment(coolUntil) })]
  return ['f-positive', t('sender.active')]
}

function Lead({ sender }: { sender: SenderRecord }) {
  const [tone, text] = stateOf(sender)
  const { provider = 'smtp', reportToken, reportedAt, webhookKey } = sender
  return (
    <>
      <section className="c-section c-setup">
        <p className={`f-dot ${tone}`} role="status">
          {text}
        </p>
      </section>
      <section className="c-section c-setup">
        <h2>{t('sender.reports')}</h2>
        {provider !== 'smtp' && (
          <>
            <p className="c-soft c-measure">{t('sender.reportsHelp')}</p>
            <CopyField
              label={t('sender.address')}
              value={`${location.origin}/api/v1/sender-reports/${reportToken}`}
            />
          </>
        )}
        <p className="c-soft c-measure">{howToReport(provider)}</p>
        {provider !== 'smtp' && (
          <p className={reportedAt ? 'c-soft' : 'f-dot f-caution'}>
            {reportedAt
              ? t('sender.reported', { at: formatMoment(reportedAt) })
              : t('sender.silent')}
          </p>
        )}
        {provider !== 'smtp' && provider !== 'ses' && !isSet(webhookKey) && (
          <p className="f-dot f-caution">{t('sender.noKey')}</p>
        )}
      </section>
    </>
  )
}

/** A secret is answered as whether it is set. */
const isSet = (secret: unknown): boolean =>
  typeof secret === 'object' && secret !== null && 'set' in secret && secret.set === true
