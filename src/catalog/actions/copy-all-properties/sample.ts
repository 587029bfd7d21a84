import fc from 'fast-check'
import { copiedRuns, type ActionSample } from '../sample.ts'

export const sample: ActionSample = { runs: copiedRuns(fc.constant({})) }
