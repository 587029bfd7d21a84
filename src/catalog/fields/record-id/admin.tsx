import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { RecordIdInput as RecordIdControl } from './input.tsx'

export const RecordIdInput = controlInput(RecordIdControl, 'RecordIdInput')

export const recordIdAdmin: AdminFace = {
  input: (spec) => <RecordIdInput {...inputProps(spec)} />,
}
