import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { SchemaField } from '../schema-field.tsx'

export const ElementsInput = controlInput('elements', 'ElementsInput', { grouped: true })

export const elementsAdmin: AdminFace = {
  input: (spec) => <ElementsInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
