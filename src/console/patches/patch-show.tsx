import { useId } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRefresh, type RaRecord } from 'react-admin'
import { api } from '#client/api.ts'
import type { PatchPlan } from '#model/api/patch-plan.ts'
import { Button } from '#ui/base/button.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { useMay } from '../core/access.ts'
import { DiffTable } from '../history/diff-table.tsx'
import { changedFields } from '../history/record-diff.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import { useRegistry, type ConsoleResource } from '../core/registry.ts'
import { tPatches as t } from './messages.ts'

/** One patch: its content, what it would change now, and a button to apply it. */
export function PatchShow({
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
      lead={(record) => (
        <Application
          key={String(record['version'])}
          consoleResource={consoleResource}
          patch={record}
        />
      )}
    />
  )
}

const TONES = {
  create: 'positive',
  change: 'info',
  remove: 'negative',
  nothing: 'caution',
} as const

function Application({
  consoleResource,
  patch,
}: {
  consoleResource: ConsoleResource
  patch: RaRecord
}) {
  const may = useMay(consoleResource)
  const refresh = useRefresh()
  const headingId = useId()
  const registry = useRegistry()
  const address = `/patches/${encodeURIComponent(String(patch.id))}`
  const { data: plan, error } = useQuery({
    queryKey: ['patch-preview', patch.id, patch['version']],
    retry: false,
    queryFn: () => api.post<PatchPlan>(`${address}/preview`),
  })
  const wasApplied = Boolean(patch['lastApplication'])
  const apply = useMutation({
    mutationFn: () => api.post<PatchPlan>(`${address}/apply`, { force: wasApplied }),
    onSuccess: () => {
      toast({ title: t('patch.applied'), variant: 'success' })
      refresh()
    },
    onError: (fault) =>
      toast({
        title: t('patch.failed'),
        description: fault.message,
        variant: 'destructive',
      }),
  })
  const entity = plan && registry.byEntity(plan.entity)?.entity
  const changes = plan && entity ? changedFields(entity, plan.before, plan.after) : []
  return (
    <section className="ru-statistics" aria-labelledby={headingId} aria-busy={!plan && !error}>
      <h2 id={headingId}>{t('patch.would')}</h2>
      {error && (
        <p className="c-fault" role="alert">
          {error.message}
        </p>
      )}
      {plan && <p className={`f-dot f-${TONES[plan.kind]}`}>{t(`patch.kind.${plan.kind}`)}</p>}
      {changes.length > 0 && <DiffTable changes={changes} caption={t('patch.caption')} />}
      {may('update') && plan && (
        <p>
          <Button
            variant={wasApplied ? 'default' : 'primary'}
            busy={apply.isPending}
            onClick={() => apply.mutate()}
          >
            {t(wasApplied ? 'patch.again' : 'patch.apply')}
          </Button>
        </p>
      )}
    </section>
  )
}
