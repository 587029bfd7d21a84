import fc from 'fast-check'
import { plainFields } from '../sample.ts'

const addresses = fc.constantFrom('ann@firm.example', "o'hara+news@Mail.Firm.example", 'x@a-b.no')

export const sample = plainFields({ type: 'string', format: 'email' }, addresses)
