import { CheckboxGroupInput, TextArrayInput } from 'react-admin'
import { choicesOf, inputProps, type AdminFace } from '../admin.ts'
import { SchemaField } from '../schema-field.tsx'

export const tagsAdmin: AdminFace = {
  input: (spec) => {
    const values = spec.node.items?.enum
    return values ? (
      <CheckboxGroupInput {...inputProps(spec)} choices={choicesOf(values, String)} />
    ) : (
      <TextArrayInput {...inputProps(spec)} />
    )
  },
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
