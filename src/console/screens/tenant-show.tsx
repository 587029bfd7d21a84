import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh, type RaRecord } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { api } from '#client/api.ts'
import { useMe } from '#client/me.ts'
import { tenantChoice, useTenantChoice } from '#client/tenant-choice.ts'
import type { Job, Tenant } from '#model/schema/entities.generated.ts'
import { isClosed, type TenantAction } from '#model/api/tenant-status.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { TextField } from '#ui/base/field.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { useMay } from '../core/access.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { TenantDeletion } from './tenant-deletion.tsx'
import { TenantUsagePanel } from './tenant-usage.tsx'
import { tTenant as t } from './tenant-messages.ts'

type TenantRow = Tenant & RaRecord

/** One tenant: its state and what that means, its usage, and an admin's actions on it. */
export function TenantShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  // Kept in the address, because the page remounts when the current tenant changes, and the record
  // itself is soon gone.
  const [query, setQuery] = useSearchParams()
  const deletion = query.get('deletion')
  if (deletion)
    return (
      <TenantDeletion
        jobId={deletion}
        listPath={consoleResource.resource.path}
        label={consoleResource.resource.label}
      />
    )
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      actions={(record) => (
        <Actions
          consoleResource={consoleResource}
          tenant={record as TenantRow}
          onDeleting={(jobId) => setQuery({ deletion: jobId }, { replace: true })}
        />
      )}
      lead={(record) => (
        <>
          <p className="c-measure c-tenant-state">
            {t(`tenantPage.state.${(record as TenantRow).status}`)}
          </p>
          <TenantUsagePanel id={id} />
        </>
      )}
    />
  )
}

function Actions({
  consoleResource,
  tenant,
  onDeleting,
}: {
  consoleResource: ConsoleResource
  tenant: TenantRow
  onDeleting: (jobId: string) => void
}) {
  const may = useMay(consoleResource)
  const choice = useTenantChoice()
  const isOwn = useMe().data?.tenantId === tenant.id
  const isShown = choice ? choice.id === tenant.id : isOwn
  const [asking, setAsking] = useState<TenantAction | 'delete' | null>(null)
  const close = () => setAsking(null)
  const offered: TenantAction[] = isClosed(tenant.status)
    ? ['activate', tenant.status === 'ISOLATED' ? 'deactivate' : 'isolate']
    : ['deactivate', 'isolate']
  return (
    <>
      <Button
        disabled={isShown}
        onClick={() => tenantChoice.set(isOwn ? null : { id: tenant.id, name: tenant.name })}
      >
        {t(isShown ? 'tenantPage.looking' : 'tenantPage.look')}
      </Button>
      {may('update') &&
        offered.map((action) => (
          <Button key={action} onClick={() => setAsking(action)}>
            {t(`tenantPage.${action}`)}
          </Button>
        ))}
      {may('update') && (
        <Button
          variant="danger"
          disabled={isOwn}
          title={isOwn ? t('tenantPage.own') : undefined}
          onClick={() => setAsking('delete')}
        >
          {t('tenantPage.delete')}
        </Button>
      )}
      {asking === 'delete' && (
        <DeleteDialog tenant={tenant} onClose={close} onDeleting={onDeleting} />
      )}
      {asking && asking !== 'delete' && (
        <SwitchDialog tenant={tenant} action={asking} onClose={close} />
      )}
    </>
  )
}

const past = {
  activate: 'tenantPage.activated',
  deactivate: 'tenantPage.deactivated',
  isolate: 'tenantPage.isolated',
} as const
const failed = (error: Error) =>
  toast({ title: t('tenantPage.failed'), description: error.message, variant: 'destructive' })

function SwitchDialog({
  tenant,
  action,
  onClose,
}: {
  tenant: TenantRow
  action: TenantAction
  onClose: () => void
}) {
  const refresh = useRefresh()
  const change = useMutation({
    mutationFn: () => api.post(`/tenants/${tenant.id}/${action}`),
    onSuccess: () => {
      toast({ title: t(past[action], { name: tenant.name }), variant: 'success' })
      refresh()
    },
    onError: failed,
    onSettled: onClose,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`tenantPage.${action}Title`, { name: tenant.name })}
      description={t(`tenantPage.${action}Text`)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('tenantPage.cancel')}
          </Button>
          <Button
            variant={action === 'activate' ? 'primary' : 'danger'}
            busy={change.isPending}
            onClick={() => change.mutate()}
          >
            {t(`tenantPage.${action}`)}
          </Button>
        </>
      }
    />
  )
}

function DeleteDialog({
  tenant,
  onClose,
  onDeleting,
}: {
  tenant: TenantRow
  onClose: () => void
  onDeleting: (jobId: string) => void
}) {
  const [typed, setTyped] = useState('')
  const begin = useMutation({
    mutationFn: () => api.post<Job>(`/tenants/${tenant.id}/delete`, { confirm: typed }),
    onSuccess: (job) => {
      // The job runs in the queue of the admin's own tenant, and a deleted tenant cannot stay
      // selected.
      onDeleting(job.id)
      tenantChoice.set(null)
    },
    onError: failed,
    onSettled: onClose,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={t('tenantPage.deleteTitle', { name: tenant.name })}
      description={t('tenantPage.deleteText')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('tenantPage.cancel')}
          </Button>
          <Button
            variant="danger"
            busy={begin.isPending}
            disabled={typed.trim() !== tenant.name}
            onClick={() => begin.mutate()}
          >
            {t('tenantPage.delete')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('tenantPage.typeName', { name: tenant.name })}
        value={typed}
        autoComplete="off"
        data-autofocus
        onChange={(event) => setTyped(event.target.value)}
      />
    </Dialog>
  )
}
