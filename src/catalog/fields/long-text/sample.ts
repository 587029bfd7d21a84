import { paragraphs, plainFields } from '../sample.ts'

export const sample = plainFields({ type: 'string', maxLength: 2000 }, paragraphs)
