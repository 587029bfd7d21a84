import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { JourneyStep } from '#model/schema/entities.generated.ts'
import { ExecutionTable } from './execution-table.tsx'
import { tJourneys as t } from './messages.ts'
import './journeys.css'

/** A person's current and past journeys, each with its trace. */
export function PersonJourneys({ profileId, writes }: { profileId: string; writes: boolean }) {
  // The names of steps are stored with the visits.
  const { data } = useQuery({
    queryKey: ['journey-step-names', profileId],
    queryFn: ({ signal }) =>
      api.all<JourneyStep>(
        '/journey-steps',
        { filter: { profileId }, sort: ['enteredAt', 'DESC'] },
        { signal },
      ),
  })
  const names = new Map(data?.map((step) => [step.nodeId, step.nodeName]))
  return (
    <ExecutionTable
      ofPerson
      filter={{ profileId }}
      nameOf={(id) => names.get(id) || id}
      writes={writes}
      empty={t('executions.tabNone')}
    />
  )
}
