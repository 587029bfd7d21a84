import { cloneElement, type ReactElement } from 'react'
import { TextInput } from 'react-admin'
import type { FieldSpec } from '#catalog/fields/admin.ts'
import { inputOf } from '#catalog/fields/schema-input.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { FormSection } from './form-section.tsx'
import { formSections } from '../form-state/form-values.ts'

/** The sections of a resource's form with their inputs, as a developer would write them. */
export function formElements(
  { entity, resource }: ConsoleResource,
  mode: 'create' | 'edit',
  targetOf: FieldSpec['targetOf'],
): ReactElement[] {
  return formSections(entity, resource, mode).map(({ title, purpose, folded, fields }) => (
    <FormSection
      key={title}
      title={title}
      {...(purpose ? { purpose } : {})}
      {...(folded ? { folded } : {})}
    >
      {fields.map(({ name, node, required }) => {
        const input = inputOf({ source: name, node, required, targetOf })
        const isFirst = mode === 'create' && name === entity.label && input.type === TextInput
        return cloneElement(input, { key: name, ...(isFirst ? { autoFocus: true } : {}) })
      })}
    </FormSection>
  ))
}
