import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { RecordKindInput as RecordKindControl } from './input.tsx'

export const RecordKindInput = controlInput(RecordKindControl, 'RecordKindInput')

export const recordKindAdmin: AdminFace = {
  input: (spec) => <RecordKindInput {...inputProps(spec)} />,
}
