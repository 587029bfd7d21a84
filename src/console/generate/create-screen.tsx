import { useDataProvider, type RaRecord } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { recordLabel, recordPath, type ConsoleResource } from '../core/registry.ts'
import { c } from '../core/messages.ts'
import { PageHead } from './page-head.tsx'
import { RecordForm } from './record-form.tsx'
import { ScreenResource } from './screen-context.tsx'
import { reportSaved } from './report-saved.ts'

/** The form of a new record of any resource. */
export function CreateScreen({ of }: { of: ConsoleResource }) {
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return (
    <ScreenResource value={of}>
      <div className="c-page c-edit">
        <PageHead
          title={c('console.list.new', { thing: of.entity.title.toLowerCase() })}
          small
          crumb={{ label: of.resource.menu?.label ?? of.resource.label, to: of.resource.path }}
        />
        <RecordForm
          of={of}
          save={async (values) => (await dataProvider.create(of.name, { data: values })).data}
          onSaved={async (saved) => {
            const record = saved as RaRecord
            await queryClient.invalidateQueries({ queryKey: [of.name] })
            await reportSaved(
              of,
              record,
              c('console.form.created', { name: recordLabel(of.entity, record) }),
            )
            // Passes one-time content of the answer (a key) to the next page.
            navigate(
              of.resource.operations.includes('get') ? recordPath(of, record.id) : of.resource.path,
              { state: { made: record } },
            )
          }}
          onDiscard={() => navigate(of.resource.path)}
        />
      </div>
    </ScreenResource>
  )
}
