import { plainFields, uuids } from '../sample.ts'

export const sample = plainFields({ type: 'string', format: 'uuid' }, uuids)
