import type { AdminFace } from './admin.ts'
import type { FieldTypeId } from './definitions.ts'
import { actionsAdmin } from './actions/admin.tsx'
import { booleanAdmin } from './boolean/admin.tsx'
import { choiceAdmin } from './choice/admin.tsx'
import { codeAdmin } from './code/admin.tsx'
import { conditionAdmin } from './condition/admin.tsx'
import { dateAdmin } from './date/admin.tsx'
import { dateRangeAdmin } from './date-range/admin.tsx'
import { dateTimeAdmin } from './date-time/admin.tsx'
import { durationAdmin } from './duration/admin.tsx'
import { elementsAdmin } from './elements/admin.tsx'
import { emailAdmin } from './email/admin.tsx'
import { eventSchemaAdmin } from './event-schema/admin.tsx'
import { fieldNameAdmin } from './field-name/admin.tsx'
import { idAdmin } from './id/admin.tsx'
import { journeyGraphAdmin } from './journey-graph/admin.tsx'
import { jsonAdmin } from './json/admin.tsx'
import { keyValueAdmin } from './key-value/admin.tsx'
import { languageAdmin } from './language/admin.tsx'
import { listAdmin } from './list/admin.tsx'
import { longTextAdmin } from './long-text/admin.tsx'
import { mjmlAdmin } from './mjml/admin.tsx'
import { numberAdmin } from './number/admin.tsx'
import { objectAdmin } from './object/admin.tsx'
import { objectSchemaAdmin } from './object-schema/admin.tsx'
import { parametersAdmin } from './parameters/admin.tsx'
import { recordIdAdmin } from './record-id/admin.tsx'
import { recordKindAdmin } from './record-kind/admin.tsx'
import { referenceAdmin } from './reference/admin.tsx'
import { referencesAdmin } from './references/admin.tsx'
import { scriptAdmin } from './script/admin.tsx'
import { secretAdmin } from './secret/admin.tsx'
import { tagsAdmin } from './tags/admin.tsx'
import { textAdmin } from './text/admin.tsx'
import { timeZoneAdmin } from './time-zone/admin.tsx'
import { urlAdmin } from './url/admin.tsx'
import { weekdaysAdmin } from './weekdays/admin.tsx'
import { wordAdmin } from './word/admin.tsx'

/** The react-admin components of each kind; the record type makes a missing line a type error. */
const faces: Record<FieldTypeId, AdminFace> = {
  actions: actionsAdmin,
  boolean: booleanAdmin,
  choice: choiceAdmin,
  code: codeAdmin,
  condition: conditionAdmin,
  date: dateAdmin,
  'date-range': dateRangeAdmin,
  'date-time': dateTimeAdmin,
  duration: durationAdmin,
  elements: elementsAdmin,
  email: emailAdmin,
  'event-schema': eventSchemaAdmin,
  id: idAdmin,
  'journey-graph': journeyGraphAdmin,
  json: jsonAdmin,
  'key-value': keyValueAdmin,
  list: listAdmin,
  'long-text': longTextAdmin,
  number: numberAdmin,
  object: objectAdmin,
  'object-schema': objectSchemaAdmin,
  parameters: parametersAdmin,
  'record-id': recordIdAdmin,
  'record-kind': recordKindAdmin,
  'field-name': fieldNameAdmin,
  reference: referenceAdmin,
  references: referencesAdmin,
  mjml: mjmlAdmin,
  script: scriptAdmin,
  secret: secretAdmin,
  tags: tagsAdmin,
  text: textAdmin,
  language: languageAdmin,
  'time-zone': timeZoneAdmin,
  url: urlAdmin,
  weekdays: weekdaysAdmin,
  word: wordAdmin,
}

/** The react-admin components of a kind. */
export const adminFace = (kind: FieldTypeId): AdminFace => faces[kind]
