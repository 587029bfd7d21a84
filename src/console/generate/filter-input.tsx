import { lazy, Suspense, useContext } from 'react'
import {
  DateInput,
  DateTimeInput,
  NumberInput,
  SelectArrayInput,
  SelectInput,
  TextInput,
} from 'react-admin'
import { fieldTypeOf } from '#catalog/fields/definitions.ts'
import { tField as t } from '#catalog/fields/field-messages.ts'
import { ReferenceTargets } from '#catalog/fields/face.ts'
import { choiceWords } from '#catalog/fields/words.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import type { FilterTerm } from './filter-terms.ts'
import { FocusChosen } from './focus-chosen.tsx'

const ReferenceFilter = lazy(() => import('./filter-reference.tsx'))

export interface FilterInputProps {
  source: string
  label: string
  term: FilterTerm
}

const listOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value
  return value === '' || value === undefined ? [] : [value]
}

/** A filter left empty filters nothing. */
const given = (value: unknown) => (value === null || value === '' ? undefined : value)

/** The value of a field with several is one of them. */
const oneOf = (node: SchemaNode): SchemaNode => (node.type === 'array' ? (node.items ?? {}) : node)

/** The react-admin input of one filter, which has the focus once it was chosen. */
const FilterInput = (props: FilterInputProps) => (
  <Suspense fallback={null}>
    <FocusChosen>
      <TypedInput {...props} />
    </FocusChosen>
  </Suspense>
)
export default FilterInput

/** The input by the type of the field. */
function TypedInput({ source, label, term, ...rest }: FilterInputProps) {
  const node = oneOf(term.field.node)
  const target = useContext(ReferenceTargets)(node['x-ref'] ?? '')
  const common = { ...rest, source, label, helperText: false } as const
  if (target) return <ReferenceFilter {...common} target={target} />
  switch (fieldTypeOf(node)) {
    case 'choice':
      return (
        <SelectArrayInput
          {...common}
          choices={(node.enum ?? [])
            .filter((value) => value !== '')
            .map((value) => ({ id: value, name: choiceWords(value) }))}
          format={listOf}
          parse={(value: unknown[]) => (value.length > 0 ? value : undefined)}
          translateChoice={false}
        />
      )
    case 'boolean':
      return (
        <SelectInput
          {...common}
          choices={[true, false].map((value) => ({
            id: value,
            name: t(value ? 'field.yes' : 'field.no'),
          }))}
          parse={given}
          translateChoice={false}
        />
      )
    case 'number':
      return <NumberInput {...common} />
    case 'date':
      return <DateInput {...common} parse={given} />
    case 'date-time':
      return (
        <DateTimeInput
          {...common}
          parse={(value: string) => (value ? new Date(value).toISOString() : undefined)}
        />
      )
    default:
      return <TextInput {...common} resettable />
  }
}
