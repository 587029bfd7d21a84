import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { ListInput as ListControl } from './input.tsx'

export const ListInput = controlInput(ListControl, 'ListInput')

export const listAdmin: AdminFace = {
  input: (spec) => <ListInput {...inputProps(spec)} />,
}
