import { useContext } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { CreateInPlace, ReferenceTargets } from '#catalog/fields/face.ts'
import { paths } from '#client/paths.ts'
import { NotFound } from '#shell/not-found.tsx'
import { useMay } from '../core/access.ts'
import { CreateInPlaceDialog } from '../generate/create-in-place.tsx'
import { RecordCreateBase } from '../generate/create-screen.tsx'
import { formElements } from '../generate/form-elements.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { RecordForm } from '../generate/record-form.tsx'
import { ScreenResource } from '../page-parts/screen-context.tsx'
import { useResource } from '../core/registry.ts'
import { tDesigner as t } from './messages.ts'

/** Creates a journey: asks for its name, then opens the canvas. */
export default function AddJourneyScreen() {
  const consoleResource = useResource('journey')
  const may = useMay(consoleResource)
  const targetOf = useContext(ReferenceTargets)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  if (!may('create')) return <NotFound />
  return (
    <ScreenResource value={consoleResource}>
      <CreateInPlace value={CreateInPlaceDialog}>
        <RecordCreateBase
          consoleResource={consoleResource}
          onCreated={async ({ id }) => {
            await queryClient.invalidateQueries({ queryKey: [consoleResource.name] })
            navigate(paths.editJourney(String(id)), { replace: true })
          }}
        >
          <div className="c-page c-edit">
            <PageHead
              title={t('journey.new')}
              small
              crumb={{ label: t('journey.back'), to: paths.journeys }}
            />
            <p className="c-soft c-measure">{t('journey.newText')}</p>
            <RecordForm onDiscard={() => navigate(paths.journeys)}>
              {formElements(consoleResource, 'create', targetOf)}
            </RecordForm>
          </div>
        </RecordCreateBase>
      </CreateInPlace>
    </ScreenResource>
  )
}
