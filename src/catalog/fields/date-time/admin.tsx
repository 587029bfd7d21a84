import { DateTimeInput } from 'react-admin'
import { inputProps, toInstant, type AdminFace } from '../admin.ts'

export const dateTimeAdmin: AdminFace = {
  input: (spec) => <DateTimeInput {...inputProps(spec)} parse={toInstant} />,
}
