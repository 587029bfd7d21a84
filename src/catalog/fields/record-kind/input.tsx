import { useContext } from 'react'
import { RecordKinds, type FieldInputProps } from '../face.ts'
import { tField as t } from '../field-messages.ts'
import { SelectControl } from '../select-control.tsx'

/** One of the entities by its title. */
export function RecordKindInput(props: FieldInputProps) {
  const choices = useContext(RecordKinds).map(({ id, title }) => ({ id, name: title }))
  return <SelectControl {...props} choices={choices} empty={t('field.kind.choose')} />
}
