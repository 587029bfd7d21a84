import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { CodeInput as CodeControl } from './input.tsx'

export const CodeInput = controlInput(CodeControl, 'CodeInput')

export const codeAdmin: AdminFace = {
  input: (spec) => <CodeInput {...inputProps(spec)} />,
}
