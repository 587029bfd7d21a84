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
import {
  getSharedAgent,
  getSharedCall,
  postSharedCall,
  postSharedEnd,
  postSharedTurn,
} from './shared.ts'
import { deleteAgentShare, getAgentShares, postAgentShare, postAgentSwitch } from './shares.ts'

/** Endpoints about agents, one line each. */
export const agentOperations: readonly Endpoint[] = [
  deleteAgentShare,
  getAgentShares,
  getSharedAgent,
  getSharedCall,
  postAgentShare,
  postAgentSwitch,
  postSharedCall,
  postSharedEnd,
  postSharedTurn,
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
