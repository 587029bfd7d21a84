import { TextInput } from 'react-admin'
import { inputProps, type AdminFace } from '../admin.ts'

export const wordAdmin: AdminFace = {
  input: (spec) => <TextInput {...inputProps(spec)} />,
}
