import type { Endpoint } from '../../base/endpoint.ts'
import { postImpact } from '../impact/impact.ts'
import { getExplain } from './explain.ts'

/** Questions about people: why they are in something, and what a save does to them. */
export const explainOperations: readonly Endpoint[] = [getExplain, postImpact]
