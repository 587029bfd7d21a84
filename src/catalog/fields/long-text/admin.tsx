import { TextInput } from 'react-admin'
import { inputProps, type AdminFace } from '../admin.ts'

export const longTextAdmin: AdminFace = {
  input: (spec) => <TextInput {...inputProps(spec)} multiline minRows={3} maxRows={14} />,
}
