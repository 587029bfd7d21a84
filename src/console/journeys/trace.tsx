import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { JourneyExecution, JourneyStep } from '#model/schema/entities.generated.ts'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Moment } from '#ui/lists/when.tsx'
import { fieldNamed } from '#model/schema/entity.ts'
import { FieldValue } from '../page-parts/field-value.tsx'
import { useResource } from '../core/registry.ts'
import { tConsole } from '../core/messages.ts'
import { tJourneys } from './messages.ts'

/** A person's run through a journey: each step with its time, its exit and the reason. */
export function TraceDialog({
  execution,
  onClose,
}: {
  execution: JourneyExecution
  onClose(): void
}) {
  const { entity } = useResource('journey-execution')
  return (
    <Dialog
      open
      onClose={onClose}
      title={tJourneys('executions.trace')}
      description={[
        execution.how,
        tJourneys('executions.byVersion', { number: String(execution.versionNumber) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={<Button onClick={onClose}>{tConsole('console.close')}</Button>}
    >
      <div className="jy-whose">
        <FieldValue field={fieldNamed(entity, 'profileId')} value={execution.profileId} dense />
      </div>
      <Trace execution={execution} />
    </Dialog>
  )
}

const LOOKS: Partial<Record<JourneyStep['outcome'], string>> = {
  here: 'jy-here',
  failed: 'jy-failed',
}

export function Trace({ execution }: { execution: JourneyExecution }) {
  const { data, error } = useQuery({
    queryKey: ['journey-trace', execution.id],
    queryFn: ({ signal }) =>
      api.all<JourneyStep>(
        '/journey-steps',
        { filter: { executionId: execution.id }, sort: ['enteredAt', 'ASC'] },
        { signal },
      ),
    refetchInterval: 5000,
  })
  if (error)
    return (
      <p className="c-fault" role="alert">
        {error.message}
      </p>
    )
  if (!data) return <p aria-busy />
  const endedBy =
    execution.endedAt &&
    execution.reason !== '' &&
    !data.some(({ because }) => because === execution.reason)
  if (data.length === 0 && !endedBy)
    return <p className="c-soft">{tJourneys('executions.noSteps')}</p>
  return (
    <ol className="jy-trace">
      {data.map((step) => (
        <li key={step.id} className={LOOKS[step.outcome]}>
          <span className="jy-trace-head">
            <b>{step.nodeName || nodeDefinitionOf(step.kind)?.title || step.nodeId}</b>
            <Moment at={step.enteredAt} />
            {(step.visit ?? 1) > 1 && (
              <span className="c-soft">
                {tJourneys('executions.visit', { count: step.visit ?? 1 })}
              </span>
            )}
          </span>
          <span className={step.outcome === 'failed' ? 'c-fault' : 'c-soft'}>
            {step.outcome === 'here' ? tJourneys('executions.stillHere') : step.because}
          </span>
        </li>
      ))}
      {endedBy && (
        <li>
          <span className="jy-trace-head">
            <b>{tJourneys('simulate.ends')}</b>
            <Moment at={execution.endedAt} />
          </span>
          <span className="c-soft">{execution.reason}</span>
        </li>
      )}
    </ol>
  )
}
