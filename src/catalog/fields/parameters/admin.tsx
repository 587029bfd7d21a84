import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { ParametersInput as ParametersControl } from './input.tsx'

export const ParametersInput = controlInput(ParametersControl, 'ParametersInput', { grouped: true })

export const parametersAdmin: AdminFace = {
  input: (spec) => <ParametersInput {...inputProps(spec)} />,
}
