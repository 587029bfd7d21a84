import fc from 'fast-check'
import { namedFields } from '../sample.ts'

const zones = fc.constantFrom('Europe/Berlin', 'America/Argentina/Ushuaia', 'UTC')

export const sample = namedFields('time-zone', zones, { type: 'string', maxLength: 60 })
