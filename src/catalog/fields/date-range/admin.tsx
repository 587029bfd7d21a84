import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { DateRangeInput as DateRangeControl } from './input.tsx'

export const DateRangeInput = controlInput(DateRangeControl, 'DateRangeInput', { grouped: true })

export const dateRangeAdmin: AdminFace = {
  input: (spec) => <DateRangeInput {...inputProps(spec)} />,
}
