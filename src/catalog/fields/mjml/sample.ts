import { namedFields, paragraphs } from '../sample.ts'

export const sample = namedFields('mjml', paragraphs, { type: 'string', maxLength: 20_000 })
