import { useContext } from 'react'
import { useCreateSuggestionContext } from 'react-admin'
import { CreateInPlace } from './face.ts'

/** Creates a record from within an autocomplete input: its `create` element. */
export function CreateReference({ entity }: { entity: string }) {
  const { filter, onCancel, onCreate } = useCreateSuggestionContext()
  const Create = useContext(CreateInPlace)
  if (!Create) return null
  return (
    <Create
      entityId={entity}
      name={filter ?? ''}
      onDone={(id, record) => (id === null ? onCancel() : onCreate(record ?? { id }))}
    />
  )
}
