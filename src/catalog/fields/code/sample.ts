import { namedFields, paragraphs } from '../sample.ts'

export const sample = namedFields('code', paragraphs, { type: 'string', maxLength: 2000 })
