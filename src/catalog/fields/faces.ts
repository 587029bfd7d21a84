import './fields.css'
import type { FieldTypeId } from './definitions.ts'
import type { FieldComponents } from './face.ts'
import { ActionsDisplay } from './actions/display.tsx'
import { ActionsInput } from './actions/input.tsx'
import { BooleanDisplay } from './boolean/display.tsx'
import { BooleanInput } from './boolean/input.tsx'
import { ChoiceDisplay } from './choice/display.tsx'
import { ChoiceInput } from './choice/input.tsx'
import { CodeDisplay } from './code/display.tsx'
import { CodeInput } from './code/input.tsx'
import { ConditionDisplay } from './condition/display.tsx'
import { ConditionInput } from './condition/input.tsx'
import { DateDisplay } from './date/display.tsx'
import { DateInput } from './date/input.tsx'
import { DateRangeDisplay } from './date-range/display.tsx'
import { DateRangeInput } from './date-range/input.tsx'
import { DateTimeDisplay } from './date-time/display.tsx'
import { DateTimeInput } from './date-time/input.tsx'
import { DurationDisplay } from './duration/display.tsx'
import { DurationInput } from './duration/input.tsx'
import { ElementsDisplay } from './elements/display.tsx'
import { ElementsInput } from './elements/input.tsx'
import { EmailDisplay } from './email/display.tsx'
import { EmailInput } from './email/input.tsx'
import { EventSchemaDisplay } from './event-schema/display.tsx'
import { EventSchemaInput } from './event-schema/input.tsx'
import { IdDisplay } from './id/display.tsx'
import { IdInput } from './id/input.tsx'
import { JourneyGraphDisplay } from './journey-graph/display.tsx'
import { JourneyGraphInput } from './journey-graph/input.tsx'
import { JsonDisplay } from './json/display.tsx'
import { JsonInput } from './json/input.tsx'
import { KeyValueDisplay } from './key-value/display.tsx'
import { KeyValueInput } from './key-value/input.tsx'
import { ListDisplay } from './list/display.tsx'
import { ListInput } from './list/input.tsx'
import { LongTextDisplay } from './long-text/display.tsx'
import { LongTextInput } from './long-text/input.tsx'
import { NumberDisplay } from './number/display.tsx'
import { NumberInput } from './number/input.tsx'
import { ObjectDisplay } from './object/display.tsx'
import { ObjectInput } from './object/input.tsx'
import { ObjectSchemaDisplay } from './object-schema/display.tsx'
import { ObjectSchemaInput } from './object-schema/input.tsx'
import { ParametersDisplay } from './parameters/display.tsx'
import { ParametersInput } from './parameters/input.tsx'
import { RecordIdDisplay } from './record-id/display.tsx'
import { RecordIdInput } from './record-id/input.tsx'
import { RecordKindDisplay } from './record-kind/display.tsx'
import { RecordKindInput } from './record-kind/input.tsx'
import { ReferenceDisplay } from './reference/display.tsx'
import { ReferenceInput } from './reference/input.tsx'
import { ReferencesDisplay } from './references/display.tsx'
import { ReferencesInput } from './references/input.tsx'
import { ScriptDisplay } from './script/display.tsx'
import { ScriptInput } from './script/input.tsx'
import { SecretDisplay } from './secret/display.tsx'
import { SecretInput } from './secret/input.tsx'
import { TagsDisplay } from './tags/display.tsx'
import { TagsInput } from './tags/input.tsx'
import { TextDisplay } from './text/display.tsx'
import { TextInput } from './text/input.tsx'
import { TimeZoneDisplay } from './time-zone/display.tsx'
import { TimeZoneInput } from './time-zone/input.tsx'
import { UrlDisplay } from './url/display.tsx'
import { UrlInput } from './url/input.tsx'
import { WeekdaysDisplay } from './weekdays/display.tsx'
import { WeekdaysInput } from './weekdays/input.tsx'
import { WordDisplay } from './word/display.tsx'
import { WordInput } from './word/input.tsx'

/** The components of each kind; the record type makes a missing line a type error. */
const faces: Record<FieldTypeId, FieldComponents> = {
  actions: { Display: ActionsDisplay, Input: ActionsInput },
  boolean: { Display: BooleanDisplay, Input: BooleanInput },
  choice: { Display: ChoiceDisplay, Input: ChoiceInput },
  code: { Display: CodeDisplay, Input: CodeInput },
  condition: { Display: ConditionDisplay, Input: ConditionInput },
  date: { Display: DateDisplay, Input: DateInput },
  'date-range': { Display: DateRangeDisplay, Input: DateRangeInput },
  'date-time': { Display: DateTimeDisplay, Input: DateTimeInput },
  duration: { Display: DurationDisplay, Input: DurationInput },
  elements: { Display: ElementsDisplay, Input: ElementsInput },
  parameters: { Display: ParametersDisplay, Input: ParametersInput },
  email: { Display: EmailDisplay, Input: EmailInput },
  'event-schema': { Display: EventSchemaDisplay, Input: EventSchemaInput },
  id: { Display: IdDisplay, Input: IdInput },
  'journey-graph': { Display: JourneyGraphDisplay, Input: JourneyGraphInput },
  json: { Display: JsonDisplay, Input: JsonInput },
  'key-value': { Display: KeyValueDisplay, Input: KeyValueInput },
  list: { Display: ListDisplay, Input: ListInput },
  'long-text': { Display: LongTextDisplay, Input: LongTextInput },
  number: { Display: NumberDisplay, Input: NumberInput },
  object: { Display: ObjectDisplay, Input: ObjectInput },
  'object-schema': { Display: ObjectSchemaDisplay, Input: ObjectSchemaInput },
  'record-id': { Display: RecordIdDisplay, Input: RecordIdInput },
  'record-kind': { Display: RecordKindDisplay, Input: RecordKindInput },
  reference: { Display: ReferenceDisplay, Input: ReferenceInput },
  references: { Display: ReferencesDisplay, Input: ReferencesInput },
  script: { Display: ScriptDisplay, Input: ScriptInput },
  secret: { Display: SecretDisplay, Input: SecretInput },
  tags: { Display: TagsDisplay, Input: TagsInput },
  text: { Display: TextDisplay, Input: TextInput },
  'time-zone': { Display: TimeZoneDisplay, Input: TimeZoneInput },
  url: { Display: UrlDisplay, Input: UrlInput },
  weekdays: { Display: WeekdaysDisplay, Input: WeekdaysInput },
  word: { Display: WordDisplay, Input: WordInput },
}

/** The components of a kind. */
export const fieldComponents = (kind: FieldTypeId): FieldComponents => faces[kind]
