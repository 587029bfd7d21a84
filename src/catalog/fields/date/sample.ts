import { days, plainFields } from '../sample.ts'

export const sample = plainFields({ type: 'string', format: 'date' }, days)
