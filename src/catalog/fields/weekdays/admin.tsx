import { CheckboxGroupInput } from 'react-admin'
import { inputProps, type AdminFace } from '../admin.ts'
import { weekdays } from './days.ts'

export const weekdaysAdmin: AdminFace = {
  input: (spec) => (
    <CheckboxGroupInput
      {...inputProps(spec)}
      choices={weekdays().map(({ value, name }) => ({ id: value, name }))}
    />
  ),
}
