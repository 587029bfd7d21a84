import { CheckboxGroupInput, TextArrayInput } from 'react-admin'
import { choicesOf, inputProps, type AdminFace } from '../admin.ts'

export const tagsAdmin: AdminFace = {
  input: (spec) => {
    const values = spec.node.items?.enum
    return values ? (
      <CheckboxGroupInput {...inputProps(spec)} choices={choicesOf(values, String)} />
    ) : (
      <TextArrayInput {...inputProps(spec)} />
    )
  },
}
