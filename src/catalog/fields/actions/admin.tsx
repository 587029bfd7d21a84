import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { ActionsInput as ActionsControl } from './input.tsx'

export const ActionsInput = controlInput(ActionsControl, 'ActionsInput', { grouped: true })

export const actionsAdmin: AdminFace = {
  input: (spec) => <ActionsInput {...inputProps(spec)} />,
}
