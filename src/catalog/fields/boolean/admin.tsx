import { BooleanInput } from 'react-admin'
import { inputProps, type AdminFace } from '../admin.ts'

export const booleanAdmin: AdminFace = {
  input: (spec) => <BooleanInput {...inputProps(spec)} />,
}
