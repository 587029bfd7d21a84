import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { DurationInput as DurationControl } from './input.tsx'

export const DurationInput = controlInput(DurationControl, 'DurationInput')

export const durationAdmin: AdminFace = {
  input: (spec) => <DurationInput {...inputProps(spec)} />,
}
