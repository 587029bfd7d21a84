import { useState, type ReactNode } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import type { JourneyExecution, JourneyStep } from '#model/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { TextField } from '#ui/base/field.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { ActionMenu } from '#ui/lists/action-menu.tsx'
import { DeedDialog } from '../deed-dialog.tsx'
import { FieldValue } from '../generate/field-value.tsx'
import { Moment, PagedTable, type PagedColumn } from '../profile/paged-table.tsx'
import { usePaged } from '../profile/use-paged.ts'
import { useRegistry } from '../registry.ts'
import { TraceDialog } from './trace.tsx'
import { w } from './words.ts'

const PAGE = 30

interface ExecutionTableProps {
  filter: Record<string, unknown>
  nameOf(nodeId: string): string
  writes: boolean
  empty: ReactNode
  /** On a person's own page the journey is said in place of the person. */
  ofPerson?: boolean
}

/** Executions, the newest first: who, where, since when, what comes next and why. */
export function ExecutionTable({
  filter,
  nameOf,
  writes,
  empty,
  ofPerson = false,
}: ExecutionTableProps) {
  const { entity } = useRegistry().byEntity('journey-execution')!
  const paged = usePaged<JourneyExecution>('/journey-executions', filter, PAGE, [
    'enteredAt',
    'DESC',
  ])
  const [traced, setTraced] = useState<JourneyExecution | null>(null)
  const [ending, setEnding] = useState<JourneyExecution | null>(null)
  const retry = useAct(
    (id: string) => api.post(`/journey-executions/${id}/retry`),
    'executions.retried',
  )
  const field = (name: string) => entity.field(name)!
  const who = (row: JourneyExecution) => (
    <FieldValue field={field('profileId')} value={row.profileId} dense />
  )
  const journey = (row: JourneyExecution) => (
    <Link className="c-name" to={paths.executions(row.journeyId)}>
      <FieldValue field={field('journeyId')} value={row.journeyId} dense plain />
    </Link>
  )
  const columns: PagedColumn<JourneyExecution>[] = [
    ofPerson
      ? { title: w('executions.journey'), cell: journey }
      : { title: w('executions.person'), cell: who },
    {
      title: w('executions.state'),
      cell: (row) => (
        <>
          <FieldValue field={field('state')} value={row.state} dense />{' '}
          {row.isTest && <span className="f-tag">{w('executions.test')}</span>}
        </>
      ),
    },
    { title: w('executions.step'), cell: (row) => nameOf(row.nodeId) },
    {
      title: w('executions.since'),
      rank: 'c-p2',
      cell: (row) => <Moment at={row.stepEnteredAt} />,
    },
    {
      title: w('executions.next'),
      rank: 'c-p2',
      cell: (row) =>
        row.state !== 'running' ? null : row.dueAt ? (
          <Moment at={row.dueAt} />
        ) : (
          <span className="c-soft">{w('executions.whenSomething')}</span>
        ),
    },
    {
      title: w('executions.why'),
      rank: 'c-p3',
      cell: (row) => (
        <span className="jy-why" title={row.reason || row.how}>
          {row.reason || row.how}
        </span>
      ),
    },
    { title: w('executions.came'), rank: 'c-p3', cell: (row) => <Moment at={row.enteredAt} /> },
    {
      title: w('executions.showTrace'),
      right: true,
      cell: (row) => (
        <>
          <Button size="s" variant="quiet" onClick={() => setTraced(row)}>
            {w('executions.showTrace')}
          </Button>
          {writes && (row.state === 'running' || row.state === 'failed') && (
            <ActionMenu
              label={w('executions.more', { name: nameOf(row.nodeId) })}
              items={[
                ...(row.state === 'failed'
                  ? [
                      {
                        label: w('executions.retry'),
                        icon: 'refresh' as const,
                        onSelect: () => retry.mutate(row.id),
                      },
                    ]
                  : []),
                {
                  label: w('executions.end'),
                  icon: 'exit',
                  danger: true,
                  onSelect: () => setEnding(row),
                },
              ]}
            />
          )}
        </>
      ),
    },
  ]
  return (
    <>
      <PagedTable
        paged={paged}
        label={w('executions.table')}
        keyOf={(row) => row.id}
        columns={columns}
        empty={<p>{empty}</p>}
      />
      {traced && <TraceDialog execution={traced} onClose={() => setTraced(null)} />}
      {ending && <EndDialog execution={ending} who={who(ending)} onClose={() => setEnding(null)} />}
    </>
  )
}

/** Something done with one execution; what shows it is read again. */
function useAct<T>(
  run: (given: T) => Promise<unknown>,
  done: 'executions.retried' | 'executions.ended',
  onDone?: () => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => {
      toast({ title: w(done), variant: 'success' })
      void queryClient.invalidateQueries()
      onDone?.()
    },
    onError: (error) =>
      toast({ title: w('journeys.failed'), description: error.message, variant: 'destructive' }),
  })
}

function EndDialog({
  execution,
  who,
  onClose,
}: {
  execution: JourneyExecution
  who: ReactNode
  onClose(): void
}) {
  const [reason, setReason] = useState('')
  const end = useAct(
    () => api.post(`/journey-executions/${execution.id}/end`, { reason }),
    'executions.ended',
    onClose,
  )
  return (
    <DeedDialog
      onClose={onClose}
      title={w('executions.endTitle')}
      description={w('executions.endText')}
      deed={{
        label: w('executions.end'),
        isBusy: end.isPending,
        variant: 'danger',
        run: () => end.mutate(undefined),
      }}
    >
      <div className="jy-whose">{who}</div>
      <TextField
        label={w('executions.reason')}
        value={reason}
        maxLength={300}
        onChange={(event) => setReason(event.target.value)}
      />
    </DeedDialog>
  )
}

/** Everybody who was at a step, with what became of each visit. */
export function VisitTable({ journeyId, step }: { journeyId: string; step: string }) {
  const { entity } = useRegistry().byEntity('journey-step')!
  const paged = usePaged<JourneyStep>('/journey-steps', { journeyId, nodeId: step }, PAGE, [
    'enteredAt',
    'DESC',
  ])
  const columns: PagedColumn<JourneyStep>[] = [
    {
      title: w('executions.person'),
      cell: (row) => <FieldValue field={entity.field('profileId')!} value={row.profileId} dense />,
    },
    {
      title: entity.field('outcome')!.node.title!,
      cell: (row) => <FieldValue field={entity.field('outcome')!} value={row.outcome} dense />,
    },
    { title: entity.field('enteredAt')!.node.title!, cell: (row) => <Moment at={row.enteredAt} /> },
    {
      title: entity.field('leftAt')!.node.title!,
      rank: 'c-p2',
      cell: (row) => (row.leftAt ? <Moment at={row.leftAt} /> : null),
    },
    {
      title: w('executions.why'),
      rank: 'c-p3',
      cell: (row) => (
        <span className="jy-why" title={row.because}>
          {row.because}
        </span>
      ),
    },
  ]
  return (
    <PagedTable
      paged={paged}
      label={w('executions.table')}
      keyOf={(row) => row.id}
      columns={columns}
      empty={<p>{w('executions.none')}</p>}
    />
  )
}
