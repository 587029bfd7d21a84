import type { ReactElement } from 'react'
import { AutocompleteInput, ReferenceInput, TextInput } from 'react-admin'
import { inSentence } from '#language'
import { inputProps, searchFor, searchNothing, type AdminFace, type FieldSpec } from '../admin.ts'
import { CreateReference } from '../create-reference.tsx'
import type { ReferenceTarget } from '../face.ts'
import { tField as t, findWords } from '../field-messages.ts'

/** As many as fit a menu; typing narrows them on the server. */
const OFFERED = 20

/** The props of react-admin's reference inputs that follow from the referenced entity. */
export const referenceProps = ({ resource, label }: ReferenceTarget) => ({
  reference: resource,
  perPage: OFFERED,
  sort: { field: label, order: 'ASC' as const },
})

/** The props of the autocomplete inputs inside of them. */
export function pickerProps(spec: FieldSpec, target: ReferenceTarget, entity: string) {
  const { source: _source, ...rest } = inputProps(spec)
  const thing = inSentence(target.title)
  return {
    ...rest,
    filterToQuery: target.searchable ? searchFor : searchNothing,
    placeholder: findWords(thing),
    noOptionsText: t('field.reference.none', { thing }),
    ...(target.creatable
      ? {
          create: <CreateReference entity={entity} />,
          createLabel: t('field.reference.new', { thing }),
          createItemLabel: t('field.reference.newNamed', { thing, name: '{item}' }),
        }
      : {}),
  }
}

export const referenceAdmin: AdminFace = {
  input: (spec): ReactElement => {
    const entity = spec.node['x-ref']
    const target = entity && spec.targetOf(entity)
    if (!target) return <TextInput {...inputProps(spec)} />
    const { placeholder, ...picker } = pickerProps(spec, target, entity)
    return (
      <ReferenceInput source={spec.source} {...referenceProps(target)}>
        <AutocompleteInput {...picker} TextFieldProps={{ placeholder }} />
      </ReferenceInput>
    )
  },
}
