import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { SecretInput as SecretControl } from './input.tsx'

export const SecretInput = controlInput(SecretControl, 'SecretInput')

export const secretAdmin: AdminFace = {
  input: (spec) => <SecretInput {...inputProps(spec)} />,
}
