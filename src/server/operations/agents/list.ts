import type { Endpoint } from '../../base/endpoint.ts'
import {
  getAgentChanges,
  getAgentFigures,
  postAgentAnswer,
  postAgentPublish,
  postAgentUpdate,
  postCampaignAgent,
  postFactImport,
} from './agents.ts'

/** Endpoints about agents, one line each. */
export const agentOperations: readonly Endpoint[] = [
  getAgentChanges,
  getAgentFigures,
  postAgentAnswer,
  postAgentPublish,
  postAgentUpdate,
  postCampaignAgent,
  postFactImport,
]
