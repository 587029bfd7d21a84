import { HttpError, useDataProvider, useGetOne, type RaRecord } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { buttonClass } from '#ui/base/button.tsx'
import { recordLabel, recordPath, type ConsoleResource } from '../core/registry.ts'
import { c } from '../core/messages.ts'
import { PageHead } from './page-head.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordGone, RecordSkeleton } from './record-states.tsx'
import { useSaveCheck } from './save-check.tsx'
import { ScreenResource } from './screen-context.tsx'
import { reportSaved } from './report-saved.ts'

/** The form of an existing record of any resource. */
export function EditScreen({ of, id }: { of: ConsoleResource; id: string }) {
  // Shows the list's copy of the record at once and replaces it by the server's. Later changes are
  // detected on save and do not alter the open form.
  const { data, isPending, error, refetch } = useGetOne(
    of.name,
    { id },
    { staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always', refetchOnWindowFocus: false },
  )
  return (
    <ScreenResource value={of}>
      <div className="c-page c-edit">
        {error && (!data || (error instanceof HttpError && error.status === 404)) ? (
          <RecordGone of={of} error={error} onRetry={() => void refetch()} />
        ) : isPending || !isWhole(of, data) ? (
          <RecordSkeleton of={of} />
        ) : (
          <EditPage key={String(data.id)} of={of} record={data} />
        )}
      </div>
    </ScreenResource>
  )
}

/** Lists leave out large fields; a form without them would treat them as empty. */
const isWhole = (of: ConsoleResource, record: RaRecord) =>
  of.entity.fields.every((field) => !field.node['x-hidden'] || field.secret || field.name in record)

function EditPage({ of, record }: { of: ConsoleResource; record: RaRecord }) {
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const check = useSaveCheck(of, record)
  const name = recordLabel(of.entity, record)
  const back = of.resource.operations.includes('get') ? recordPath(of, record.id) : of.resource.path
  return (
    <>
      <PageHead
        title={name}
        small
        crumb={{ label: of.resource.menu?.label ?? of.resource.label, to: of.resource.path }}
      >
        {of.entity.audit && of.resource.operations.includes('get') && (
          <Link
            className={buttonClass({ variant: 'quiet' })}
            to={`${recordPath(of, record.id)}?tab=history`}
          >
            {c('console.show.history')}
          </Link>
        )}
      </PageHead>
      <RecordForm
        of={of}
        record={record}
        save={async (values, version) => {
          await check.confirm(values)
          return (
            await dataProvider.update(of.name, {
              id: record.id,
              data: { ...values, version },
              previousData: record,
            })
          ).data
        }}
        onSaved={async (saved) => {
          await queryClient.invalidateQueries({ queryKey: [of.name] })
          await reportSaved(
            of,
            saved as RaRecord,
            c('console.form.saved', { name: recordLabel(of.entity, saved as RaRecord) }),
          )
          navigate(back)
        }}
        onDiscard={() => navigate(back)}
      />
      {check.dialog}
    </>
  )
}
