import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { SendingDomain } from '#model/schema/entities.generated.ts'
import type { DomainCheck, DomainProbe } from '#model/api/sending-domain.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import '#ui/lists/lists.css'
import { useMay } from '../core/access.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import { useReloadWhile } from '../parts/use-reload-while.ts'
import { DomainChecks } from './domain-checks.tsx'
import { tDomains as t } from './messages.ts'
import { ProbePanel } from './probe-panel.tsx'
import { useDomainCall } from './use-domain-call.ts'

type DomainRecord = SendingDomain & RaRecord

/** One sending domain: its checks with the records to publish, key rotation, and a probe. */
export function DomainShow({
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
        <Actions consoleResource={consoleResource} domain={record as DomainRecord} />
      )}
      lead={(record) => <Lead consoleResource={consoleResource} domain={record as DomainRecord} />}
    />
  )
}

const checksOf = ({ checks }: SendingDomain) => (checks ?? []) as unknown as DomainCheck[]
const probeOf = ({ probe }: SendingDomain): DomainProbe | null =>
  probe && 'id' in probe ? (probe as unknown as DomainProbe) : null

function Actions({
  consoleResource,
  domain,
}: {
  consoleResource: ConsoleResource
  domain: DomainRecord
}) {
  const may = useMay(consoleResource)
  const [isConfirming, setConfirming] = useState(false)
  const check = useDomainCall(domain, 'check', () => toast({ title: t('domain.checked') }))
  const rotate = useDomainCall(domain, 'rotate-key', () => {
    setConfirming(false)
    toast({ title: t('domain.made') })
  })
  if (!may('update') || !domain.checkedAt) return null
  return (
    <>
      <Button busy={check.isPending} onClick={() => check.mutate({})}>
        <Icon name="refresh" />
        {t('domain.check')}
      </Button>
      {domain.state !== 'unverified' && (
        <Button onClick={() => setConfirming(true)}>{t('domain.rotate')}</Button>
      )}
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('domain.rotateAsk')}
        description={t('domain.rotateWhy')}
        actions={
          <>
            <Button onClick={() => setConfirming(false)}>{t('domain.cancel')}</Button>
            <Button variant="primary" busy={rotate.isPending} onClick={() => rotate.mutate({})}>
              {t('domain.rotateDo')}
            </Button>
          </>
        }
      />
    </>
  )
}

const TONES = { verified: 'f-positive', incomplete: 'f-caution', unverified: 'f-negative' } as const

function Lead({
  consoleResource,
  domain,
}: {
  consoleResource: ConsoleResource
  domain: DomainRecord
}) {
  const may = useMay(consoleResource)
  const probe = probeOf(domain)
  const isFirst = !domain.checkedAt
  useReloadWhile(isFirst || probe?.state === 'sending' || probe?.state === 'sent')
  if (isFirst)
    return (
      <section className="c-section c-setup">
        <p className="f-dot f-caution" role="status">
          {t('domain.first')}
        </p>
      </section>
    )
  const state = domain.state ?? 'unverified'
  const said = state === 'verified' && domain.signs === false ? 'notSigned' : state
  return (
    <>
      <section className="c-section c-setup">
        <h2>{t('domain.checks')}</h2>
        <p className={`f-dot ${TONES[state]}`} role="status">
          {t(`domain.${said}`, { domain: domain.domain })}
        </p>
        <p className="c-soft c-measure">{t('domain.checksHelp')}</p>
        <DomainChecks domain={domain} checks={checksOf(domain)} canWrite={may('update')} />
      </section>
      <ProbePanel domain={domain} probe={probe} canWrite={may('update')} />
    </>
  )
}
