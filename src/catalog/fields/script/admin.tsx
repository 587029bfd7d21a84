import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { ScriptInput as ScriptControl } from './input.tsx'

export const ScriptInput = controlInput(ScriptControl, 'ScriptInput')

export const scriptAdmin: AdminFace = {
  input: (spec) => <ScriptInput {...inputProps(spec)} />,
}
