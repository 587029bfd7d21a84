import type { ComponentType } from 'react'
import type { SchemaNode } from '#model/schema/entity.ts'
import type { FieldTypeId } from './definitions.ts'
import type { FieldDisplayProps, FieldInputProps } from './face.ts'

interface OtherKinds {
  typeOf(node: SchemaNode): FieldTypeId
  displayOf(kind: FieldTypeId): ComponentType<FieldDisplayProps>
  inputOf(kind: FieldTypeId): ComponentType<FieldInputProps>
}

function notLoaded(): never {
  throw new Error('Import displays.ts or inputs.ts of src/catalog/fields first.')
}

/**
 * The other kinds, for a kind that is made of them, such as an object. It cannot import the lists
 * of kinds, because they import it.
 */
export const otherKinds: OtherKinds = {
  typeOf: notLoaded,
  displayOf: notLoaded,
  inputOf: notLoaded,
}

/** Called by each list of kinds when it is loaded. */
export const registerKinds = (kinds: Partial<OtherKinds>): void =>
  void Object.assign(otherKinds, kinds)
