import type { Endpoint } from '../../base/endpoint.ts'
import {
  getJourneyDag,
  getJourneyStatistics,
  postExecutionEnd,
  postExecutionRetry,
  postJourneyActivate,
  postJourneyDeactivate,
  postJourneyPublish,
  postJourneyPublishPreview,
  postJourneySimulate,
  postJourneyStart,
  postJourneyStop,
  postJourneyValidate,
  putJourneyDag,
} from './journeys.ts'
import {
  getJourneyEventLogs,
  getJourneyExecutions,
  getJourneyExport,
  getJourneyLogs,
  getJourneyTasks,
  postJourneyImport,
} from './logs.ts'

/** Endpoints about journeys, one line each. */
export const journeyOperations: readonly Endpoint[] = [
  getJourneyEventLogs,
  getJourneyExecutions,
  getJourneyExport,
  getJourneyLogs,
  getJourneyTasks,
  postJourneyImport,
  getJourneyDag,
  getJourneyStatistics,
  postExecutionEnd,
  postExecutionRetry,
  postJourneyActivate,
  postJourneyDeactivate,
  postJourneyPublish,
  postJourneyPublishPreview,
  postJourneySimulate,
  postJourneyStart,
  postJourneyStop,
  postJourneyValidate,
  putJourneyDag,
]
