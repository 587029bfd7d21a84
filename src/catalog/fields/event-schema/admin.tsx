import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { SchemaField } from '../schema-field.tsx'

export const EventSchemaInput = controlInput('event-schema', 'EventSchemaInput')

export const eventSchemaAdmin: AdminFace = {
  input: (spec) => <EventSchemaInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
