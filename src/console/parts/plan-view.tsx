import { useMemo } from 'react'
import { savedConditionType } from '#catalog/conditions/saved-types.ts'
import type { ConflictChoice, ImportPlan, PlannedChange } from '#model/api/import-plan.ts'
import { Button } from '#ui/base/button.tsx'
import { SourcesContext, useSources, type Sources } from '../condition-builder/sources.ts'
import { DiffTable } from '../history/diff-table.tsx'
import { changedFields } from '../history/record-diff.ts'
import { useRegistry } from '../core/registry.ts'
import { tConsole } from '../core/messages.ts'
import { tPlan, type PlanSubject } from './plan-messages.ts'

const TONES = {
  create: 'positive',
  change: 'info',
  conflict: 'caution',
  fault: 'negative',
} as const

/** The number of records that a plan writes. */
export const toWrite = (plan: ImportPlan, conflicts: ConflictChoice) =>
  plan.create + plan.change + (conflicts === 'overwrite' ? plan.conflict : 0)

/** Adds the condition types that the plan brings, so that its conditions can be described. */
function useComingTypes({ changes }: ImportPlan): Sources {
  const sources = useSources()
  return useMemo(() => {
    const coming = changes
      .filter(({ entity, kind }) => entity === 'condition-type' && kind === 'create')
      .map(({ id, name, after }) =>
        savedConditionType({
          about: 'profile',
          parentCondition: null,
          parameters: [],
          ...after,
          id,
          name,
        }),
      )
    return coming.length > 0
      ? { ...sources, savedTypes: [...sources.savedTypes, ...coming] }
      : sources
  }, [sources, changes])
}

interface PlanViewProps {
  plan: ImportPlan
  subject: PlanSubject
  conflicts: ConflictChoice
  busy: boolean
  /** Hides the button that applies the plan. */
  readOnly?: boolean
  /**
   * Label of the button, which then shows even without records to write: applying does more than
   * writing them.
   */
  apply?: string | undefined
  onConflicts(choice: ConflictChoice): void
  onApply(): void
  onCancel(): void
}

/** Previews an import or a plugin, record by record with diffs, and applies it. */
export function PlanView({
  plan,
  subject,
  conflicts,
  busy,
  readOnly = false,
  apply,
  onConflicts,
  onApply,
  onCancel,
}: PlanViewProps) {
  const count = toWrite(plan, conflicts)
  const sources = useComingTypes(plan)
  const kinds = (['create', 'change', 'conflict', 'fault'] as const).filter(
    (kind) => plan[kind] > 0,
  )
  return (
    <section className="c-plan" aria-label={tPlan(`plan.${subject}.title`)}>
      <h3>{tPlan(`plan.${subject}.title`)}</h3>
      <p className="c-plan-sum" role="status">
        {kinds.map((kind) => (
          <span key={kind} className={`f-dot f-${TONES[kind]}`}>
            {tPlan(`plan.${kind}`, { count: plan[kind] })}
          </span>
        ))}
        <span className="c-soft">{tPlan('plan.same', { count: plan.same })}</span>
      </p>
      {plan.changes.length === 0 && <p>{tPlan(`plan.${subject}.nothing`)}</p>}
      <SourcesContext value={sources}>
        {plan.changes.map((change) => (
          <PlannedLine
            key={`${change.entity}/${change.name}/${change.id}`}
            change={change}
            subject={subject}
          />
        ))}
      </SourcesContext>
      {plan.conflict > 0 && plan.fault === 0 && !readOnly && (
        <fieldset className="c-plan-choice">
          <legend>{tPlan('plan.conflictsTitle')}</legend>
          {(['keep', 'overwrite'] as const).map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="conflicts"
                checked={conflicts === choice}
                onChange={() => onConflicts(choice)}
              />
              {tPlan(choice === 'keep' ? 'plan.keep' : `plan.${subject}.overwrite`)}
            </label>
          ))}
        </fieldset>
      )}
      {plan.fault > 0 && <p role="alert">{tPlan(`plan.${subject}.faultsFirst`)}</p>}
      <div className="c-plan-end">
        <Button variant="quiet" onClick={onCancel}>
          {tConsole('console.cancel')}
        </Button>
        {plan.fault === 0 && (count > 0 || apply) && !readOnly && (
          <Button variant="primary" busy={busy} onClick={onApply}>
            {apply ?? tPlan(`plan.${subject}.apply`, { count })}
          </Button>
        )}
      </div>
    </section>
  )
}

function PlannedLine({ change, subject }: { change: PlannedChange; subject: PlanSubject }) {
  const consoleResource = useRegistry().byEntity(change.entity)
  const changes = consoleResource
    ? changedFields(consoleResource.entity, change.before, change.after)
    : []
  return (
    <details className="c-plan-line" open={change.kind === 'conflict' || change.kind === 'fault'}>
      <summary>
        <span className={`f-dot f-${TONES[change.kind]}`}>{tPlan(`plan.kind.${change.kind}`)}</span>
        <span className="c-medium">{change.name}</span>
        <span className="c-soft">{consoleResource?.entity.title ?? change.entity}</span>
      </summary>
      {change.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {changes.length > 0 && (
        <DiffTable
          changes={changes}
          caption={change.name}
          titles={{ before: tPlan('plan.here'), after: tPlan(`plan.${subject}.there`) }}
        />
      )}
    </details>
  )
}
