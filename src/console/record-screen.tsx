import type { ComponentType } from 'react'
import { Navigate } from 'react-router-dom'
import { CreateInPlace } from '#catalog/fields/face.ts'
import type { Operation } from '#model/schema/entity.ts'
import { NotFound } from '#shell/not-found.tsx'
import { useMay } from './core/access.ts'
import { recordPath, type ConsoleResource } from './core/registry.ts'
import { CreateInPlaceDialog } from './generate/create-in-place.tsx'
import { CreateScreen } from './generate/create-screen.tsx'
import { EditScreen } from './generate/edit-screen.tsx'
import { ShowScreen } from './generate/show-screen.tsx'
import { ownScreen } from './own-screens.ts'
import type { ScreenKind } from './resource-screen.tsx'

type RecordView = Exclude<ScreenKind, 'list'>
type Screen = ComponentType<{ consoleResource: ConsoleResource; id: string }>

const generated: Record<RecordView, Screen> = {
  create: CreateScreen,
  edit: EditScreen,
  show: ShowScreen,
}

const operations: Record<RecordView, Operation> = { create: 'create', edit: 'update', show: 'get' }

/** The form of a new or existing record, or its page: the resource's own, else the generated one. */
export default function RecordScreen({
  consoleResource,
  view,
  id,
}: {
  consoleResource: ConsoleResource
  view: RecordView
  id: string
}) {
  const may = useMay(consoleResource)
  const own = consoleResource.resource.screens?.[view]
  const Screen = own
    ? ownScreen<{ consoleResource: ConsoleResource; id: string }>(own)
    : generated[view]
  if (view === 'edit' && id !== 'create' && !may('update') && may('get'))
    return <Navigate replace to={recordPath(consoleResource, id)} />
  if (!may(operations[view]) || (view === 'edit' && id === 'create')) return <NotFound />
  if (view === 'show') return <Screen consoleResource={consoleResource} id={id} />
  return (
    <CreateInPlace value={CreateInPlaceDialog}>
      <Screen consoleResource={consoleResource} id={id} />
    </CreateInPlace>
  )
}
