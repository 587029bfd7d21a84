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
export function CreateScreen({ of }: { of: ConsoleResource }) {
  const targetOf = useContext(ReferenceTargets)
  return (
    <ScreenResource value={of}>
      <RecordCreate>
        <RecordForm>{formElements(of, 'create', targetOf)}</RecordForm>
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
  const of = useScreenResource()
  const created = useCreated(of)
  return (
    <RecordCreateBase of={of} onCreated={onCreated ?? created}>
      <div className="c-page c-edit">
        <PageHead
          title={t('console.list.new', { thing: inSentence(of.entity.title) })}
          small
          crumb={{ label: of.resource.label, to: of.resource.path }}
        />
        {children}
      </div>
    </RecordCreateBase>
  )
}

/** react-admin's create context; failures are shown by the form. */
export const RecordCreateBase = ({
  of,
  onCreated,
  children,
}: {
  of: ConsoleResource
  onCreated(record: RaRecord): void
  children: ReactNode
}) => (
  <CreateBase
    resource={of.name}
    redirect={false}
    disableAuthentication
    mutationOptions={{ onSuccess: onCreated, onError: () => {} }}
  >
    {children}
  </CreateBase>
)

function useCreated(of: ConsoleResource) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (record: RaRecord) => {
    await queryClient.invalidateQueries({ queryKey: [of.name] })
    await reportSaved(
      of,
      record,
      t('console.form.created', { name: recordLabel(of.entity, record) }),
    )
    // Passes one-time content of the answer (a key) to the next page.
    navigate(
      of.resource.operations.includes('get') ? recordPath(of, record.id) : of.resource.path,
      { state: { made: record } },
    )
  }
}
