import { DateInput } from 'react-admin'
import { inputProps, type AdminFace } from '../admin.ts'

export const dateAdmin: AdminFace = {
  input: (spec) => <DateInput {...inputProps(spec)} />,
}
