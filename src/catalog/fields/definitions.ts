import { actionsField } from './actions/definition.ts'
import { booleanField } from './boolean/definition.ts'
import { choiceField } from './choice/definition.ts'
import { codeField } from './code/definition.ts'
import { conditionField } from './condition/definition.ts'
import { dateRangeField } from './date-range/definition.ts'
import { dateField } from './date/definition.ts'
import { dateTimeField } from './date-time/definition.ts'
import { durationField } from './duration/definition.ts'
import { elementsField } from './elements/definition.ts'
import { emailField } from './email/definition.ts'
import { eventSchemaField } from './event-schema/definition.ts'
import { fieldNameField } from './field-name/definition.ts'
import { idField } from './id/definition.ts'
import { journeyGraphField } from './journey-graph/definition.ts'
import { jsonField } from './json/definition.ts'
import { keyValueField } from './key-value/definition.ts'
import { languageField } from './language/definition.ts'
import { listField } from './list/definition.ts'
import { longTextField } from './long-text/definition.ts'
import { mjmlField } from './mjml/definition.ts'
import { numberField } from './number/definition.ts'
import { objectField } from './object/definition.ts'
import { objectSchemaField } from './object-schema/definition.ts'
import { parametersField } from './parameters/definition.ts'
import { recordIdField } from './record-id/definition.ts'
import { recordKindField } from './record-kind/definition.ts'
import { referenceField } from './reference/definition.ts'
import { referencesField } from './references/definition.ts'
import { scriptField } from './script/definition.ts'
import { secretField } from './secret/definition.ts'
import { tagsField } from './tags/definition.ts'
import { textField } from './text/definition.ts'
import { timeZoneField } from './time-zone/definition.ts'
import { urlField } from './url/definition.ts'
import { weekdaysField } from './weekdays/definition.ts'
import { wordField } from './word/definition.ts'
import { fieldOf } from './field-of.ts'
import type { ColumnType, FilterOperator } from './field.ts'
import type { SchemaNode } from '#model/schema/entity.ts'

/** Every kind of field, specific before general: the first that matches a node is its kind. */
export const fieldDefinitions = [
  secretField,
  choiceField,
  referenceField,
  referencesField,
  emailField,
  urlField,
  dateTimeField,
  dateField,
  durationField,
  idField,
  longTextField,
  numberField,
  booleanField,
  tagsField,
  listField,
  dateRangeField,
  objectField,
  keyValueField,
  conditionField,
  eventSchemaField,
  elementsField,
  actionsField,
  objectSchemaField,
  parametersField,
  codeField,
  scriptField,
  mjmlField,
  timeZoneField,
  languageField,
  weekdaysField,
  wordField,
  recordKindField,
  fieldNameField,
  recordIdField,
  journeyGraphField,
  jsonField,
  textField,
] as const

export type FieldTypeId = (typeof fieldDefinitions)[number]['id']

/** The kind of a node: what `x-field` names, else the first definition that matches. */
export function fieldTypeOf(node: SchemaNode): FieldTypeId {
  return fieldOf(fieldDefinitions, node).id
}

/** The column type for a node's value. */
export function columnTypeOf(node: SchemaNode): ColumnType {
  return fieldOf(fieldDefinitions, node).columnType(node)
}

/** The filter operators of lists for this node; empty for secrets and open structures. */
export function filterOperatorsOf(node: SchemaNode): readonly FilterOperator[] {
  return fieldOf(fieldDefinitions, node).operators
}

/** True when lists can be sorted by this node. */
export function isSortable(node: SchemaNode): boolean {
  return fieldOf(fieldDefinitions, node).sortable
}
