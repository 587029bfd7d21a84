import { useNavigate } from 'react-router-dom'
import { api } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import type { Agent } from '#model/schema/entities.generated.ts'
import type { CampaignListRow, CampaignView } from '#model/api/outreach.ts'
import { useAction } from '../page-parts/use-action.ts'
import { tCampaigns as t } from './messages.ts'

export type ActionTarget = Pick<CampaignListRow, 'id' | 'name' | 'state' | 'launchedAt'>

const address = (id: string, verb: string) => `/campaigns/${encodeURIComponent(id)}/${verb}`
const refresh = [['campaigns'], ['campaign'], ['dashboard']]

/** The actions on a campaign, for the list and its own page. */
export function useCampaignActions() {
  const navigate = useNavigate()
  const act = (verb: string, done: (campaign: ActionTarget) => string) => useActing(verb, done)
  const duplicate = useAction(
    (campaign: ActionTarget) => api.post<CampaignView>(address(campaign.id, 'duplicate'), {}),
    {
      refresh,
      done: () => t('campaigns.duplicated'),
      onDone: (copy) => void navigate(paths.configure(copy.id)),
    },
  )
  const makeAgent = useAction(
    (campaign: ActionTarget) => api.post<Agent>(address(campaign.id, 'agent'), {}),
    {
      refresh: [['agents']],
      done: (_, { name }) => t('campaigns.agentMade', { name }),
      onDone: ({ id }) => void navigate(paths.agent(id)),
    },
  )
  return {
    pause: act('pause', ({ name }) => t('campaigns.paused', { name })),
    resume: act('resume', ({ name }) => t('campaigns.resumed', { name })),
    archive: act('archive', ({ name }) => t('campaigns.archived', { name })),
    restore: act('restore', ({ name }) => t('campaigns.restored', { name })),
    duplicate,
    makeAgent,
  }
}

function useActing(verb: string, done: (campaign: ActionTarget) => string) {
  return useAction((campaign: ActionTarget) => api.post(address(campaign.id, verb), {}), {
    refresh,
    done: (campaign) => done(campaign),
  })
}

/** The address of a campaign: its page once launched, its configuration before. */
export const campaignHref = ({ id, state, launchedAt }: ActionTarget): string =>
  launchedAt || !['draft', 'configuring', 'ready'].includes(state)
    ? paths.campaign(id)
    : paths.configure(id)

export const canArchive = ({ state }: Pick<ActionTarget, 'state'>): boolean =>
  state !== 'running' && state !== 'archived'
