import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import type { SendingDomain } from '#model/schema/entities.generated.ts'
import type { MailboxView } from '#model/api/outreach.ts'
import { domainOf } from '#model/lib/address-domain.ts'
import type { DomainProbe, ProbeReport } from '#model/api/sending-domain.ts'
import { Button } from '#ui/base/button.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import { tDomains as t, probeSentence } from './messages.ts'
import { useDomainCall } from './use-domain-call.ts'
import './domains.css'

interface ProbeBody {
  fromMailboxId: string
  toMailboxId: string
}

const TONES: Record<DomainProbe['state'], string> = {
  sending: 'f-caution',
  sent: 'f-caution',
  received: 'f-positive',
  lost: 'f-negative',
  failed: 'f-negative',
}

/** Sends a probe message, and shows what its receiver saw. */
export function ProbePanel({
  domain,
  probe,
  canWrite,
}: {
  domain: SendingDomain
  probe: DomainProbe | null
  canWrite: boolean
}) {
  return (
    <section className="c-section c-setup">
      <h2>{t('probe.title')}</h2>
      <p className="c-soft c-measure">{t('probe.help')}</p>
      {canWrite && (
        <ProbeForm domain={domain} isBusy={probe?.state === 'sending' || probe?.state === 'sent'} />
      )}
      {probe && (
        <p className={`f-dot ${TONES[probe.state]}`} role="status">
          {probeSentence(probe)}
        </p>
      )}
      {probe?.report && <Report report={probe.report} />}
    </section>
  )
}

function ProbeForm({ domain, isBusy }: { domain: SendingDomain; isBusy: boolean }) {
  const { data: mailboxes = [], isPending } = useQuery({
    queryKey: ['domain-mailboxes'],
    queryFn: () => api.get<MailboxView[]>('/mailboxes?range=[0,49]'),
  })
  const [chosen, setChosen] = useState<Partial<ProbeBody>>({})
  const send = useDomainCall<ProbeBody>(domain, 'probe', () => {})
  const own = mailboxes.filter(
    ({ address, state }) => domainOf(address) === domain.domain && (state ?? 'active') === 'active',
  )
  if (isPending) return null
  const [firstOwn] = own
  if (!firstOwn) return <p>{t('probe.noFrom', { domain: domain.domain })}</p>
  const other = mailboxes.find(({ address }) => domainOf(address) !== domain.domain)
  const from = chosen.fromMailboxId ?? firstOwn.id
  const to = chosen.toMailboxId ?? (other ?? firstOwn).id
  const choicesOf = (list: readonly MailboxView[]) =>
    list.map(({ id, address }) => ({ value: id, label: address }))
  return (
    <>
      <SelectField
        label={t('probe.from')}
        choices={choicesOf(own)}
        value={from}
        onChange={(event) => setChosen({ ...chosen, fromMailboxId: event.target.value })}
      />
      <SelectField
        label={t('probe.to')}
        choices={choicesOf(mailboxes)}
        value={to}
        onChange={(event) => setChosen({ ...chosen, toMailboxId: event.target.value })}
      />
      <Button
        busy={send.isPending || isBusy}
        onClick={() => send.mutate({ fromMailboxId: from, toMailboxId: to })}
      >
        {t('probe.send')}
      </Button>
    </>
  )
}

function Report({ report }: { report: ProbeReport }) {
  const { dkim, receiver, results, sendingAddress } = report
  return (
    <>
      <h3>{t('probe.signature')}</h3>
      <p className={`f-dot ${dkim.result === 'pass' ? 'f-positive' : 'f-caution'}`}>
        {t(`probe.${dkim.result}`, {
          selector: dkim.selector,
          bits: String(dkim.bits),
          why: dkim.why,
        })}
      </p>
      {dkim.result === 'pass' && <p>{t(dkim.coversOptOut ? 'probe.optOut' : 'probe.noOptOut')}</p>}
      <p>
        {sendingAddress ? t('probe.address', { address: sendingAddress }) : t('probe.noAddress')}
      </p>
      {results.length === 0 ? (
        <p>{t('probe.noResults')}</p>
      ) : (
        <>
          <h3>{t('probe.results', { receiver: receiver || '–' })}</h3>
          <div className="domain-results">
            <table className="c-table">
              <thead>
                <tr>
                  <th scope="col">{t('probe.method')}</th>
                  <th scope="col">{t('probe.result')}</th>
                  <th scope="col">{t('probe.detail')}</th>
                </tr>
              </thead>
              <tbody>
                {results.map((result) => (
                  <tr key={`${result.method} ${result.result} ${result.detail}`}>
                    <td>{result.method}</td>
                    <td>{result.result}</td>
                    <td>{result.detail}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </>
  )
}
