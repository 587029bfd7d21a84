import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { CreateInPlace } from '#catalog/fields/face.ts'
import { NotFound } from '#shell/not-found.tsx'
import { useMay } from './access.ts'
import { CreateInPlaceDialog } from './generate/create-in-place.tsx'
import { CreateScreen } from './generate/create-screen.tsx'
import { EditScreen } from './generate/edit-screen.tsx'
import { ListScreen } from './generate/list-screen.tsx'
import { ShowScreen } from './generate/show-screen.tsx'
import { recordPath, useRegistry, type ConsoleResource } from './registry.ts'
import { bulkActions, lists, shows } from './screens/shows.ts'

export type View = 'list' | 'create' | 'edit' | 'show'

/** One view of one resource (`actions`: buttons beside the title of its list); what the API does not offer, or the person may not do, does not exist. */
export default function ResourceScreen({ name, view, actions }: { name?: string; view: View; actions?: (of: ConsoleResource) => ReactNode }) {
  const params = useParams()
  const registry = useRegistry()
  const of = registry.byName(name ?? `admin/data/${params['entity'] ?? ''}`)
  return of ? <ResourceView of={of} view={view} id={params['id'] ?? ''} actions={actions} /> : <NotFound />
}

function ResourceView({ of, view, id, actions }: { of: ConsoleResource; view: View; id: string; actions?: (of: ConsoleResource) => ReactNode }) {
  const may = useMay(of)
  switch (view) {
    case 'list': {
      const List = lists[of.entity.id]
      return List ? <List key={of.name} of={of} /> : <ListScreen key={of.name} of={of} bulk={bulkActions[of.entity.id]} actions={actions?.(of)} />
    }
    case 'create':
      return may('create') ? <CreateInPlace value={CreateInPlaceDialog}><CreateScreen of={of} /></CreateInPlace> : <NotFound />
    case 'edit':
      if (may('update')) return <CreateInPlace value={CreateInPlaceDialog}><EditScreen key={id} of={of} id={id} /></CreateInPlace>
      return may('get') ? <Navigate replace to={recordPath(of, id)} /> : <NotFound />
    case 'show': {
      if (!may('get')) return <NotFound />
      const Show = shows[of.entity.id] ?? ShowScreen
      return <Show key={id} of={of} id={id} />
    }
  }
}
