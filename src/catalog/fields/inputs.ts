import './displays.ts'
import './fields.css'
import type { ComponentType } from 'react'
import type { FieldTypeId } from './definitions.ts'
import type { FieldInputProps } from './face.ts'
import { registerKinds } from './other-kinds.ts'
import { ActionsInput } from './actions/input.tsx'
import { BooleanInput } from './boolean/input.tsx'
import { ChoiceInput } from './choice/input.tsx'
import { CodeInput } from './code/input.tsx'
import { ConditionInput } from './condition/input.tsx'
import { DateRangeInput } from './date-range/input.tsx'
import { DateTimeInput } from './date-time/input.tsx'
import { DateInput } from './date/input.tsx'
import { DurationInput } from './duration/input.tsx'
import { ElementsInput } from './elements/input.tsx'
import { EmailInput } from './email/input.tsx'
import { EventSchemaInput } from './event-schema/input.tsx'
import { FieldNameInput } from './field-name/input.tsx'
import { IdInput } from './id/input.tsx'
import { JourneyGraphInput } from './journey-graph/input.tsx'
import { JsonInput } from './json/input.tsx'
import { KeyValueInput } from './key-value/input.tsx'
import { LanguageInput } from './language/input.tsx'
import { ListInput } from './list/input.tsx'
import { LongTextInput } from './long-text/input.tsx'
import { MjmlInput } from './mjml/input.tsx'
import { NumberInput } from './number/input.tsx'
import { ObjectSchemaInput } from './object-schema/input.tsx'
import { ObjectInput } from './object/input.tsx'
import { ParametersInput } from './parameters/input.tsx'
import { RecordIdInput } from './record-id/input.tsx'
import { RecordKindInput } from './record-kind/input.tsx'
import { ReferenceInput } from './reference/input.tsx'
import { ReferencesInput } from './references/input.tsx'
import { ScriptInput } from './script/input.tsx'
import { SecretInput } from './secret/input.tsx'
import { TagsInput } from './tags/input.tsx'
import { TextInput } from './text/input.tsx'
import { TimeZoneInput } from './time-zone/input.tsx'
import { UrlInput } from './url/input.tsx'
import { WeekdaysInput } from './weekdays/input.tsx'
import { WordInput } from './word/input.tsx'

/**
 * The control of each kind, apart from what shows it: a list needs no controls. The record type
 * makes a missing line a type error.
 */
const inputs: Record<FieldTypeId, ComponentType<FieldInputProps>> = {
  actions: ActionsInput,
  boolean: BooleanInput,
  choice: ChoiceInput,
  code: CodeInput,
  condition: ConditionInput,
  date: DateInput,
  'date-range': DateRangeInput,
  'date-time': DateTimeInput,
  duration: DurationInput,
  elements: ElementsInput,
  parameters: ParametersInput,
  email: EmailInput,
  'event-schema': EventSchemaInput,
  id: IdInput,
  'journey-graph': JourneyGraphInput,
  json: JsonInput,
  'key-value': KeyValueInput,
  list: ListInput,
  'long-text': LongTextInput,
  mjml: MjmlInput,
  number: NumberInput,
  object: ObjectInput,
  'object-schema': ObjectSchemaInput,
  'record-id': RecordIdInput,
  'record-kind': RecordKindInput,
  'field-name': FieldNameInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  script: ScriptInput,
  secret: SecretInput,
  tags: TagsInput,
  text: TextInput,
  language: LanguageInput,
  'time-zone': TimeZoneInput,
  url: UrlInput,
  weekdays: WeekdaysInput,
  word: WordInput,
}

/** The control of a kind. */
export const inputOf = (kind: FieldTypeId): ComponentType<FieldInputProps> => inputs[kind]

registerKinds({ inputOf })
