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
import { recordLabel, recordPath, useResource, type ConsoleResource } from '../core/registry.ts'
import { tConsole as t } from '../core/messages.ts'
import { formElements } from './form-elements.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordGone, RecordSkeleton } from '../page-parts/record-states.tsx'
import { useSaveCheck } from './save-check.tsx'
import { ScreenResource, useScreenResource } from '../page-parts/screen-context.tsx'
import { reportSaved } from './report-saved.ts'

/** The generated form of an existing record of any resource. */
export function EditScreen({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  const targetOf = useContext(ReferenceTargets)
  return (
    <ScreenResource value={consoleResource}>
      <RecordEdit id={id}>
        <RecordForm>{formElements(consoleResource, 'edit', targetOf)}</RecordForm>
      </RecordEdit>
    </ScreenResource>
  )
}

const backTo = (consoleResource: ConsoleResource, id: RaRecord['id']) =>
  consoleResource.resource.operations.includes('get')
    ? recordPath(consoleResource, id)
    : consoleResource.resource.path

/** Lists leave out large fields; a form without them would treat them as empty. */
const isWhole = (consoleResource: ConsoleResource, record: RaRecord) =>
  consoleResource.entity.fields.every(
    (field) => !field.node['x-hidden'] || field.secret || field.name in record,
  )

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
  const consoleResource = useScreenResource()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const check = useSaveCheck(consoleResource)
  const audit = useResource('audit-entry')
  return (
    <EditBase
      resource={consoleResource.name}
      {...(id === undefined ? {} : { id })}
      redirect={false}
      disableAuthentication
      mutationMode="pessimistic"
      queryOptions={query}
      transform={check.confirm}
      mutationOptions={{
        onError: () => {},
        onSuccess: async (saved: RaRecord) => {
          await queryClient.invalidateQueries({ queryKey: [consoleResource.name] })
          void queryClient.invalidateQueries({ queryKey: [audit.name] })
          await reportSaved(
            consoleResource,
            saved,
            t('console.form.saved', { name: recordLabel(consoleResource.entity, saved) }),
          )
          navigate(backTo(consoleResource, saved.id))
        },
      }}
      render={(edit) => (
        <div className="c-page c-edit">
          <EditedRecord consoleResource={consoleResource} edit={edit}>
            {children}
          </EditedRecord>
          {check.dialog}
        </div>
      )}
    />
  )
}

function EditedRecord({
  consoleResource,
  edit: { record, error, isPending, refetch },
  children,
}: {
  consoleResource: ConsoleResource
  edit: EditControllerResult
  children: ReactNode
}) {
  if (error && (!record || (error instanceof HttpError && error.status === 404)))
    return (
      <RecordGone consoleResource={consoleResource} error={error} onRetry={() => void refetch()} />
    )
  if (isPending || !isWhole(consoleResource, record))
    return <RecordSkeleton consoleResource={consoleResource} />
  return (
    <>
      <EditHead consoleResource={consoleResource} />
      {children}
    </>
  )
}

function EditHead({ consoleResource }: { consoleResource: ConsoleResource }) {
  const record = useRecordContext<RaRecord>()!
  return (
    <PageHead
      title={recordLabel(consoleResource.entity, record)}
      small
      crumb={{ label: consoleResource.resource.label, to: consoleResource.resource.path }}
    >
      {consoleResource.entity.audit && consoleResource.resource.operations.includes('get') && (
        <Link
          className={buttonClass({ variant: 'quiet' })}
          to={`${recordPath(consoleResource, record.id)}?tab=history`}
        >
          {t('console.show.history')}
        </Link>
      )}
    </PageHead>
  )
}
