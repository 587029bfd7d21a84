import { SelectInput, type SelectInputProps } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { mayName, orderedFields } from '#model/schema/object-type.ts'
import { inputProps, type AdminFace } from '../admin.ts'

/** Offers the fields of the schema in the same form that may name a record, by their titles. */
export function FieldNameInput(props: SelectInputProps) {
  const [schema, chosen] = useWatch({ name: ['schema', String(props.source)] })
  const fields = orderedFields(schema ?? {})
    .filter(([id, node]) => mayName(node) || id === chosen)
    .map(([id, node]) => ({ id, name: node.title || id }))
  const isGone = chosen && !fields.some(({ id }) => id === chosen)
  return (
    <SelectInput
      {...props}
      isRequired
      choices={isGone ? [...fields, { id: chosen, name: chosen }] : fields}
      translateChoice={false}
    />
  )
}

export const fieldNameAdmin: AdminFace = {
  input: (spec) => <FieldNameInput {...inputProps(spec)} />,
}
