import { NumberField, NumberInput } from 'react-admin'
import { unitWords } from '#model/schema/unit-words.ts'
import { inputProps, type AdminFace } from '../admin.ts'

export const numberAdmin: AdminFace = {
  input: (spec) => {
    const { minimum, maximum, type, 'x-unit': unit } = spec.node
    return (
      <NumberInput
        {...inputProps(spec)}
        {...(minimum === undefined ? {} : { min: minimum })}
        {...(maximum === undefined ? {} : { max: maximum })}
        {...(type === 'integer' ? { step: 1 } : {})}
        {...(unit ? { InputProps: { endAdornment: unitWords(unit, 2) } } : {})}
      />
    )
  },
  field: ({ source, node }) =>
    node['x-unit'] || node['x-plain'] ? null : (
      <NumberField key={source} source={source} emptyText="–" />
    ),
}
