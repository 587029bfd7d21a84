import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRefresh } from 'react-admin'
import { api } from '#client/api.ts'
import type { UnknownDecision } from '#model/api/answers/broadcast-answers.ts'
import type { EngageMessage } from '#model/schema/entities.generated.ts'
import { toast } from '#ui/base/toast-state.ts'
import { SelectField } from '#ui/lists/select-field.tsx'
import { ActionDialog } from '../core/action-dialog.tsx'
import { tEngage as t } from './messages.ts'

const DECISIONS = ['arrived', 'send-again', 'leave'] as const satisfies readonly UnknownDecision[]

/** Asks for a decision about an email with unknown outcome. */
export function ResolveDialog({
  delivery,
  onClose,
}: {
  delivery: Pick<EngageMessage, 'id' | 'address'>
  onClose(): void
}) {
  const [decision, setDecision] = useState<UnknownDecision>('arrived')
  const queries = useQueryClient()
  const refresh = useRefresh()
  const resolve = useMutation({
    mutationFn: () => api.post(`/engage-messages/${delivery.id}/resolve`, { decision }),
    onSuccess: () => {
      toast({ title: t('engage.resolved'), variant: 'success' })
      void queries.invalidateQueries()
      refresh()
      onClose()
    },
  })
  return (
    <ActionDialog
      onClose={onClose}
      title={t('engage.resolveTitle', { address: delivery.address ?? '' })}
      description={t('engage.resolveWhy')}
      action={{
        label: t('engage.resolveDo'),
        isBusy: resolve.isPending,
        run: () => resolve.mutate(),
      }}
      fault={resolve.error?.message}
    >
      <SelectField
        label={t('engage.resolveWhat')}
        value={decision}
        data-autofocus
        onChange={({ target }) => setDecision(target.value as UnknownDecision)}
        choices={DECISIONS.map((value) => ({ value, label: t(`engage.decision.${value}`) }))}
      />
    </ActionDialog>
  )
}
