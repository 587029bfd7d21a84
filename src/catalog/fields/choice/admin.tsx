import { SelectInput } from 'react-admin'
import { choicesOf, inputProps, type AdminFace } from '../admin.ts'
import { choiceWords } from '../words.ts'

export const choiceAdmin: AdminFace = {
  input: (spec) => {
    const { node, required } = spec
    // A field with a default always has a value: without `null`, it offers no empty choice.
    const isSet = required || (!node.nullable && node.default !== undefined)
    return (
      <SelectInput
        {...inputProps(spec)}
        {...(isSet ? { isRequired: true } : {})}
        choices={choicesOf(node.enum ?? [], choiceWords)}
      />
    )
  },
}
