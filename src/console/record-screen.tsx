import { Navigate } from 'react-router-dom'
import { CreateInPlace } from '#catalog/fields/face.ts'
import { NotFound } from '#shell/not-found.tsx'
import { useMay } from './core/access.ts'
import { CreateInPlaceDialog } from './generate/create-in-place.tsx'
import { CreateScreen } from './generate/create-screen.tsx'
import { EditScreen } from './generate/edit-screen.tsx'
import { ShowScreen } from './generate/show-screen.tsx'
import { recordPath, type ConsoleResource } from './core/registry.ts'
import type { ScreenKind } from './resource-screen.tsx'
import { shows } from './custom-shows.ts'

/** The form of a new or existing record, or its page. */
export default function RecordScreen({
  of,
  view,
  id,
}: {
  of: ConsoleResource
  view: Exclude<ScreenKind, 'list'>
  id: string
}) {
  const may = useMay(of)
  switch (view) {
    case 'create':
      return may('create') ? (
        <CreateInPlace value={CreateInPlaceDialog}>
          <CreateScreen of={of} />
        </CreateInPlace>
      ) : (
        <NotFound />
      )
    case 'edit':
      if (may('update'))
        return (
          <CreateInPlace value={CreateInPlaceDialog}>
            <EditScreen key={id} of={of} id={id} />
          </CreateInPlace>
        )
      return may('get') ? <Navigate replace to={recordPath(of, id)} /> : <NotFound />
    case 'show': {
      if (!may('get')) return <NotFound />
      const Show = shows[of.entity.id] ?? ShowScreen
      return <Show key={id} of={of} id={id} />
    }
  }
}
