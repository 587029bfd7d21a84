import { namedFields, paragraphs } from '../sample.ts'

export const sample = namedFields('script', paragraphs, { type: 'string', maxLength: 20_000 })
