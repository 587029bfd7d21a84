import { inputProps, type AdminFace } from '../admin.ts'
import { controlInput } from '../control-input.tsx'
import { ElementsInput as ElementsControl } from './input.tsx'

export const ElementsInput = controlInput(ElementsControl, 'ElementsInput', { grouped: true })

export const elementsAdmin: AdminFace = {
  input: (spec) => <ElementsInput {...inputProps(spec)} />,
}
