import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { EventSchemaInput as EventSchemaControl } from './input.tsx'

export const EventSchemaInput = controlInput(EventSchemaControl, 'EventSchemaInput')

export const eventSchemaAdmin: AdminFace = {
  input: (spec) => <EventSchemaInput {...inputProps(spec)} />,
}
