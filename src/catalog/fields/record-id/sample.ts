import { namedFields, recordIds } from '../sample.ts'

export const sample = namedFields('record-id', recordIds, { type: 'string', maxLength: 60 })
