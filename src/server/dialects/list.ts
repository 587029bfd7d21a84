import type { Endpoint } from '../base/endpoint.ts'
import { unomiPublic } from './unomi-public/endpoints.ts'
import { segmentHttp } from './segment-http/endpoints.ts'

/** Third-party APIs that are supported, so that their clients work unchanged. */
export const dialects: readonly Endpoint[] = [...segmentHttp, ...unomiPublic]

/** True for the addresses that browsers call from any website. */
export const isOpenAddress = (path: string): boolean =>
  /^\/(v1|w|cxs|privacy\/profiles)\/|^\/(context\.js(on)?|eventcollector|sourceConfig\/?)$/.test(
    path,
  )
