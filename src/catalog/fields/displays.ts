import './fields.css'
import type { ComponentType } from 'react'
import { fieldTypeOf, type FieldTypeId } from './definitions.ts'
import type { FieldDisplayProps } from './face.ts'
import { registerKinds } from './other-kinds.ts'
import { ActionsDisplay } from './actions/display.tsx'
import { BooleanDisplay } from './boolean/display.tsx'
import { ChoiceDisplay } from './choice/display.tsx'
import { CodeDisplay } from './code/display.tsx'
import { ConditionDisplay } from './condition/display.tsx'
import { DateRangeDisplay } from './date-range/display.tsx'
import { DateTimeDisplay } from './date-time/display.tsx'
import { DateDisplay } from './date/display.tsx'
import { DurationDisplay } from './duration/display.tsx'
import { ElementsDisplay } from './elements/display.tsx'
import { EmailDisplay } from './email/display.tsx'
import { EventSchemaDisplay } from './event-schema/display.tsx'
import { FieldNameDisplay } from './field-name/display.tsx'
import { IdDisplay } from './id/display.tsx'
import { JourneyGraphDisplay } from './journey-graph/display.tsx'
import { JsonDisplay } from './json/display.tsx'
import { KeyValueDisplay } from './key-value/display.tsx'
import { LanguageDisplay } from './language/display.tsx'
import { ListDisplay } from './list/display.tsx'
import { LongTextDisplay } from './long-text/display.tsx'
import { MjmlDisplay } from './mjml/display.tsx'
import { NumberDisplay } from './number/display.tsx'
import { ObjectSchemaDisplay } from './object-schema/display.tsx'
import { ObjectDisplay } from './object/display.tsx'
import { ParametersDisplay } from './parameters/display.tsx'
import { RecordIdDisplay } from './record-id/display.tsx'
import { RecordKindDisplay } from './record-kind/display.tsx'
import { ReferenceDisplay } from './reference/display.tsx'
import { ReferencesDisplay } from './references/display.tsx'
import { ScriptDisplay } from './script/display.tsx'
import { SecretDisplay } from './secret/display.tsx'
import { TagsDisplay } from './tags/display.tsx'
import { TextDisplay } from './text/display.tsx'
import { TimeZoneDisplay } from './time-zone/display.tsx'
import { UrlDisplay } from './url/display.tsx'
import { WeekdaysDisplay } from './weekdays/display.tsx'
import { WordDisplay } from './word/display.tsx'

/** What shows a value of each kind; the record type makes a missing line a type error. */
const displays: Record<FieldTypeId, ComponentType<FieldDisplayProps>> = {
  actions: ActionsDisplay,
  boolean: BooleanDisplay,
  choice: ChoiceDisplay,
  code: CodeDisplay,
  condition: ConditionDisplay,
  date: DateDisplay,
  'date-range': DateRangeDisplay,
  'date-time': DateTimeDisplay,
  duration: DurationDisplay,
  elements: ElementsDisplay,
  parameters: ParametersDisplay,
  email: EmailDisplay,
  'event-schema': EventSchemaDisplay,
  id: IdDisplay,
  'journey-graph': JourneyGraphDisplay,
  json: JsonDisplay,
  'key-value': KeyValueDisplay,
  list: ListDisplay,
  'long-text': LongTextDisplay,
  mjml: MjmlDisplay,
  number: NumberDisplay,
  object: ObjectDisplay,
  'object-schema': ObjectSchemaDisplay,
  'record-id': RecordIdDisplay,
  'record-kind': RecordKindDisplay,
  'field-name': FieldNameDisplay,
  reference: ReferenceDisplay,
  references: ReferencesDisplay,
  script: ScriptDisplay,
  secret: SecretDisplay,
  tags: TagsDisplay,
  text: TextDisplay,
  language: LanguageDisplay,
  'time-zone': TimeZoneDisplay,
  url: UrlDisplay,
  weekdays: WeekdaysDisplay,
  word: WordDisplay,
}

/** The component that shows values of a kind. */
export const displayOf = (kind: FieldTypeId): ComponentType<FieldDisplayProps> => displays[kind]

registerKinds({ typeOf: fieldTypeOf, displayOf })
