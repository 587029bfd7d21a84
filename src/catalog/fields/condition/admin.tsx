import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { ConditionInput as ConditionControl } from './input.tsx'

export const ConditionInput = controlInput(ConditionControl, 'ConditionInput', { grouped: true })

export const conditionAdmin: AdminFace = {
  input: (spec) => <ConditionInput {...inputProps(spec)} />,
}
