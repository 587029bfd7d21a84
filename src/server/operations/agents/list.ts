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
import { getCall, postEndCall, postKeepCall, postTestCall, postTurn } from './calls.ts'

/** Endpoints about agents, one line each. */
export const agentOperations: readonly Endpoint[] = [
  getAgentChanges,
  getAgentFigures,
  getCall,
  postAgentAnswer,
  postAgentPublish,
  postAgentUpdate,
  postCampaignAgent,
  postEndCall,
  postFactImport,
  postKeepCall,
  postTestCall,
  postTurn,
]
