import { useState, type ReactNode } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import type { JourneyExecution, JourneyStep } from '#model/schema/entities.generated.ts'
import { fieldNamed, type Entity } from '#model/schema/entity.ts'
import { Button } from '#ui/base/button.tsx'
import { TextField } from '#ui/base/field.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { ActionMenu } from '#ui/lists/action-menu.tsx'
import { ActionDialog } from '../core/action-dialog.tsx'
import { WhyButton } from '../explain/why-button.tsx'
import { FieldValue } from '../page-parts/field-value.tsx'
import { Moment, PagedTable, type PagedColumn } from '../parts/paged-table.tsx'
import { usePaged } from '../parts/use-paged.ts'
import { useResource } from '../core/registry.ts'
import { TraceDialog } from './trace.tsx'
import { tJourneys as t } from './messages.ts'

const PAGE = 30

interface ExecutionTableProps {
  filter: Record<string, unknown>
  nameOf(nodeId: string): string
  writes: boolean
  empty: ReactNode
  /** On a person's page, shows the journey in place of the person. */
  ofPerson?: boolean
}

/**
 * Executions, the newest first: the person, the step, since when, and the next step with its
 * reason.
 */
export function ExecutionTable({
  filter,
  nameOf,
  writes,
  empty,
  ofPerson = false,
}: ExecutionTableProps) {
  const { entity } = useResource('journey-execution')
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
  const columns: PagedColumn<JourneyExecution>[] = [
    ...executionColumns(entity, nameOf, ofPerson),
    {
      title: t('executions.showTrace'),
      right: true,
      cell: (row) => (
        <RowActs
          row={row}
          name={nameOf(row.nodeId)}
          writes={writes}
          onTrace={() => setTraced(row)}
          onRetry={() => retry.mutate(row.id)}
          onEnd={() => setEnding(row)}
        />
      ),
    },
  ]
  return (
    <>
      <PagedTable
        paged={paged}
        label={t('executions.table')}
        keyOf={(row) => row.id}
        columns={columns}
        empty={<p>{empty}</p>}
      />
      {traced && <TraceDialog execution={traced} onClose={() => setTraced(null)} />}
      {ending && (
        <EndDialog
          execution={ending}
          who={<PersonName entity={entity} row={ending} />}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  )
}

interface NameProps {
  entity: Entity
  row: JourneyExecution
}

const PersonName = ({ entity, row }: NameProps) => (
  <FieldValue field={fieldNamed(entity, 'profileId')} value={row.profileId} dense />
)

const JourneyName = ({ entity, row }: NameProps) => (
  <Link className="c-name" to={paths.executions(row.journeyId)}>
    <FieldValue field={fieldNamed(entity, 'journeyId')} value={row.journeyId} dense plain />
  </Link>
)

/** Columns of the table of executions. */
function executionColumns(
  entity: Entity,
  nameOf: (nodeId: string) => string,
  ofPerson: boolean,
): PagedColumn<JourneyExecution>[] {
  return [
    ofPerson
      ? {
          title: t('executions.journey'),
          cell: (row) => <JourneyName entity={entity} row={row} />,
        }
      : {
          title: t('executions.person'),
          cell: (row) => <PersonName entity={entity} row={row} />,
        },
    {
      title: t('executions.state'),
      cell: (row) => (
        <>
          <FieldValue field={fieldNamed(entity, 'state')} value={row.state} dense />{' '}
          {row.isTest && <span className="f-tag">{t('executions.test')}</span>}
        </>
      ),
    },
    { title: t('executions.step'), cell: (row) => nameOf(row.nodeId) },
    {
      title: t('executions.since'),
      rank: 'c-p2',
      cell: (row) => <Moment at={row.stepEnteredAt} />,
    },
    {
      title: t('executions.next'),
      rank: 'c-p2',
      cell: (row) => {
        if (row.state !== 'running') return null
        return row.dueAt ? (
          <Moment at={row.dueAt} />
        ) : (
          <span className="c-soft">{t('executions.whenSomething')}</span>
        )
      },
    },
    {
      title: t('executions.why'),
      rank: 'c-p3',
      cell: (row) => (
        <span className="jy-why" title={row.reason || row.how}>
          {row.reason || row.how}
        </span>
      ),
    },
    {
      title: t('executions.came'),
      rank: 'c-p3',
      cell: (row) => <Moment at={row.enteredAt} />,
    },
  ]
}

interface RowActsProps {
  row: JourneyExecution
  /** Name of the current step. */
  name: string
  writes: boolean
  onTrace(): void
  onRetry(): void
  onEnd(): void
}

/** The actions on one execution that its state allows. */
function RowActs({ row, name, writes, onTrace, onRetry, onEnd }: RowActsProps) {
  return (
    <>
      <WhyButton
        inRow
        label={t('executions.why')}
        subject={{ kind: 'journey', id: row.journeyId }}
        person={{ id: row.profileId }}
      />
      <Button size="s" variant="quiet" onClick={onTrace}>
        {t('executions.showTrace')}
      </Button>
      {writes && (row.state === 'running' || row.state === 'failed') && (
        <ActionMenu
          label={t('executions.more', { name })}
          items={[
            ...(row.state === 'failed'
              ? [
                  {
                    label: t('executions.retry'),
                    icon: 'refresh' as const,
                    onSelect: onRetry,
                  },
                ]
              : []),
            {
              label: t('executions.end'),
              icon: 'exit',
              danger: true,
              onSelect: onEnd,
            },
          ]}
        />
      )}
    </>
  )
}

/** Runs an action on one execution and reloads what shows it. */
function useAct<T>(
  run: (given: T) => Promise<unknown>,
  done: 'executions.retried' | 'executions.ended',
  onDone?: () => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => {
      toast({ title: t(done), variant: 'success' })
      void queryClient.invalidateQueries()
      onDone?.()
    },
    onError: (error) =>
      toast({
        title: t('journeys.failed'),
        description: error.message,
        variant: 'destructive',
      }),
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
    <ActionDialog
      onClose={onClose}
      title={t('executions.endTitle')}
      description={t('executions.endText')}
      action={{
        label: t('executions.end'),
        isBusy: end.isPending,
        variant: 'danger',
        run: () => end.mutate(undefined),
      }}
    >
      <div className="jy-whose">{who}</div>
      <TextField
        label={t('executions.reason')}
        value={reason}
        maxLength={300}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  )
}

/** Lists the visits to a step with their outcomes. */
export function VisitTable({ journeyId, step }: { journeyId: string; step: string }) {
  const { entity } = useResource('journey-step')
  const paged = usePaged<JourneyStep>('/journey-steps', { journeyId, nodeId: step }, PAGE, [
    'enteredAt',
    'DESC',
  ])
  const columns: PagedColumn<JourneyStep>[] = [
    {
      title: t('executions.person'),
      cell: (row) => (
        <FieldValue field={fieldNamed(entity, 'profileId')} value={row.profileId} dense />
      ),
    },
    {
      title: fieldNamed(entity, 'outcome').node.title!,
      cell: (row) => <FieldValue field={fieldNamed(entity, 'outcome')} value={row.outcome} dense />,
    },
    {
      title: fieldNamed(entity, 'enteredAt').node.title!,
      cell: (row) => <Moment at={row.enteredAt} />,
    },
    {
      title: fieldNamed(entity, 'leftAt').node.title!,
      rank: 'c-p2',
      cell: (row) => (row.leftAt ? <Moment at={row.leftAt} /> : null),
    },
    {
      title: t('executions.why'),
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
      label={t('executions.table')}
      keyOf={(row) => row.id}
      columns={columns}
      empty={<p>{t('executions.none')}</p>}
    />
  )
}
