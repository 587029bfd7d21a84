import type { Endpoint } from '../../base/endpoint.ts'
import {
  getErrors,
  getRunView,
  postFetch,
  postFile,
  postProfilesImport,
  postStart,
  postStop,
  postTry,
  postUpload,
} from './imports.ts'

/** Files of people, and how they are imported. */
export const importOperations: readonly Endpoint[] = [
  getErrors,
  getRunView,
  postFetch,
  postFile,
  postProfilesImport,
  postStart,
  postStop,
  postTry,
  postUpload,
]
