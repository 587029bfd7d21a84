import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { api } from '#client/api.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { defineMessages } from '#ui/messages/messages.ts'
import { FieldValue } from '../page-parts/field-value.tsx'
import { recordPath, useRegistry } from '../core/registry.ts'

const t = defineMessages({
  'proof.button': 'Verify integrity',
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

interface Fault {
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
    faults: readonly Fault[]
  }[]
}

/** Large logs take time: some hundred thousand entries per minute. */
const VERIFY_TIMEOUT_MS = 10 * 60_000

/** Recomputes the hash chain of every tenant on the server and shows the result. */
export function AuditProof() {
  const [open, setOpen] = useState(false)
  const check = useMutation({
    mutationFn: () =>
      api.post<AuditProofResult>('/system-auditlog/verify', {}, { timeout: VERIFY_TIMEOUT_MS }),
    onSettled: () => setOpen(true),
  })
  const broken = check.data && !check.data.ok
  return (
    <>
      <Button busy={check.isPending} onClick={() => check.mutate()}>
        <Icon name="shield" />
        {t('proof.button')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={check.error ? t('proof.failed') : broken ? t('proof.broken') : t('proof.title')}
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

function FaultLine({ tenantId, fault }: { tenantId: string | null; fault: Fault }) {
  const audit = useRegistry().byEntity('audit-entry')!
  return (
    <p className="c-fault">
      <span className="f-dot f-negative">
        {t(`proof.${fault.kind}`, { position: fault.position })}
      </span>
      <span className="c-soft">
        {tenantId ? (
          <FieldValue field={audit.entity.field('tenantId')!} value={tenantId} dense />
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
