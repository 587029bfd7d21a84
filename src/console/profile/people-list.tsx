import { useContext, useMemo, useState, type ReactElement } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'react-admin'
import type { PeopleColumn } from '#model/schema/people-columns.ts'
import type { BulkProvider } from '../core/data-provider.ts'
import { flatFilter } from '#model/schema/flat-filter.ts'
import { RegistryContext, type ConsoleResource } from '../core/registry.ts'
import { ListLoading } from '../generate/list-parts.tsx'
import { ListScreen } from '../generate/list-screen.tsx'
import { ScreenResource } from '../page-parts/screen-context.tsx'
import { ChangeAll } from './bulk-change.tsx'
import { BulkProgress } from './bulk-progress.tsx'
import { ConditionFilter } from './condition-filter.tsx'
import { tList as t } from './list-messages.ts'
import { PeopleBulkContext } from './people-bulk.ts'
import { registryWith, withPeopleColumns } from './people-columns.ts'
import { SaveAsSegment } from './save-as-segment.tsx'

const NO_COLUMNS: readonly PeopleColumn[] = []

/** The columns whose values the server adds to each row only when asked. */
const isAsked = ({ group }: PeopleColumn) => group !== 'property'

function PeopleButtons() {
  const { filterValues } = useListContext()
  return (
    <>
      <ChangeAll />
      <SaveAsSegment filter={flatFilter(filterValues)} />
    </>
  )
}

/**
 * The list of people: besides the fields of a profile, each declared property, segment, list, goal
 * and score is a column, a filter and a sort order, and a condition filters the list.
 */
export function PeopleList({ consoleResource }: { consoleResource: ConsoleResource }) {
  const registry = useContext(RegistryContext)
  const provider = useDataProvider() as unknown as BulkProvider
  // A list without these columns is better than none, so a failure leaves them out.
  const { data = NO_COLUMNS, isPending } = useQuery({
    queryKey: [consoleResource.name, 'columns'],
    queryFn: () => provider.columnsOf(consoleResource.name).catch(() => []),
    staleTime: 60_000,
  })
  const people = useMemo(() => withPeopleColumns(consoleResource, data), [consoleResource, data])
  const all = useMemo(() => registryWith(registry, people), [registry, people])
  const [followed, setFollowed] = useState<string | null>(null)
  const bulk = useMemo(() => ({ columns: data, follow: setFollowed }), [data])
  const filters: ReactElement[] = useMemo(
    () => [<ConditionFilter key="condition" source="condition" label={t('people.condition')} />],
    [],
  )
  if (isPending) return <ListLoading consoleResource={consoleResource} />
  return (
    <RegistryContext value={all}>
      <ScreenResource value={people}>
        <PeopleBulkContext value={bulk}>
          <ListScreen
            consoleResource={people}
            actions={<PeopleButtons />}
            under={
              followed && (
                <BulkProgress key={followed} id={followed} onClose={() => setFollowed(null)} />
              )
            }
            filters={filters}
            asked={data.filter(isAsked).map(({ key }) => key)}
          />
        </PeopleBulkContext>
      </ScreenResource>
    </RegistryContext>
  )
}
