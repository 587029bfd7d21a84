import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { SchemaField } from '../schema-field.tsx'

export const JourneyGraphInput = controlInput('journey-graph', 'JourneyGraphInput')

export const journeyGraphAdmin: AdminFace = {
  input: (spec) => <JourneyGraphInput {...inputProps(spec)} />,
  field: ({ source }) => <SchemaField key={source} source={source} />,
}
