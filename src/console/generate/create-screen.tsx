import { useContext, type ReactNode } from 'react'
import { CreateBase, type RaRecord } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { ReferenceTargets } from '#catalog/fields/face.ts'
import { inSentence } from '#language'
import { recordLabel, recordPath, type ConsoleResource } from '../core/registry.ts'
import { tConsole as t } from '../core/messages.ts'
import { formElements } from './form-elements.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { RecordForm } from './record-form.tsx'
import { ScreenResource, useScreenResource } from '../page-parts/screen-context.tsx'
import { reportSaved } from './report-saved.ts'

/** The generated page for a new record of any resource. */
export function CreateScreen({ consoleResource }: { consoleResource: ConsoleResource }) {
  const targetOf = useContext(ReferenceTargets)
  return (
    <ScreenResource value={consoleResource}>
      <RecordCreate>
        <RecordForm>{formElements(consoleResource, 'create', targetOf)}</RecordForm>
      </RecordCreate>
    </ScreenResource>
  )
}

interface RecordCreateProps {
  children: ReactNode
  /** Runs in place of the report and the way to the new record. */
  onCreated?(record: RaRecord): void
}

/** react-admin's create page with the console's head. */
export function RecordCreate({ children, onCreated }: RecordCreateProps) {
  const consoleResource = useScreenResource()
  const created = useCreated(consoleResource)
  return (
    <RecordCreateBase consoleResource={consoleResource} onCreated={onCreated ?? created}>
      <div className="c-page c-edit">
        <PageHead
          title={t('console.list.new', { thing: inSentence(consoleResource.entity.title) })}
          small
          crumb={{ label: consoleResource.resource.label, to: consoleResource.resource.path }}
        />
        {children}
      </div>
    </RecordCreateBase>
  )
}

/** react-admin's create context; failures are shown by the form. */
export const RecordCreateBase = ({
  consoleResource,
  onCreated,
  children,
}: {
  consoleResource: ConsoleResource
  onCreated(record: RaRecord): void
  children: ReactNode
}) => (
  <CreateBase
    resource={consoleResource.name}
    redirect={false}
    disableAuthentication
    mutationOptions={{ onSuccess: onCreated, onError: () => {} }}
  >
    {children}
  </CreateBase>
)

function useCreated(consoleResource: ConsoleResource) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (record: RaRecord) => {
    await queryClient.invalidateQueries({ queryKey: [consoleResource.name] })
    await reportSaved(
      consoleResource,
      record,
      t('console.form.created', { name: recordLabel(consoleResource.entity, record) }),
    )
    // Passes one-time content of the answer (a key) to the next page.
    navigate(
      consoleResource.resource.operations.includes('get')
        ? recordPath(consoleResource, record.id)
        : consoleResource.resource.path,
      { state: { made: record } },
    )
  }
}
