import { useContext, type ReactNode } from 'react'
import {
  EditBase,
  HttpError,
  useRecordContext,
  type EditControllerResult,
  type RaRecord,
} from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { ReferenceTargets } from '#catalog/fields/face.ts'
import { buttonClass } from '#ui/base/button.tsx'
import { recordLabel, recordPath, type ConsoleResource } from '../core/registry.ts'
import { tConsole as t } from '../core/messages.ts'
import { formElements } from './form-elements.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordGone, RecordSkeleton } from '../page-parts/record-states.tsx'
import { useSaveCheck } from './save-check.tsx'
import { ScreenResource, useScreenResource } from '../page-parts/screen-context.tsx'
import { reportSaved } from './report-saved.ts'

/** The generated form of an existing record of any resource. */
export function EditScreen({ of, id }: { of: ConsoleResource; id: string }) {
  const targetOf = useContext(ReferenceTargets)
  return (
    <ScreenResource value={of}>
      <RecordEdit id={id}>
        <RecordForm>{formElements(of, 'edit', targetOf)}</RecordForm>
      </RecordEdit>
    </ScreenResource>
  )
}

const backTo = (of: ConsoleResource, id: RaRecord['id']) =>
  of.resource.operations.includes('get') ? recordPath(of, id) : of.resource.path

/** Lists leave out large fields; a form without them would treat them as empty. */
const isWhole = (of: ConsoleResource, record: RaRecord) =>
  of.entity.fields.every((field) => !field.node['x-hidden'] || field.secret || field.name in record)

/**
 * Shows the list's copy of the record at once and replaces it by the server's. Later changes are
 * detected on save and do not alter the open form.
 */
const query = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
  // The page shows the error itself.
  onError: () => {},
} as const

/** react-admin's edit page with the console's head, for the record of the address or of `id`. */
export function RecordEdit({ id, children }: { id?: string; children: ReactNode }) {
  const of = useScreenResource()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const check = useSaveCheck(of)
  return (
    <EditBase
      resource={of.name}
      {...(id === undefined ? {} : { id })}
      redirect={false}
      disableAuthentication
      mutationMode="pessimistic"
      queryOptions={query}
      transform={check.confirm}
      mutationOptions={{
        onError: () => {},
        onSuccess: async (saved: RaRecord) => {
          await queryClient.invalidateQueries({ queryKey: [of.name] })
          await reportSaved(
            of,
            saved,
            t('console.form.saved', { name: recordLabel(of.entity, saved) }),
          )
          navigate(backTo(of, saved.id))
        },
      }}
      render={(edit) => (
        <div className="c-page c-edit">
          <EditedRecord of={of} edit={edit}>
            {children}
          </EditedRecord>
          {check.dialog}
        </div>
      )}
    />
  )
}

function EditedRecord({
  of,
  edit: { record, error, isPending, refetch },
  children,
}: {
  of: ConsoleResource
  edit: EditControllerResult
  children: ReactNode
}) {
  if (error && (!record || (error instanceof HttpError && error.status === 404)))
    return <RecordGone of={of} error={error} onRetry={() => void refetch()} />
  if (isPending || !isWhole(of, record)) return <RecordSkeleton of={of} />
  return (
    <>
      <EditHead of={of} />
      {children}
    </>
  )
}

function EditHead({ of }: { of: ConsoleResource }) {
  const record = useRecordContext<RaRecord>()!
  return (
    <PageHead
      title={recordLabel(of.entity, record)}
      small
      crumb={{ label: of.resource.label, to: of.resource.path }}
    >
      {of.entity.audit && of.resource.operations.includes('get') && (
        <Link
          className={buttonClass({ variant: 'quiet' })}
          to={`${recordPath(of, record.id)}?tab=history`}
        >
          {t('console.show.history')}
        </Link>
      )}
    </PageHead>
  )
}
