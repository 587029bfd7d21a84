import { TextField, TextInput } from 'react-admin'
import { inputProps, type AdminFace } from '../admin.ts'

export const textAdmin: AdminFace = {
  input: (spec) => <TextInput {...inputProps(spec)} />,
  field: ({ source }) => <TextField key={source} source={source} emptyText="–" />,
}
