import { EmailField, TextInput } from 'react-admin'
import { inputProps, type AdminFace } from '../admin.ts'

export const emailAdmin: AdminFace = {
  input: (spec) => <TextInput {...inputProps(spec)} type="email" />,
  field: ({ source }) => <EmailField key={source} source={source} emptyText="–" />,
}
