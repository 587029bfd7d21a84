import { useParams } from 'react-router-dom'
import { useObjectTypes } from '#client/object-types.ts'
import { SkeletonPage } from '#ui/base/skeleton.tsx'
import { t } from '#ui/messages/messages.ts'
import ResourceScreen, { type ScreenKind } from './resource-screen.tsx'
import { ObjectImport } from './screens/object-import.tsx'

/** One view of a custom object type: the generated screens, once the types are loaded. */
export default function ObjectScreen({ view }: { view: ScreenKind }) {
  const { type = '' } = useParams()
  const types = useObjectTypes(true)
  if (types.isPending) return <SkeletonPage label={t('loading.page')} />
  return (
    <ResourceScreen
      key={type}
      name={`custom/${type}`}
      view={view}
      actions={(of) => <ObjectImport of={of} />}
    />
  )
}
