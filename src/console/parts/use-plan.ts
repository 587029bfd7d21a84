import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConflictChoice, ImportPlan } from '#model/api/import-plan.ts'
import { toast } from '#ui/base/toast-state.ts'
import { toWrite } from './plan-view.tsx'
import { tPlan as t, type PlanSubject } from './plan-messages.ts'

interface PlanSource<T> {
  /** Defaults to an archive. */
  subject?: PlanSubject
  /** Computes the plan of an import. */
  plan(from: T): Promise<ImportPlan>
  /** Applies a plan. */
  apply(from: T, plan: ImportPlan, conflicts: ConflictChoice): Promise<unknown>
  failed: string
  /** Title of the toast on success. */
  done?(plan: ImportPlan): string
}

/**
 * Previews an import and applies only what the preview showed. `view` holds the props of
 * `PlanView`; null without a preview.
 */
export function usePlan<T>({
  subject = 'archive',
  plan: ask,
  apply: act,
  failed,
  done,
}: PlanSource<T>) {
  const queries = useQueryClient()
  const [from, setFrom] = useState<T | null>(null)
  const [conflicts, setConflicts] = useState<ConflictChoice>('keep')
  const plan = useMutation({
    mutationFn: ask,
    onError: (error) =>
      toast({ title: failed, description: error.message, variant: 'destructive' }),
  })
  const cancel = () => {
    setFrom(null)
    plan.reset()
  }
  const apply = useMutation({
    mutationFn: (plan: ImportPlan) => act(from!, plan, conflicts),
    onSuccess: (_answer, shown) => {
      toast({
        title: done?.(shown) ?? t('plan.imported', { count: toWrite(shown, conflicts) }),
        variant: 'success',
      })
      void queries.invalidateQueries()
      cancel()
    },
    onError: (error) => {
      toast({
        title: t(`plan.${subject}.failed`),
        description: error.message,
        variant: 'destructive',
      })
      // The data may have changed since then: computes the plan again.
      if (from !== null) plan.mutate(from)
    },
  })
  const choose = (chosen: T) => {
    setFrom(chosen)
    setConflicts('keep')
    plan.mutate(chosen)
  }
  const view = plan.data
    ? {
        plan: plan.data,
        subject,
        conflicts,
        busy: apply.isPending,
        onConflicts: setConflicts,
        onApply: () => apply.mutate(plan.data),
        onCancel: cancel,
      }
    : null
  return { from, choose, isPending: plan.isPending, view }
}
