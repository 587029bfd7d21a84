import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '#client/api.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { dateFormat } from '#language'
import { defineMessages } from '#ui/messages/messages.ts'
import { fieldNamed } from '#model/schema/entity.ts'
import { FieldValue } from '../page-parts/field-value.tsx'
import { recordPath, useResource } from '../core/registry.ts'

const t = defineMessages({
  'proof.button': 'Verify integrity',
  'proof.state': {
    one: '{count} entry verified at {time}',
    other: '{count} entries verified at {time}',
  },
  'proof.title': 'Audit log verified',
  'proof.broken': 'Audit log was changed',
  'proof.failed': "Couldn't verify the audit log",
  'proof.explain':
    'Each entry has a fingerprint of itself and the entry before it. All fingerprints were ' +
    'recalculated and compared.',
  'proof.holds': {
    one: '{count} entry, no changes detected.',
    other: '{count} entries, no changes detected.',
  },
  'proof.chains': {
    one: '1 chain.',
    other: '{count} chains: one per tenant and one for the installation.',
  },
  'proof.erased': {
    one: 'The details of {count} entry were erased with a person.',
    other: 'The details of {count} entries were erased with people.',
  },
  'proof.first': 'First invalid entry:',
  'proof.further': 'More invalid entries:',
  'proof.changed': 'Entry {position} was changed.',
  'proof.removed': 'Entry {position} was removed.',
  'proof.added': 'An entry was inserted outside the chain.',
  'proof.installation': 'Installation',
  'proof.open': 'Open entry',
  'proof.openNext': 'Open next entry',
  'proof.close': 'Close',
})

interface BrokenEntry {
  position: number
  entryId: string | null
  kind: 'changed' | 'removed' | 'added'
}

/** Response of `POST /system-auditlog/verify`. */
export interface AuditProofResult {
  ok: boolean
  entries: number
  chains: readonly {
    tenantId: string | null
    entries: number
    erased: number
    faults: readonly BrokenEntry[]
  }[]
}

/** Large logs take time: some hundred thousand entries per minute. */
const VERIFY_TIMEOUT_MS = 10 * 60_000

const verify = () =>
  api.post<AuditProofResult>('/system-auditlog/verify', {}, { timeout: VERIFY_TIMEOUT_MS })

const queryKey = ['audit-proof']
/** Logs of up to so many entries are verified when they are opened, in a few seconds. */
const MAX_UNASKED = 20_000
const FRESH_MS = 10 * 60_000

/** Whether the chain of the listed log held, and when that was verified; a long log shows it after a request. */
export function AuditState() {
  const { total = Infinity, filterValues } = useListContext()
  const isShort = total <= MAX_UNASKED && Object.keys(filterValues).length === 0
  const { data, dataUpdatedAt } = useQuery({
    queryKey,
    queryFn: verify,
    enabled: isShort,
    staleTime: FRESH_MS,
    retry: false,
  })
  if (!data) return null
  const time = dateFormat({ hour: '2-digit', minute: '2-digit' }).format(new Date(dataUpdatedAt))
  return (
    <span className="c-soft" role="status">
      <span className={data.ok ? 'f-dot f-positive' : 'f-dot f-negative'}>
        {data.ok ? t('proof.state', { count: data.entries, time }) : t('proof.broken')}
      </span>
    </span>
  )
}

/** Recomputes the hash chain of every tenant on the server and shows the result. */
export function AuditProof() {
  const [isOpen, setOpen] = useState(false)
  const queryClient = useQueryClient()
  const check = useMutation({
    mutationFn: verify,
    onSuccess: (proof) => queryClient.setQueryData(queryKey, proof),
    onSettled: () => setOpen(true),
  })
  const outcome = check.data && !check.data.ok ? 'proof.broken' : 'proof.title'
  return (
    <>
      <Button busy={check.isPending} onClick={() => check.mutate()}>
        <Icon name="shield" />
        {t('proof.button')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t(check.error ? 'proof.failed' : outcome)}
        description={check.error ? check.error.message : t('proof.explain')}
        actions={<Button onClick={() => setOpen(false)}>{t('proof.close')}</Button>}
      >
        {check.data && <ProofResult proof={check.data} />}
      </Dialog>
    </>
  )
}

function ProofResult({ proof }: { proof: AuditProofResult }) {
  const faults = proof.chains.flatMap(({ tenantId, faults: found }) =>
    found.map((fault) => ({ tenantId, fault })),
  )
  const erased = proof.chains.reduce((sum, chain) => sum + chain.erased, 0)
  const [first, ...others] = faults
  if (!first)
    return (
      <p className="c-proof" role="status">
        <span className="f-dot f-positive">{t('proof.holds', { count: proof.entries })}</span>{' '}
        <span className="c-soft">{t('proof.chains', { count: proof.chains.length })}</span>{' '}
        {erased > 0 && <span className="c-soft">{t('proof.erased', { count: erased })}</span>}
      </p>
    )
  return (
    <div className="c-proof" role="alert">
      <p>{t('proof.first')}</p>
      <FaultLine {...first} />
      {others.length > 0 && <p>{t('proof.further')}</p>}
      {others.map((one, index) => (
        <FaultLine key={index} {...one} />
      ))}
    </div>
  )
}

function FaultLine({ tenantId, fault }: { tenantId: string | null; fault: BrokenEntry }) {
  const audit = useResource('audit-entry')
  return (
    <p className="c-fault">
      <span className="f-dot f-negative">
        {t(`proof.${fault.kind}`, { position: fault.position })}
      </span>
      <span className="c-soft">
        {tenantId ? (
          <FieldValue field={fieldNamed(audit.entity, 'tenantId')} value={tenantId} dense />
        ) : (
          t('proof.installation')
        )}
      </span>
      {fault.entryId && (
        <Link to={recordPath(audit, fault.entryId)}>
          {t(fault.kind === 'removed' ? 'proof.openNext' : 'proof.open')}
        </Link>
      )}
    </p>
  )
}
