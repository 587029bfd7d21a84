import { lines, plainFields } from '../sample.ts'

export const sample = plainFields({ type: 'string', 'x-secret': true, maxLength: 100 }, lines)
