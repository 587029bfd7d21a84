import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import type { ConflictChoice, ImportPlan, PlannedChange } from '#model/import-plan.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { DiffTable } from '../generate/diff-table.tsx'
import { changedFields } from '../generate/record-diff.ts'
import { useRegistry } from '../registry.ts'
import { c } from '../words.ts'
import { s } from './settings-words.ts'

const TONES = { create: 'positive', change: 'info', conflict: 'caution', fault: 'negative' } as const
const PATIENCE = 5 * 60_000

function upload(file: File, query: Record<string, string>): Promise<ImportPlan> {
  const form = new FormData()
  form.append('file', file)
  return api.post<ImportPlan>('/settings/importall', form, { query, timeout: PATIENCE })
}

/** An archive is chosen, what it would do is shown, and only that is done. */
export function ImportPanel() {
  const queries = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [conflicts, setConflicts] = useState<ConflictChoice>('keep')
  const plan = useMutation({
    mutationFn: (chosen: File) => upload(chosen, { dryRun: 'true' }),
    onError: (error) => toast({ title: s('settings.planFailed'), description: error.message, variant: 'destructive' }),
  })
  const done = () => {
    setFile(null)
    plan.reset()
  }
  const apply = useMutation({
    mutationFn: (shown: ImportPlan) => upload(file!, { dryRun: 'false', plan: shown.hash, conflicts }),
    onSuccess: (applied) => {
      toast({ title: s('settings.imported', { count: toWrite(applied, conflicts) }), variant: 'success' })
      void queries.invalidateQueries()
      done()
    },
    onError: (error) => {
      toast({ title: s('settings.importFailed'), description: error.message, variant: 'destructive' })
      // What stands here may be another by now: the plan is made anew.
      if (file) plan.mutate(file)
    },
  })
  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    setFile(chosen)
    plan.mutate(chosen)
  }
  return (
    <div>
      <label className="ui-button ui-button-m c-file">
        <Icon name="up" />
        {plan.isPending ? c('console.list.loading', { things: file?.name ?? '' }) : s('settings.choose')}
        <input type="file" accept=".gz,.tgz,application/gzip" aria-label={s('settings.import')} onChange={(event) => {
          choose(event.target.files?.[0])
          // The same file again must be a choice again.
          event.target.value = ''
        }} />
      </label>
      <p className="ui-help">{s('settings.importHelp')}</p>
      {plan.data && <PlanView plan={plan.data} conflicts={conflicts} onConflicts={setConflicts} busy={apply.isPending} onApply={() => apply.mutate(plan.data)} onCancel={done} />}
    </div>
  )
}

const toWrite = (plan: ImportPlan, conflicts: ConflictChoice) => plan.create + plan.change + (conflicts === 'overwrite' ? plan.conflict : 0)

interface PlanViewProps {
  plan: ImportPlan
  conflicts: ConflictChoice
  busy: boolean
  onConflicts(choice: ConflictChoice): void
  onApply(): void
  onCancel(): void
}

function PlanView({ plan, conflicts, busy, onConflicts, onApply, onCancel }: PlanViewProps) {
  const count = toWrite(plan, conflicts)
  const kinds = (['create', 'change', 'conflict', 'fault'] as const).filter((kind) => plan[kind] > 0)
  return (
    <section className="c-plan" aria-label={s('settings.plan')}>
      <h3>{s('settings.plan')}</h3>
      <p className="c-plan-sum" role="status">
        {kinds.map((kind) => (
          <span key={kind} className={`f-dot f-${TONES[kind]}`}>
            {s(`settings.${kind}`, { count: plan[kind] })}
          </span>
        ))}
        <span className="c-soft">{s('settings.same', { count: plan.same })}</span>
      </p>
      {plan.changes.length === 0 && <p>{s('settings.nothing')}</p>}
      {plan.changes.map((change) => (
        <PlannedLine key={`${change.entity}/${change.name}/${change.id}`} change={change} />
      ))}
      {plan.conflict > 0 && plan.fault === 0 && (
        <fieldset className="c-plan-choice">
          <legend>{s('settings.conflictsTitle')}</legend>
          {(['keep', 'overwrite'] as const).map((choice) => (
            <label key={choice}>
              <input type="radio" name="conflicts" checked={conflicts === choice} onChange={() => onConflicts(choice)} />
              {s(`settings.${choice}`)}
            </label>
          ))}
        </fieldset>
      )}
      {plan.fault > 0 && <p role="alert">{s('settings.faultsFirst')}</p>}
      <div className="c-plan-end">
        <Button variant="quiet" onClick={onCancel}>
          {c('console.cancel')}
        </Button>
        {plan.fault === 0 && count > 0 && (
          <Button variant="primary" busy={busy} onClick={onApply}>
            {s('settings.apply', { count })}
          </Button>
        )}
      </div>
    </section>
  )
}

function PlannedLine({ change }: { change: PlannedChange }) {
  const of = useRegistry().byEntity(change.entity)
  const changes = of ? changedFields(of.entity, change.before, change.after) : []
  return (
    <details className="c-plan-line" open={change.kind === 'conflict' || change.kind === 'fault'}>
      <summary>
        <span className={`f-dot f-${TONES[change.kind]}`}>{s(`settings.kind.${change.kind}`)}</span>
        <span className="c-medium">{change.name}</span>
        <span className="c-soft">{of?.entity.title ?? change.entity}</span>
      </summary>
      {change.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {changes.length > 0 && <DiffTable changes={changes} caption={change.name} titles={{ before: s('settings.here'), after: s('settings.archive') }} />}
    </details>
  )
}
