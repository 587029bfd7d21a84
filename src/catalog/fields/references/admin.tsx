import { AutocompleteArrayInput, ReferenceArrayInput, TextArrayInput } from 'react-admin'
import { inputProps, type AdminFace } from '../admin.ts'
import { pickerProps, referenceProps } from '../reference/admin.tsx'

export const referencesAdmin: AdminFace = {
  input: (spec) => {
    const entity = spec.node.items?.['x-ref']
    const target = entity && spec.targetOf(entity)
    if (!target) return <TextArrayInput {...inputProps(spec)} />
    const { placeholder, ...picker } = pickerProps(spec, target, entity)
    return (
      <ReferenceArrayInput source={spec.source} {...referenceProps(target)}>
        <AutocompleteArrayInput {...picker} TextFieldProps={{ placeholder }} />
      </ReferenceArrayInput>
    )
  },
}
