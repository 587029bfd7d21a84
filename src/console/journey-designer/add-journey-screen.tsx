import { useDataProvider, type RaRecord } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { CreateInPlace } from '#catalog/fields/face.ts'
import { paths } from '#client/paths.ts'
import { NotFound } from '#shell/not-found.tsx'
import { useMay } from '../core/access.ts'
import { CreateInPlaceDialog } from '../generate/create-in-place.tsx'
import { PageHead } from '../generate/page-head.tsx'
import { RecordForm } from '../generate/record-form.tsx'
import { ScreenResource } from '../generate/screen-context.tsx'
import { useRegistry } from '../core/registry.ts'
import { j } from './messages.ts'

/** Creates a journey: asks for its name, then opens the canvas. */
export default function AddJourneyScreen() {
  const of = useRegistry().byEntity('journey')!
  const may = useMay(of)
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  if (!may('create')) return <NotFound />
  return (
    <ScreenResource value={of}>
      <CreateInPlace value={CreateInPlaceDialog}>
        <div className="c-page c-edit">
          <PageHead
            title={j('journey.new')}
            small
            crumb={{ label: j('journey.back'), to: paths.journeys }}
          />
          <p className="c-soft c-measure">{j('journey.newText')}</p>
          <RecordForm
            of={of}
            save={async (values) => (await dataProvider.create(of.name, { data: values })).data}
            onSaved={async (saved) => {
              await queryClient.invalidateQueries({ queryKey: [of.name] })
              navigate(paths.editJourney(String((saved as RaRecord).id)), { replace: true })
            }}
            onDiscard={() => navigate(paths.journeys)}
          />
        </div>
      </CreateInPlace>
    </ScreenResource>
  )
}
