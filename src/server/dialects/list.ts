import type { Endpoint } from '../endpoint.ts'
import { segmentHttp } from './segment-http/endpoints.ts'

/** The APIs of others that are spoken here, so that their clients work unchanged. */
export const dialects: readonly Endpoint[] = [...segmentHttp]
